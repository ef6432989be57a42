import type { OrderColumn } from '#contract/panel/order-columns.ts';
import { type OrderParameters, ordersAddress } from '#contract/panel/orders-query.ts';
import { DAY_VIEWS, MOST_COUNTED, type OrderView, viewsFor } from '#domain/order/order-views.ts';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';
import { OrderFilters } from './order-filters.tsx';
import { BulkBar, mayInBulk, type OpenJob, OpenJobs } from './orders-bulk.tsx';
import { type ListedOrderView, OrdersTable } from './orders-table.tsx';
import { type SavedView, SavedViews } from './orders-views-page.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';
import { SampleOrders, type SamplesView } from './sample-orders.tsx';

export type OrdersView = {
  view: OrderView;
  asked: OrderParameters;
  columns: readonly OrderColumn[];
  counts: Partial<Record<OrderView, number>>;
  /** How many the filters find in all. */
  matching: number;
  /** Whether somebody carries parcels for the shop. */
  hasCarriers: boolean;
  jobs: readonly OpenJob[];
  saved: readonly SavedView[];
  samples: SamplesView | undefined;
  notice?: PanelNotice | undefined;
  orders: readonly ListedOrderView[];
  deliveryMethods: readonly { id: number; name: string }[];
  newer?: string | undefined;
  older?: string | undefined;
};

export const ordersPage = ({ t, notice, ...list }: OrdersView & { t: PanelWords }): PanelPage => ({
  ...{ title: t('orders.title'), here: 'orders', notice },
  ...(list.samples?.progress && { refreshSeconds: 2 }),
  content: <OrdersList {...list} />,
});

function OrdersList(list: OrdersView) {
  const { view, asked, columns, counts, orders, deliveryMethods, newer, older, jobs, saved, samples } = list;
  const { t, may } = usePanel();
  const isAsked = Object.entries(asked).some(
    ([name, value]) => name !== 'view' && name !== 'columns' && value !== '',
  );
  const empty = isAsked ? 'panel.nothingFound' : view === 'all' ? 'orders.empty' : 'orders.emptyView';
  const countOf = (one: OrderView) => (counts[one] === undefined ? {} : { count: written(t, counts[one]) });
  return (
    <>
      <ViewTabs
        label={t('orders.views')}
        tabs={[...viewsFor(may('money.read')), ...DAY_VIEWS.filter((one) => one === view)].map((one) => ({
          ...{
            key: one,
            href: ordersAddress({ ...(one !== 'all' && { view: one }), columns: asked.columns }),
          },
          ...{ text: t(`orders.view.${one}`), isHere: one === view, ...countOf(one) },
        }))}
      />
      <OrderFilters
        view={view}
        asked={asked}
        columns={columns}
        deliveryMethods={deliveryMethods}
        isAsked={isAsked}
      />
      <SavedViews views={saved} asked={asked} />
      <LiveBar asked={asked} />
      <OpenJobs jobs={jobs} />
      {samples && <SampleOrders {...samples} />}
      {orders.length === 0 ? <p className="empty">{t(empty)}</p> : <Orders {...list} />}
      <KeysetPager newer={newer} older={older} />
    </>
  );
}

/** Says that there are new orders; rows move only when somebody presses it. */
function LiveBar({ asked }: Pick<OrdersView, 'asked'>) {
  const { t } = usePanel();
  return (
    <div role="status">
      <p className="live-bar" data-live-new={t('orders.new')} data-missed={t('orders.missed')} hidden>
        <a href={ordersAddress(asked)}>{t('orders.missed')}</a>
      </p>
      <p className="muted" data-live-muted="" hidden>
        {t('orders.muted')}
      </p>
    </div>
  );
}

/** Nobody needs to know by how much it is more. */
export const written = (t: PanelWords, count: number): string =>
  count > MOST_COUNTED ? t('orders.tooMany') : String(count);

function Orders({ orders, asked, columns, matching, hasCarriers }: OrdersView) {
  const { may } = usePanel();
  const table = <OrdersTable orders={orders} columns={columns} />;
  if (!mayInBulk(may) && !may('order.export')) return table;
  return (
    <form className="bulk" method="post" autoComplete="off" data-bulk="">
      {table}
      <BulkBar orders={orders} asked={asked} matching={matching} hasCarriers={hasCarriers} />
    </form>
  );
}
