import { columnsIn } from '#contract/panel/order-columns.ts';
import { ordersAddress } from '#contract/panel/orders-query.ts';
import { may } from '#domain/staff/actor.ts';
import { ordersPage } from '#pages/panel/orders-page.tsx';
import type { ListedOrderView } from '#pages/panel/orders-table.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { ListedOrder } from '#shop/order/list/listed-order.ts';
import { askedInAddress, queryOf } from './orders-asked.ts';
import type { PanelContext } from './panel-context.ts';
import type { PanelRoutes } from './panel-routes.ts';
import { samplesFor } from './sample-orders.ts';

type Services = Pick<Shop, 'backOffice' | 'settings' | 'delivery'>;

/** The list of orders: views, filters and search stand in its address. */
export function orderRoutes(panel: PanelRoutes, shop: Services): void {
  const { orderList, bulk, orderViews } = shop.backOffice;
  panel.page({ path: '/orders', needs: 'order.read' }, async (context) => {
    const { t, actor, language } = context;
    const asked = askedInAddress(context);
    const columns = columnsIn(asked.columns, may(actor, 'money.read'));
    const query = queryOf(context, asked, shop.settings.config.timeZone);
    const place = {
      after: readId(context.asked('after')) || undefined,
      before: readId(context.asked('before')) || undefined,
    };
    const [{ rows, after, before }, counts, matching, deliveryMethods, named, jobs, saved, samples] =
      await Promise.all([
        orderList.page(actor, { ...query, ...place }),
        orderList.counts(actor),
        orderList.count(actor, query),
        orderList.deliveryMethods(actor, language),
        shop.delivery.namesIn(language),
        bulk.open(actor),
        orderViews.list(actor),
        samplesFor(shop.backOffice, actor),
      ]);
    return ordersPage({
      ...{ t, view: query.view, asked, columns, counts, matching, deliveryMethods, jobs, saved, samples },
      ...{
        orders: rows.map((row) => ({
          ...viewOf(row, context),
          deliveryMethodName: named(row.deliveryMethodName),
        })),
        notice: context.notice(),
        hasCarriers: shop.delivery.carriers.length > 0,
      },
      newer: before === undefined ? undefined : ordersAddress(asked, { before }),
      older: after === undefined ? undefined : ordersAddress(asked, { after }),
    });
  });
}

const viewOf = ({ money, ...order }: ListedOrder, { money: written }: PanelContext): ListedOrderView => ({
  ...order,
  ...(money && {
    money: { state: money.moneyState, total: written(money.totalGross, order.currency) },
  }),
});
