import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';

export type ClientRow = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  active: boolean;
  createdAt: Date;
  orders: number;
};
export type GuestRow = { email: string; name: string; orders: number };

export type ClientsView = {
  words: string;
  clients: readonly ClientRow[];
  guests: readonly GuestRow[];
  newer?: string | undefined;
  older?: string | undefined;
};

type Words = { t: PanelWords; notice: PanelNotice | undefined };

export const clientsPage = ({ t, notice }: Words, view: ClientsView): PanelPage => ({
  ...{ title: t('clients.title'), lead: t('clients.lead'), here: 'clients', notice },
  content: <ClientsList {...view} />,
});

function ClientsList({ words, clients, guests, newer, older }: ClientsView) {
  const { t } = usePanel();
  const isNobody = clients.length === 0 && guests.length === 0;
  return (
    <>
      <search>
        <form className="filters" action={panelLinks.clients}>
          <Field name="q" type="search" label={t('clients.words')} value={words} maxLength={200} />
          <div className="filters__send">
            <Button type="submit" kind="secondary">
              {t('panel.search')}
            </Button>
            {words && <a href={panelLinks.clients}>{t('panel.clear')}</a>}
          </div>
        </form>
      </search>
      {isNobody && <p className="empty">{t(words ? 'panel.nothingFound' : 'clients.empty')}</p>}
      {clients.length > 0 && <Clients clients={clients} />}
      <KeysetPager newer={newer} older={older} />
      {guests.length > 0 && (
        <section className="others">
          <h2>{t('clients.guests')}</h2>
          <Guests guests={guests} />
        </section>
      )}
    </>
  );
}

function Clients({ clients }: Pick<ClientsView, 'clients'>) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('clients.name')}</th>
          <th scope="col">{t('clients.email')}</th>
          <th scope="col">{t('clients.phone')}</th>
          <th scope="col" className="number">
            {t('clients.orders')}
          </th>
          <th scope="col">{t('clients.since')}</th>
          <th scope="col">{t('clients.state')}</th>
        </tr>
      </thead>
      <tbody>
        {clients.map(({ id, name, email, phone, orders, createdAt, active }) => (
          <tr key={id}>
            <th scope="row">
              <a href={panelLinks.client(id)}>{name}</a>
            </th>
            <td data-label={t('clients.email')}>{email}</td>
            <td data-label={t('clients.phone')}>{phone}</td>
            <td data-label={t('clients.orders')} className="number">
              {orders}
            </td>
            <td data-label={t('clients.since')}>
              <When at={createdAt} />
            </td>
            <td data-label={t('clients.state')}>
              <AccountState isActive={active} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AccountState({ isActive }: { isActive: boolean }) {
  const { t } = usePanel();
  return (
    <StateWord kind={isActive ? 'done' : 'bad'}>
      {t(isActive ? 'clients.active' : 'clients.blocked')}
    </StateWord>
  );
}

function Guests({ guests }: Pick<ClientsView, 'guests'>) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('clients.email')}</th>
          <th scope="col">{t('clients.guest')}</th>
          <th scope="col" className="number">
            {t('clients.orders')}
          </th>
        </tr>
      </thead>
      <tbody>
        {guests.map(({ email, name, orders }) => (
          <tr key={email}>
            <th scope="row">
              <a href={panelLinks.guest(email)}>{email}</a>
            </th>
            <td data-label={t('clients.guest')}>{name}</td>
            <td data-label={t('clients.orders')} className="number">
              {orders}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
