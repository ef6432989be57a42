import { ORDER_PARAMETERS, type OrderParameters, ordersAddress } from '#contract/panel/orders-query.ts';
import { MONEY_STATES } from '#domain/order/money.ts';
import { PAYMENTS } from '#domain/order/order.ts';
import { isOrderView, type OrderView, viewsFor } from '#domain/order/order-views.ts';
import { STAGES } from '#domain/order/stage.ts';
import { moneyIn } from '#domain/price/mask.ts';
import { readCost } from '#domain/price/read-amount.ts';
import { may } from '#domain/staff/actor.ts';
import { addDays, isDate } from '#domain/time/calendar.ts';
import { startOfDate } from '#domain/time/zone.ts';
import { type ListedOrderView, ordersPage } from '#pages/panel/orders-page.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { ListedOrder } from '#shop/order/list/order-list.ts';
import type { OrderQuery } from '#shop/order/list/order-query.ts';
import type { PanelContext } from './panel-context.ts';
import type { PanelRoutes } from './panel-routes.ts';

type Services = Pick<Shop, 'backOffice' | 'settings'>;

/** The list of orders: views, filters and search stand in its address. */
export function orderRoutes(panel: PanelRoutes, shop: Services): void {
  const { orderList } = shop.backOffice;
  panel.page({ path: '/orders', needs: 'order.read' }, async (context) => {
    const { t, actor, language } = context;
    const asked = askedIn(context);
    const view = viewIn(context, asked.view);
    const [{ rows, after, before }, counts, deliveryMethods] = await Promise.all([
      orderList.page(actor, queryOf(context, view, asked, shop.settings.config.timeZone)),
      orderList.counts(actor),
      orderList.deliveryMethods(actor, language),
    ]);
    return ordersPage({
      ...{ t, view, asked, counts, deliveryMethods, orders: rows.map((row) => viewOf(row, shop)) },
      newer: before === undefined ? undefined : ordersAddress(asked, { before }),
      older: after === undefined ? undefined : ordersAddress(asked, { after }),
    });
  });
}

const askedIn = ({ asked }: PanelContext): OrderParameters =>
  Object.fromEntries(ORDER_PARAMETERS.map((name) => [name, asked(name).slice(0, 200)])) as OrderParameters;

/** A view that somebody may not open is no view. */
const viewIn = ({ actor }: PanelContext, asked: string): OrderView =>
  isOrderView(asked) && viewsFor(may(actor, 'money.read')).includes(asked) ? asked : 'all';

function queryOf(
  { asked }: PanelContext,
  view: OrderView,
  given: OrderParameters,
  timeZone: string,
): OrderQuery {
  const oneOf = <Value extends string>(values: readonly Value[], text: string) =>
    values.find((one) => one === text);
  const { from, until, min, max } = given;
  return {
    ...{ view, words: given.q, stage: oneOf(STAGES, given.stage), money: oneOf(MONEY_STATES, given.money) },
    ...{ payment: oneOf(PAYMENTS, given.payment), deliveryMethodId: readId(given.delivery) || undefined },
    ...{ totalFrom: readCost(min), totalTo: readCost(max) },
    from: isDate(from) ? new Date(startOfDate(from, timeZone)) : undefined,
    until: isDate(until) ? new Date(startOfDate(addDays(until, 1), timeZone)) : undefined,
    ...{ after: readId(asked('after')) || undefined, before: readId(asked('before')) || undefined },
  };
}

const viewOf = ({ money, ...order }: ListedOrder, { settings: { config } }: Services): ListedOrderView => ({
  ...order,
  ...(money && {
    money: {
      state: money.moneyState,
      total: moneyIn(config.currencies, money.totalGross, order.currency),
    },
  }),
});
