import { panelLinks } from '#contract/panel/panel-links.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { PanelForm, useDraft } from '#ui/panel/panel-form.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { CLIENT_CONTACT } from './client-fields.ts';
import type { AddressView, ClientView } from './client-view.ts';

type Props = Pick<ClientView, 'client'> & { state: FormState | undefined };

/** How a client is reached. */
export function ClientContact({ client, state }: Props) {
  const { t, may } = usePanel();
  const { login, email, emailConfirmedAt, newEmail, phone, phone2, birthDate, language, lastLoginAt } =
    client;
  return (
    <section className="sheet">
      <h2>{t('client.contact')}</h2>
      <dl className="facts-list">
        <dt>{t('clients.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
          {!emailConfirmedAt && <span className="order__codes muted">{t('client.unconfirmed')}</span>}
        </dd>
        <Fact name={t('client.newEmail')} value={newEmail} />
        <Fact name={t('clients.phone')} value={phone} />
        <Fact name={t('client.phone2')} value={phone2} />
        <Fact name={t('client.login')} value={login} />
        <Fact name={t('client.birthDate')} value={birthDate} />
        <Fact name={t('client.language')} value={t(`language.${language}`)} />
        <dt>{t('client.lastLogin')}</dt>
        <dd>{lastLoginAt ? <When at={lastLoginAt} /> : t('panel.never')}</dd>
      </dl>
      {may('client.edit') && <ChangeContact client={client} state={state} />}
    </section>
  );
}

function ChangeContact({ client, state }: Props) {
  const { t } = usePanel();
  const action = panelLinks.clientContact(client.id);
  const draft = useDraft(action, state);
  const { firstname, lastname, phone, email, newEmail } = client;
  const now = { firstname, lastname, phone: phone ?? '', email: newEmail ?? email };
  const was = JSON.stringify(now);
  // Once somebody has seen what others wrote, it is what they write over.
  const values = { ...now, was, ...state?.values, ...(state?.theirs && { was }) };
  return (
    <details className="action" open={state !== undefined || draft !== undefined}>
      <summary>{t('client.contactChange')}</summary>
      <PanelForm
        action={action}
        fields={CLIENT_CONTACT}
        state={{ ...state, values }}
        send="client.contactSave"
      />
    </details>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

export function ClientAddresses({ addresses }: { addresses: readonly AddressView[] }) {
  const { t } = usePanel();
  if (addresses.length === 0) return null;
  return (
    <section className="sheet">
      {addresses.map((address) => (
        <div key={address.id} className="order__address">
          <h3>{t(`client.${address.kind}`)}</h3>
          {linesOf(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      ))}
    </section>
  );
}

function linesOf({ firstname, lastname, company, taxNumber, street, streetNumber, ...rest }: AddressView) {
  const { zipcode, city, phone } = rest;
  return [
    ...[company ?? '', taxNumber ?? '', `${firstname} ${lastname}`],
    ...[`${street} ${streetNumber ?? ''}`, `${zipcode} ${city}`, phone ?? ''],
  ]
    .map((line) => line.trim())
    .filter(Boolean);
}
