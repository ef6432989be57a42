import { panelLinks } from '#contract/panel/panel-links.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { PasskeyFailed } from '#ui/panel/passkey-failed.tsx';
import { CODE, FIRST_OWNER, FORGOTTEN, NEW_PASSWORD, RECOVERY, SIGN_IN } from './entrance-fields.ts';
import type { PanelNotice, PanelPage } from './panel-page.ts';

type Door = { t: PanelWords; state?: FormState | undefined; notice?: PanelNotice | undefined };

export const signInPage = ({
  t,
  state,
  notice,
  goOn,
  demo,
}: Door & { goOn: string; demo: 'open' | 'closed' | undefined }): PanelPage => ({
  ...{ title: t('entrance.title'), notice, isDoor: true },
  content: (
    <>
      <PanelForm
        action={panelLinks.signIn}
        fields={SIGN_IN}
        state={state}
        send="entrance.send"
        aside={<a href={panelLinks.forgotten}>{t('entrance.forgotten')}</a>}
      >
        <input type="hidden" name="go_on" value={goOn} />
      </PanelForm>
      <PasskeyDoor goOn={goOn} />
      {demo === 'open' && <DemoDoor />}
      {demo === 'closed' && <p className="door__demo">{t('entrance.demoClosed')}</p>}
    </>
  ),
});

/** Shown by the script where the browser knows passkeys. */
function PasskeyDoor({ goOn }: { goOn: string }) {
  const { t } = usePanel();
  return (
    <div className="door__passkey">
      <form
        action={panelLinks.passkey}
        method="post"
        data-passkey="sign-in"
        data-question={panelLinks.passkeyQuestion}
        hidden
      >
        <CsrfField />
        <input type="hidden" name="go_on" value={goOn} />
        <input type="hidden" name="answer" />
        <p className="door__or">{t('entrance.or')}</p>
        <Button type="submit" kind="secondary" wide>
          {t('entrance.passkey')}
        </Button>
        <PasskeyFailed text={t('entrance.passkeyFailed')} />
      </form>
    </div>
  );
}

function DemoDoor() {
  const { t } = usePanel();
  return (
    <form className="door__demo" action={panelLinks.demo} method="post">
      <CsrfField />
      <p>{t('entrance.demoText')}</p>
      <Button type="submit" kind="secondary">
        {t('entrance.demo')}
      </Button>
    </form>
  );
}

export const secondStepPage = ({ t, state, goOn }: Door & { goOn: string }): PanelPage => ({
  ...{ title: t('secondStep.title'), lead: t('secondStep.lead'), isDoor: true },
  content: (
    <PanelForm
      action={panelLinks.secondStep}
      fields={CODE}
      state={state}
      send="entrance.send"
      aside={<a href={panelLinks.recovery}>{t('secondStep.recovery')}</a>}
    >
      <input type="hidden" name="go_on" value={goOn} />
    </PanelForm>
  ),
});

export const recoveryPage = ({ t, state }: Door): PanelPage => ({
  ...{ title: t('recovery.title'), lead: t('recovery.lead'), isDoor: true },
  content: (
    <PanelForm
      action={panelLinks.recovery}
      fields={RECOVERY}
      state={state}
      send="entrance.send"
      aside={<a href={panelLinks.secondStep}>{t('recovery.app')}</a>}
    />
  ),
});

export const forgottenPage = ({ t, state, notice }: Door): PanelPage => ({
  ...{ title: t('forgotten.title'), lead: t('forgotten.lead'), notice, isDoor: true },
  content: (
    <PanelForm
      action={panelLinks.forgotten}
      fields={FORGOTTEN}
      state={state}
      send="forgotten.send"
      aside={<a href={panelLinks.signIn}>{t('entrance.back')}</a>}
    />
  ),
});

type OfLink = Door & { token: string; name: string; email: string };

export const invitationPage = ({ t, state, token, name, email }: OfLink): PanelPage => ({
  ...{ title: t('invitation.title', { name }), lead: t('invitation.lead', { email }), isDoor: true },
  content: (
    <PanelForm
      action={panelLinks.invitation(token)}
      fields={NEW_PASSWORD}
      state={state}
      send="invitation.send"
      login={email}
    />
  ),
});

export const newPasswordPage = ({ t, state, token, email }: Omit<OfLink, 'name'>): PanelPage => ({
  ...{ title: t('newPassword.title'), isDoor: true },
  content: (
    <PanelForm
      action={panelLinks.newPassword(token)}
      fields={NEW_PASSWORD}
      state={state}
      send="newPassword.send"
      login={email}
    />
  ),
});

export const firstOwnerPage = ({ t, state, token }: Door & { token: string }): PanelPage => ({
  ...{ title: t('firstOwner.title'), lead: t('firstOwner.lead'), isDoor: true },
  content: (
    <PanelForm
      action={panelLinks.firstOwner(token)}
      fields={FIRST_OWNER}
      state={state}
      send="firstOwner.send"
    />
  ),
});
