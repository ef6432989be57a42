import { YES } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { ACCOUNT, CHANGE_PASSWORD, currentPassword, SET_APP } from './entrance-fields.ts';
import type { PanelNotice, PanelPage } from './panel-page.ts';
import { Passkeys, type PasskeyView } from './passkey-list.tsx';

type Own = { t: PanelWords; state?: FormState | undefined; notice?: PanelNotice | undefined };
type Account = Own & {
  hasApp: boolean;
  codesLeft: number;
  isDemo: boolean;
  passkeys: readonly PasskeyView[];
};

export const accountPage = ({ t, state, notice, ...account }: Account): PanelPage => ({
  ...{ title: t('account.title'), here: 'account', notice },
  content: (
    <div className="columns">
      <section className="sheet">
        <h2>{t('account.person')}</h2>
        <PanelForm action={panelLinks.account} fields={ACCOUNT} state={state} send="panel.save" />
        <Settings />
      </section>
      <section className="sheet">
        <h2>{t('account.security')}</h2>
        {account.isDemo ? <p>{t('account.noPassword')}</p> : <Security {...account} />}
        <h3>{t('account.sessions')}</h3>
        <p>
          <ButtonLink kind="secondary" href={panelLinks.accountSessions}>
            {t('account.sessionsShow')}
          </ButtonLink>
        </p>
      </section>
    </div>
  ),
});

/** What only oneself hears and presses. */
function Settings() {
  const { t, hasSound = false, hasKeys = true } = usePanel();
  return (
    <form className="form" action={panelLinks.accountSettings} method="post">
      <CsrfField />
      <h3>{t('account.settings')}</h3>
      <Switch name="sound" isOn={hasSound} label={t('account.sound')} hint={t('account.soundHint')} />
      <Switch name="keys" isOn={hasKeys} label={t('account.keys')} hint={t('account.keysHint')} />
      <div className="form__actions">
        <Button type="submit" kind="secondary">
          {t('panel.save')}
        </Button>
      </div>
    </form>
  );
}

function Switch({ name, isOn, label, hint }: { name: string; isOn: boolean; label: string; hint: string }) {
  return (
    <div>
      <label className="switch">
        <input
          type="checkbox"
          name={name}
          value={YES}
          defaultChecked={isOn}
          aria-describedby={`${name}-hint`}
        />
        <span>{label}</span>
      </label>
      <p id={`${name}-hint`} className="muted">
        {hint}
      </p>
    </div>
  );
}

function Security({ hasApp, codesLeft, passkeys }: Pick<Account, 'hasApp' | 'codesLeft' | 'passkeys'>) {
  const { t } = usePanel();
  return (
    <>
      <p>
        <ButtonLink kind="secondary" href={panelLinks.accountPassword}>
          {t('account.changePassword')}
        </ButtonLink>
      </p>
      <Passkeys passkeys={passkeys} />
      <h3>{t('account.app')}</h3>
      <p>
        <StateWord kind={hasApp ? 'done' : 'wait'}>
          {t(hasApp ? 'account.appOn' : 'account.appOff')}
        </StateWord>
      </p>
      <p>
        <ButtonLink kind="secondary" href={hasApp ? panelLinks.accountAppRemove : panelLinks.accountApp}>
          {t(hasApp ? 'account.appRemove' : 'account.appSet')}
        </ButtonLink>
      </p>
      {hasApp && (
        <>
          <h3>{t('account.codes')}</h3>
          <p>{t('account.codesLeft', { n: codesLeft })}</p>
          <p>
            <ButtonLink kind="secondary" href={panelLinks.accountCodes}>
              {t('account.codesMake')}
            </ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

/** Where the pages of one's own account stand. */
export const own = (t: PanelWords) =>
  ({ here: 'account', up: { href: panelLinks.account, text: t('account.title') } }) as const;

export const passwordPage = ({ t, state, login }: Own & { login: string }): PanelPage => ({
  ...{ title: t('account.changePassword'), ...own(t) },
  content: (
    <section className="sheet">
      <PanelForm
        action={panelLinks.accountPassword}
        fields={CHANGE_PASSWORD}
        state={state}
        send="account.changePassword"
        login={login}
      />
    </section>
  ),
});

/** `picture`: the secret as an SVG for a camera; `secret`: the same, to be typed. */
export const appPage = ({
  t,
  state,
  login,
  picture,
  secret,
}: Own & { login: string; picture: string; secret: string }): PanelPage => ({
  ...{ title: t('app.title'), ...own(t) },
  content: (
    <section className="sheet">
      <p>{t('app.scan')}</p>
      <div
        className="qr"
        role="img"
        aria-label={t('app.picture')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the shop from squares
        dangerouslySetInnerHTML={{ __html: picture }}
      />
      <p>
        {t('app.orType')} <code className="key">{secret}</code>
      </p>
      <p>{t('app.proof')}</p>
      <PanelForm
        action={panelLinks.accountApp}
        fields={SET_APP}
        state={state}
        send="account.appSet"
        login={login}
      />
    </section>
  ),
});

const PROOF = [currentPassword('account.currentPassword')];

/** A page on which one proves who one is before something is taken away or made anew. */
const proofPage =
  (title: PanelKey, lead: PanelKey, action: string, send: PanelKey) =>
  ({ t, state, login }: Own & { login: string }): PanelPage => ({
    ...{ title: t(title), lead: t(lead), ...own(t) },
    content: (
      <section className="sheet">
        <PanelForm action={action} fields={PROOF} state={state} send={send} login={login} />
      </section>
    ),
  });

export const appRemovePage = proofPage(
  'app.removeTitle',
  'app.removeLead',
  panelLinks.accountAppRemove,
  'account.appRemove',
);
export const codesPage = proofPage(
  'codes.title',
  'codes.makeLead',
  panelLinks.accountCodes,
  'account.codesMake',
);

/** Recovery codes, shown once. */
export const newCodesPage = ({ t, codes }: { t: PanelWords; codes: readonly string[] }): PanelPage => ({
  ...{ title: t('codes.title'), lead: t('codes.lead'), ...own(t) },
  content: (
    <section className="sheet">
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink href={panelLinks.account}>{t('codes.done')}</ButtonLink>
      </p>
    </section>
  ),
});
