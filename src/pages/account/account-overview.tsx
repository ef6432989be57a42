import { ButtonLink } from '#ui/button/button.tsx';
import { Day } from '#ui/day/day.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { SECTIONS } from './account-page.tsx';
import { EmailState, type EmailView } from './email-state.tsx';
import { OrderAgain, type OrderRow } from './records.tsx';

export type SubscriptionRow = { key: number; name: string; everyDays: number; number: string };

export type Overview = {
  email: EmailView;
  lastOrder: OrderRow | undefined;
  points: number;
  lists: readonly { id: number; name: string; items: number }[];
  subscriptions: readonly SubscriptionRow[];
};

/** What an account has: the last order, what comes again, points and lists; then all of its sections. */
export function AccountOverview({ email, lastOrder, points, lists, subscriptions }: Overview) {
  const { t } = useShop();
  const links = useLinks();
  const said: Partial<Record<(typeof SECTIONS)[number]['link'], string>> = {
    accountLoyaltyPoints: t('account.loyaltyPointsBalance', { n: points }),
    ...(lists.length > 0 && { accountLists: lists.map(({ name }) => name).join(', ') }),
  };
  return (
    <>
      <EmailState {...email} />
      {lastOrder ? (
        <LastOrder order={lastOrder} />
      ) : (
        <EmptyState title={t('account.noOrders')} text={t('account.noOrdersNext')}>
          <ButtonLink href={links.home}>{t('basket.continue')}</ButtonLink>
        </EmptyState>
      )}
      {subscriptions.length > 0 && <Subscriptions rows={subscriptions} />}
      <ul className="account__tiles">
        {SECTIONS.map(({ link, title, lead }) => (
          <li key={link} className="account__tile">
            <a href={links[link]}>{t(title)}</a>
            <p>{said[link] ?? t(lead)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function LastOrder({ order: { number, date, status, total, items } }: { order: OrderRow }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <section className="account__card" aria-labelledby="last-order">
      <h2 id="last-order">{t('account.lastOrder')}</h2>
      <p>
        <a href={links.order(number)}>{number}</a>, <Day day={date} />
      </p>
      <p>
        <strong>{t(`order.${status}`)}</strong>, {total} ({t('account.items', { n: items })})
      </p>
      <OrderAgain number={number} />
    </section>
  );
}

function Subscriptions({ rows }: { rows: readonly SubscriptionRow[] }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <section className="account__card" aria-labelledby="subscriptions">
      <h2 id="subscriptions">{t('account.subscriptions')}</h2>
      <ul>
        {rows.map(({ key, name, everyDays, number }) => (
          <li key={key}>
            {name}: {t('product.every', { n: everyDays })} (<a href={links.order(number)}>{number}</a>)
          </li>
        ))}
      </ul>
      <p>
        {t('account.subscriptionsChange')} <a href={links.contact}>{t('layout.contact')}</a>
      </p>
    </section>
  );
}
