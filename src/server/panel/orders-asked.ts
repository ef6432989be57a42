import { columnsText, isOrderColumn, ORDER_COLUMNS } from '#contract/panel/order-columns.ts';
import { ORDER_PARAMETERS, type OrderParameters } from '#contract/panel/orders-query.ts';
import { MONEY_STATES } from '#domain/order/money.ts';
import { PAYMENTS } from '#domain/order/order.ts';
import { type OrderView, viewNamed } from '#domain/order/order-views.ts';
import { STAGES } from '#domain/order/stage.ts';
import { may } from '#domain/staff/actor.ts';
import { addDays } from '#domain/time/calendar.ts';
import { startOfDate } from '#domain/time/zone.ts';
import { type Query, readId } from '#server/request/query.ts';
import type { OrderQuery } from '#shop/order/list/order-query.ts';
import { dayIn } from './day-in.ts';
import type { PanelContext } from './panel-context.ts';

/** The filters of the list, out of an address or out of a form that has them along. */
export const askedIn = (read: (name: string) => string): OrderParameters =>
  Object.fromEntries(ORDER_PARAMETERS.map((name) => [name, read(name).slice(0, 200)])) as OrderParameters;

/** The same of an address, in which boxes of columns may stand one by one. */
export function askedInAddress(context: PanelContext): OrderParameters {
  const { column = [] } = context.request.query as Query;
  const ticked = [column].flat().filter(isOrderColumn);
  const named = askedIn(context.asked);
  const columns = ticked.length < ORDER_COLUMNS.length ? columnsText(ticked) : '';
  const view = viewIn(context, named.view) === named.view ? named.view : '';
  return { ...named, view, columns: columns || named.columns };
}

/** A view that somebody may not open is no view. */
export const viewIn = ({ actor }: PanelContext, asked: string): OrderView =>
  viewNamed(asked, may(actor, 'money.read')) ?? 'all';

/** What is looked for by these filters. */
export function queryOf(context: PanelContext, given: OrderParameters, timeZone: string): OrderQuery {
  const oneOf = <Value extends string>(values: readonly Value[], text: string) =>
    values.find((one) => one === text);
  const { min, max } = given;
  const [from, until] = [dayIn(given.from), dayIn(given.until)];
  return {
    ...{ view: viewIn(context, given.view), words: given.q },
    ...{ stage: oneOf(STAGES, given.stage), money: oneOf(MONEY_STATES, given.money) },
    ...{ payment: oneOf(PAYMENTS, given.payment), deliveryMethodId: readId(given.delivery) || undefined },
    ...{ totalFrom: minorOf(min), totalTo: minorOf(max) },
    from: from ? new Date(startOfDate(from, timeZone)) : undefined,
    until: until ? new Date(startOfDate(addDays(until, 1), timeZone)) : undefined,
  };
}

/** '49,90' in minor units; undefined where it is no amount. */
function minorOf(typed: string): number | undefined {
  const amount = typed.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : undefined;
}
