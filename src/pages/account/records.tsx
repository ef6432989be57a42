import type { PointsRule } from '#domain/loyalty-points/loyalty-points.ts';
import type { PointsReason } from '#domain/loyalty-points/points-reason.ts';
import type { ToldStage } from '#domain/order/order.ts';
import dateField from '#islands/form/date-field/island.ts';
import { Island } from '#pages/island.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Day } from '#ui/day/day.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

export type OrderRow = { number: string; date: string; status: ToldStage; total: string; items: number };

/** The client's orders of a period, or all of them. */
export function Orders({
  orders,
  period,
  problem,
}: {
  orders: OrderRow[];
  period: string;
  problem?: string;
}) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <form className="account__filter" action={links.accountOrders} aria-label={t('label.period')}>
        <Island
          of={dateField}
          props={{
            name: 'period',
            label: t('label.period'),
            mode: 'multiple-ranged',
            value: period,
            ...(problem && { error: problem }),
          }}
        />
        <Button type="submit" kind="secondary">
          {t('account.filter')}
        </Button>
      </form>
      {orders.length === 0 ? (
        <NoOrders isPeriod={period !== ''} />
      ) : (
        <table className="account__table">
          <thead>
            <tr>
              <th scope="col">{t('account.orderNumber')}</th>
              <th scope="col">{t('account.orderDate')}</th>
              <th scope="col">{t('account.orderStatus')}</th>
              <th scope="col">{t('account.orderTotal')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.number}>
                <th scope="row">
                  <a href={links.order(order.number)}>{order.number}</a>
                  <OrderAgain number={order.number} />
                </th>
                <td>
                  <Day day={order.date} />
                </td>
                <td>{t(`order.${order.status}`)}</td>
                <td>
                  {order.total} <small>({t('account.items', { n: order.items })})</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Takes all of the order into the basket once more. */
export function OrderAgain({ number }: { number: string }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <form action={links.orderAgain} method="post">
      <input type="hidden" name="number" value={number} />
      <Button type="submit" kind="quiet" aria-label={t('order.buyAgainOf', { number })}>
        {t('order.buyAgain')}
      </Button>
    </form>
  );
}

function NoOrders({ isPeriod }: { isPeriod: boolean }) {
  const { t } = useShop();
  const links = useLinks();
  return isPeriod ? (
    <EmptyState title={t('account.noOrdersThen')} text={t('account.noOrdersThenNext')}>
      <ButtonLink href={links.accountOrders}>{t('account.allOrders')}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t('account.noOrders')} text={t('account.noOrdersNext')}>
      <ButtonLink href={links.home}>{t('basket.continue')}</ButtonLink>
    </EmptyState>
  );
}

export type PointsRow = { points: number; reason: PointsReason; date: string; order: string | null };

type PointsProps = {
  balance: number;
  /** Points of orders that are paid, which cannot be spent yet. */
  pending: number;
  after: PointsRule['availableAfter'];
  entries: PointsRow[];
};

/** How many points there are, how many are to come, and how they came and went. */
export function Points({ balance, pending, after, entries }: PointsProps) {
  const { t } = useShop();
  const links = useLinks();
  if (entries.length === 0 && pending === 0)
    return (
      <EmptyState title={t('account.noPoints')} text={t('account.noPointsNext')}>
        <ButtonLink href={links.home}>{t('basket.continue')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <p className="account__balance">{t('account.loyaltyPointsBalance', { n: balance })}</p>
      {pending > 0 && (
        <p>
          {t('account.loyaltyPointsPending', { n: pending })} {t(`account.loyaltyPointsAfter.${after}`)}
        </p>
      )}
      <table className="account__table">
        <thead>
          <tr>
            <th scope="col">{t('account.orderDate')}</th>
            <th scope="col">{t('account.loyaltyPointsReason')}</th>
            <th scope="col">{t('account.loyaltyPointsCount')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are never put in another order
            <tr key={index}>
              <td>
                <Day day={entry.date} />
              </td>
              <td>
                {t(`loyaltyPoints.${entry.reason}`)} {entry.order}
              </td>
              <td>{entry.points > 0 ? `+${entry.points}` : entry.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The client's lists; each leads to its own page. */
export function Lists({ lists }: { lists: { id: number; name: string; items: number }[] }) {
  const { t } = useShop();
  const links = useLinks();
  if (lists.length === 0)
    return (
      <EmptyState title={t('account.noLists')} text={t('shoppingLists.emptyNext')}>
        <ButtonLink href={links.lists}>{t('shoppingLists.create')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul className="account__tiles">
        {lists.map(({ id, name, items }) => (
          <li key={id} className="account__tile">
            <a href={links.list(id)}>{name}</a>
            <p>{t('account.items', { n: items })}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={links.lists}>{t('shoppingLists.manage')}</a>
      </p>
    </>
  );
}
