import { type OrderParameters, ordersAddress } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { MoneyState } from '#domain/order/money.ts';
import type { Payment } from '#domain/order/order.ts';
import { MOST_COUNTED, type OrderView, viewsFor } from '#domain/order/order-views.ts';
import type { Stage } from '#domain/order/stage.ts';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';
import { When } from '#ui/panel/when.tsx';
import { MoneyWord, StageWord } from './order/order-words.tsx';
import { OrderFilters } from './order-filters.tsx';
import type { PanelPage } from './panel-page.ts';

export type ListedOrderView = {
  id: number;
  number: string;
  createdAt: Date;
  name: string;
  stage: Stage;
  held: string | null;
  parcels: number;
  deliveryMethodName: string;
  paymentMethod: Payment;
  money?: { state: MoneyState; total: string };
};

export type OrdersView = {
  view: OrderView;
  asked: OrderParameters;
  counts: Partial<Record<OrderView, number>>;
  orders: readonly ListedOrderView[];
  deliveryMethods: readonly { id: number; name: string }[];
  newer?: string | undefined;
  older?: string | undefined;
};

export const ordersPage = ({ t, ...list }: OrdersView & { t: PanelWords }): PanelPage => ({
  ...{ title: t('orders.title'), here: 'orders' },
  content: <OrdersList {...list} />,
});

function OrdersList({ view, asked, counts, orders, deliveryMethods, newer, older }: OrdersView) {
  const { t, may } = usePanel();
  const isAsked = Object.entries(asked).some(([name, value]) => name !== 'view' && value !== '');
  const empty = isAsked ? 'panel.nothingFound' : view === 'all' ? 'orders.empty' : 'orders.emptyView';
  return (
    <>
      <ViewTabs
        label={t('orders.views')}
        tabs={viewsFor(may('money.read')).map((one) => ({
          ...{ key: one, href: one === 'all' ? panelLinks.orders : ordersAddress({ view: one }) },
          ...{ text: t(`orders.view.${one}`), isHere: one === view, count: written(t, counts[one] ?? 0) },
        }))}
      />
      <OrderFilters view={view} asked={asked} deliveryMethods={deliveryMethods} isAsked={isAsked} />
      {orders.length === 0 ? <p className="empty">{t(empty)}</p> : <Orders orders={orders} />}
      <KeysetPager newer={newer} older={older} />
    </>
  );
}

/** Nobody needs to know by how much it is more. */
export const written = (t: PanelWords, count: number): string =>
  count > MOST_COUNTED ? t('orders.tooMany') : String(count);

function Orders({ orders }: { orders: readonly ListedOrderView[] }) {
  const { t, may } = usePanel();
  const seesMoney = may('money.read');
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('orders.number')}</th>
          <th scope="col">{t('orders.age')}</th>
          <th scope="col">{t('orders.client')}</th>
          <th scope="col">{t('orders.stage')}</th>
          {seesMoney && <th scope="col">{t('orders.money')}</th>}
          <th scope="col" className="number">
            {t('orders.parcels')}
          </th>
          {seesMoney && (
            <th scope="col" className="number">
              {t('orders.total')}
            </th>
          )}
          <th scope="col">{t('orders.method')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OneOrder key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OneOrder({ order }: { order: ListedOrderView }) {
  const { t } = usePanel();
  const { number, createdAt, name, stage, held, parcels, deliveryMethodName, paymentMethod, money } = order;
  return (
    <tr>
      <th scope="row" className="whole">
        <a href={panelLinks.order(number)}>{number}</a>
      </th>
      <td data-label={t('orders.age')}>
        <When at={createdAt} />
      </td>
      <td data-label={t('orders.client')}>{name}</td>
      <td data-label={t('orders.stage')}>
        <StageWord stage={stage} />
        {held && <span className="line-of-change">{t('orders.held', { why: held })}</span>}
      </td>
      {money && (
        <td data-label={t('orders.money')}>
          <MoneyWord state={money.state} />
        </td>
      )}
      <td className="number" data-label={t('orders.parcels')}>
        {parcels}
      </td>
      {money && (
        <td className="number" data-label={t('orders.total')}>
          {money.total}
        </td>
      )}
      <td data-label={t('orders.method')}>{`${deliveryMethodName}, ${t(`payment.${paymentMethod}`)}`}</td>
    </tr>
  );
}
