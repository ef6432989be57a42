import { yesIf } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { OneButton } from '#ui/panel/one-button.tsx';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { ClientAddresses, ClientContact } from './client-contact.tsx';
import { CLIENT_NOTE } from './client-fields.ts';
import { ClientPoints } from './client-points.tsx';
import type { ClientForms, ClientView, ConsentView } from './client-view.ts';
import { AccountState } from './clients-page.tsx';
import { PersonTrail } from './person-trail.tsx';
import { Privacy } from './privacy.tsx';

type Shown = { t: PanelWords; notice: PanelNotice | undefined; forms: ClientForms };

/** A client on one screen. */
export const clientPage = ({ t, notice, forms }: Shown, view: ClientView): PanelPage => ({
  ...{ title: nameOf(view.client), here: 'clients', notice },
  up: { href: panelLinks.clients, text: t('clients.title') },
  content: <Client {...view} forms={forms} />,
});

/** Who has told no name is called by the login. */
export const nameOf = (client: { firstname: string; lastname: string; login: string }): string =>
  `${client.firstname} ${client.lastname}`.trim() || client.login;

function Client({ client, addresses, points, consents, trail, forms }: ClientView & { forms: ClientForms }) {
  const { t, may } = usePanel();
  const { id, active, blockedAt, createdAt, email } = client;
  return (
    <>
      <p className="facts">
        <AccountState isActive={active} />
        <span>
          {t('clients.since')}: <When at={createdAt} exact />
        </span>
        {blockedAt && (
          <span>
            {t('client.blockedAt')}: <When at={blockedAt} exact />
          </span>
        )}
        {may('audit.read') && <a href={`${panelLinks.audit}?kind=client&id=${id}`}>{t('client.history')}</a>}
      </p>
      <div className="order">
        <div className="order__main">
          <PersonTrail trail={trail} />
          <ClientPoints client={client} points={points} state={forms.points} />
          <Consents consents={consents} />
        </div>
        <div className="order__aside">
          <ClientContact client={client} state={forms.contact} />
          <ClientAddresses addresses={addresses} />
          <Note client={client} state={forms.note} />
          {may('client.edit') && <Block client={client} />}
          <Privacy
            exportAction={panelLinks.clientExport(id)}
            eraseAction={panelLinks.clientErase(id)}
            state={forms.erase}
            email={email}
          />
        </div>
      </div>
    </>
  );
}

type OfClient = Pick<ClientView, 'client'>;

function Note({ client: { id, note }, state }: OfClient & { state: ClientForms['note'] }) {
  const { t, may } = usePanel();
  // Once somebody has seen what others wrote, it is what they write over.
  const values = { note, was: note, ...state?.values, ...(state?.theirs && { was: note }) };
  return (
    <section className="sheet">
      <h2>{t('client.note')}</h2>
      {may('client.edit') ? (
        <PanelForm
          action={panelLinks.clientNote(id)}
          fields={CLIENT_NOTE}
          state={{ ...state, values }}
          send="client.noteSave"
        />
      ) : (
        <p className="said__text">{note || '–'}</p>
      )}
    </section>
  );
}

function Block({ client: { id, active, version } }: OfClient) {
  const { t } = usePanel();
  return (
    <section className="sheet">
      <OneButton
        action={panelLinks.clientBlock(id)}
        text={t(active ? 'client.block' : 'client.unblock')}
        fields={{ blocked: yesIf(active), version }}
      />
      {active && <p className="muted">{t('client.blockText')}</p>}
    </section>
  );
}

function Consents({ consents }: { consents: readonly ConsentView[] }) {
  const { t } = usePanel();
  return (
    <section className="sheet">
      <h2>{t('client.consents')}</h2>
      {consents.length === 0 ? (
        <p className="muted">{t('client.noConsents')}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('client.when')}</th>
              <th scope="col">{t('client.given')}</th>
              <th scope="col">{t('client.wording')}</th>
            </tr>
          </thead>
          <tbody>
            {consents.map(({ id, wording, given, statedAt }) => (
              <tr key={id}>
                <th scope="row">
                  <When at={statedAt} exact />
                </th>
                <td data-label={t('client.given')}>{t(given ? 'client.yes' : 'client.no')}</td>
                <td data-label={t('client.wording')}>{wording}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
