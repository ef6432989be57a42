import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { paymentDeadline } from '#domain/order/payment-deadline.ts';
import { THE_SHOP } from '#domain/staff/actor.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { deadlineColumns } from './deadline-columns.ts';
import type { Hand } from './desk/hand.ts';
import { expireOrder as expireAtDesk } from './desk/whole-order.ts';
import { aboutOrder, paymentWords, tellShopper } from './order-emails.ts';
import type { OrderRow } from './order-row.ts';
import { statusOutcome } from './order-status.ts';
import type { OrdersParts } from './orders-parts.ts';
import { DONE, noteEvent, type StatusOutcome, WAS_SO, withOrder } from './with-order.ts';

const AT_A_TIME = 100;

/** The orders whose shopper is to be reminded now, and those that lapse. */
export async function unpaidOrdersDue({ database: { orm }, clock }: OrdersParts) {
  const now = new Date(clock());
  const numbers = async (due: typeof shopOrder.payBy | typeof shopOrder.remindAt) =>
    (
      await orm
        .select({ number: shopOrder.number })
        .from(shopOrder)
        .where(and(isUnpaid, lte(due, now)))
        .orderBy(asc(due))
        .limit(AT_A_TIME)
    ).map(({ number }) => number);
  return { toRemind: await numbers(shopOrder.remindAt), toExpire: await numbers(shopOrder.payBy) };
}

/** Gives a deadline to orders that were placed without one, counted from now: nobody was told of an earlier day. */
export async function giveDeadlines({ database: { orm }, clock, rules }: OrdersParts): Promise<void> {
  for (const payment of ['transfer', 'gateway'] as const) {
    const deadline = paymentDeadline(payment, clock(), rules.payWithinDays, rules.timeZone);
    await orm
      .update(shopOrder)
      .set(deadlineColumns(deadline))
      .where(and(isUnpaid, isNull(shopOrder.payBy), eq(shopOrder.paymentMethod, payment)));
  }
}

/** Tells the shopper, once, until when the money is awaited. */
export function remindToPay(parts: OrdersParts, number: string): Promise<StatusOutcome> {
  return withOrder(parts, number, async (tx, order) => {
    const now = new Date(parts.clock());
    const { payBy, remindAt } = order;
    if (!isAwaited(order) || !payBy || !remindAt || remindAt > now) return WAS_SO;
    await tx.update(shopOrder).set({ remindAt: null }).where(eq(shopOrder.id, order.id));
    // Where the shop itself stood still until the last moment, the next e-mail says that it is over.
    if (payBy <= now) return WAS_SO;
    await noteEvent(tx, order, 'reminded', now);
    const about = { ...aboutOrder(parts, order), ...paymentWords(parts, order, payBy) };
    await tellShopper(tx, parts, order, { kind: 'order_reminder', ...about });
    return DONE;
  });
}

/** Gives back what an order holds that nobody paid in time. A payment that comes at this moment waits, or is first. */
export async function expireOrder(parts: OrdersParts, number: string): Promise<StatusOutcome> {
  const isDue = ({ file: { order }, now }: Hand) =>
    isAwaited(order) && order.payBy !== null && order.payBy <= now;
  return statusOutcome(await expireAtDesk(parts, THE_SHOP, { number }, isDue));
}

// Whoever has paid a part is written to, and nothing is taken away; an order that the shop itself holds waits.
const isUnpaid = and(
  eq(shopOrder.status, 'placed'),
  eq(shopOrder.moneyState, 'unpaid'),
  isNull(shopOrder.held),
);
const isAwaited = ({ status, moneyState, held }: OrderRow) =>
  status === 'placed' && moneyState === 'unpaid' && held === null;
