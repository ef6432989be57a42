import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { BANK, CHANGE_EMAIL, CHANGE_PASSWORD, CONSENTS, PERSON, REMOVE_ACCOUNT } from './account-fields.ts';
import { EmailState, type EmailView } from './email-state.tsx';
import { SimpleForm } from './simple-form.tsx';

type Form = { state: FormState };

/** Who the client is, and where e-mails go: two forms, because an address is changed with the password only. */
type PersonAndEmailProps = { person: FormState; email: FormState; now: EmailView };

export function PersonAndEmail({ person, email, now }: PersonAndEmailProps) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <SimpleForm
        action={links.accountData}
        fields={PERSON}
        state={person}
        send="account.save"
        draft="person"
      />
      <h2>{t('account.emailTitle')}</h2>
      <p>{t('account.emailNow', { email: now.email })}</p>
      <EmailState {...now} />
      <SimpleForm action={links.accountEmail} fields={CHANGE_EMAIL} state={email} send="account.emailSend" />
    </>
  );
}

export function BankForm({ state }: Form) {
  const links = useLinks();
  return <SimpleForm action={links.accountBank} fields={BANK} state={state} send="account.save" />;
}

export function ConsentsForm({ state }: Form) {
  const links = useLinks();
  return <SimpleForm action={links.accountConsents} fields={CONSENTS} state={state} send="account.save" />;
}

export function PasswordForm({ state, login }: Form & { login: string }) {
  const links = useLinks();
  return (
    <SimpleForm
      action={links.accountPassword}
      fields={CHANGE_PASSWORD}
      state={state}
      send="account.passwordSend"
      login={login}
    />
  );
}

/** What the law gives clients: to take their data along, and to be forgotten. */
export function Privacy({ state, login }: Form & { login: string }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <h2>{t('account.exportTitle')}</h2>
      <p>{t('account.exportText')}</p>
      <p>
        <a className="button button--secondary" href={links.accountExport} download>
          {t('account.export')}
        </a>
      </p>
      <h2>{t('account.removeTitle')}</h2>
      <p>{t('account.removeText')}</p>
      <SimpleForm
        action={links.accountRemove}
        fields={REMOVE_ACCOUNT}
        state={state}
        send="account.removeSend"
        login={login}
      />
    </>
  );
}
