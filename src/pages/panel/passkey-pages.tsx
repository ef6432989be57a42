import { panelLinks } from '#contract/panel/panel-links.ts';
import type { NewPasskeyQuestion } from '#contract/panel/passkey-question.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { PasskeyFailed } from '#ui/panel/passkey-failed.tsx';
import { own } from './account-pages.tsx';
import { ADD_PASSKEY, currentPassword } from './entrance-fields.ts';
import type { PanelNotice, PanelPage } from './panel-page.ts';

type Own = { t: PanelWords; state?: FormState | undefined; notice?: PanelNotice | undefined; login: string };

export const passkeyAddPage = ({ t, state, notice, login }: Own): PanelPage => ({
  ...{ title: t('passkeys.addTitle'), lead: t('passkeys.addLead'), notice, ...own(t) },
  content: (
    <section className="sheet">
      <PanelForm
        action={panelLinks.accountPasskeyAdd}
        fields={ADD_PASSKEY}
        state={state}
        send="passkeys.next"
        login={login}
      />
    </section>
  ),
});

type Asked = { name: string; question: NewPasskeyQuestion };

/** Where the browser is asked for the passkey: its question works once, so that the page cannot be opened again. */
export const passkeyMakePage = ({ t, ...asked }: { t: PanelWords } & Asked): PanelPage => ({
  ...{ title: t('passkeys.makeTitle', { name: asked.name }), ...own(t) },
  content: <Make {...asked} />,
});

function Make({ name, question }: Asked) {
  const { t } = usePanel();
  return (
    <section className="sheet">
      <p className="muted" data-no-passkey>
        {t('passkeys.unsupported')}
      </p>
      <form
        className="form"
        action={panelLinks.accountPasskeys}
        method="post"
        data-passkey="make"
        data-question={JSON.stringify(question)}
        hidden
      >
        <CsrfField />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="answer" />
        <p>{t('passkeys.makeLead')}</p>
        <div className="form__actions">
          <Button type="submit">{t('passkeys.make')}</Button>
        </div>
        <PasskeyFailed text={t('passkeys.makeFailed')} />
      </form>
    </section>
  );
}

export const PASSKEY_PROOF = [currentPassword('account.currentPassword')];

export const passkeyRemovePage = ({
  t,
  state,
  login,
  id,
  name,
}: Own & { id: string; name: string }): PanelPage => ({
  ...{ title: t('passkeys.removeTitle', { name }), lead: t('passkeys.removeLead'), ...own(t) },
  content: (
    <section className="sheet">
      <PanelForm
        action={panelLinks.accountPasskeyRemove(id)}
        fields={PASSKEY_PROOF}
        state={state}
        send="passkeys.remove"
        login={login}
      />
    </section>
  ),
});
