import { and, eq, sql } from 'drizzle-orm';
import { mayBecome, type OrderEventKind, type OrderStatus } from '#domain/order/order.ts';
import { lockClient } from '#shop/clients/lock-client.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { pointsEntry, rebateCodeUse, shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import { isNumber } from './order-view.ts';
import type { OrdersParts } from './orders.ts';
import { retried } from './retried.ts';
import { type OrderRow, settle } from './settle.ts';
import { giveBackStock } from './stock.ts';

/** `changed` is false where it was so already. */
export type StatusOutcome =
  | { ok: true; changed: boolean }
  | { ok: false; problem: 'no_order' | 'not_possible' | 'cancelled' };

const NO_ORDER: StatusOutcome = { ok: false, problem: 'no_order' };
const DONE: StatusOutcome = { ok: true, changed: true };
const WAS_SO: StatusOutcome = { ok: true, changed: false };

/** Money that comes twice, or for a cancelled order, is noted for whoever has to return it. */
export function markPaid(parts: OrdersParts, number: string, reference: string): Promise<StatusOutcome> {
  return withOrder(parts, number, async (tx, order) => {
    const now = new Date(parts.clock());
    if (await isNoted(tx, order, reference)) return WAS_SO;
    if (order.status === 'cancelled') {
      await note(tx, order, 'paid_after_cancel', now, { reference });
      return { ok: false, problem: 'cancelled' };
    }
    if (order.paidAt) {
      await note(tx, order, 'paid_again', now, { reference });
      return WAS_SO;
    }
    await settle(tx, order, { now, reference });
    await tell(tx, parts, order, 'order_paid');
    return DONE;
  });
}

export function cancelOrder(parts: OrdersParts, number: string): Promise<StatusOutcome> {
  return withOrder(parts, number, async (tx, order) => {
    if (order.status === 'cancelled') return WAS_SO;
    if (!mayBecome(order.status, 'cancelled', order.paymentMethod))
      return { ok: false, problem: 'not_possible' };
    const now = new Date(parts.clock());
    await giveBackStock(tx, order.id);
    await tx.delete(rebateCodeUse).where(eq(rebateCodeUse.orderId, order.id));
    await giveBackPoints(tx, order, now);
    await become(tx, order, 'cancelled', now);
    return DONE;
  });
}

export function setStatus(parts: OrdersParts, number: string, status: OrderStatus): Promise<StatusOutcome> {
  if (status === 'cancelled') return cancelOrder(parts, number);
  return withOrder(parts, number, async (tx, order) => {
    if (order.status === status) return WAS_SO;
    if (!mayBecome(order.status, status, order.paymentMethod)) return { ok: false, problem: 'not_possible' };
    const now = new Date(parts.clock());
    if (status === 'paid') {
      await settle(tx, order, { now, reference: null });
      await tell(tx, parts, order, 'order_paid');
      return DONE;
    }
    await become(tx, order, status, now);
    if (status === 'sent') await tell(tx, parts, order, 'order_sent');
    // Who has the parcel has paid the courier.
    if (status === 'delivered' && !order.paidAt)
      await settle(tx, { ...order, status }, { now, reference: null });
    return DONE;
  });
}

/** The order, held for this transaction; its client is held before it, as everywhere. */
function withOrder(
  { database: { orm } }: OrdersParts,
  number: string,
  work: (tx: OrmOrTransaction, order: OrderRow) => Promise<StatusOutcome>,
): Promise<StatusOutcome> {
  if (!isNumber(number)) return Promise.resolve(NO_ORDER);
  return retried(orm, async (tx) => {
    const isIt = eq(shopOrder.number, number);
    const [known] = await tx.select({ clientId: shopOrder.clientId }).from(shopOrder).where(isIt);
    if (!known) return NO_ORDER;
    if (known.clientId !== null) await lockClient(tx, known.clientId);
    const [order] = await tx.select().from(shopOrder).where(isIt).for('update');
    return order ? work(tx, order) : NO_ORDER;
  });
}

async function isNoted(tx: OrmOrTransaction, { id }: OrderRow, reference: string): Promise<boolean> {
  const isIt = and(
    eq(shopOrderEvent.orderId, id),
    sql`${shopOrderEvent.detail} ->> 'reference' = ${reference}`,
  );
  return (await tx.$count(shopOrderEvent, isIt)) > 0;
}

async function become(tx: OrmOrTransaction, order: OrderRow, status: OrderStatus, now: Date): Promise<void> {
  await tx.update(shopOrder).set({ status }).where(eq(shopOrder.id, order.id));
  await note(tx, order, status, now);
}

async function note(
  tx: OrmOrTransaction,
  { id: orderId }: OrderRow,
  kind: OrderEventKind,
  happenedAt: Date,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(shopOrderEvent).values({ orderId, kind, detail, happenedAt });
}

/** What it cost comes back, and what it earned goes. */
async function giveBackPoints(tx: OrmOrTransaction, order: OrderRow, enteredAt: Date): Promise<void> {
  const { id: orderId, clientId } = order;
  const points = order.pointsUsed - (order.paidAt ? order.pointsEarned : 0);
  if (clientId === null || points === 0) return;
  await tx.insert(pointsEntry).values({ clientId, orderId, points, reason: 'returned', enteredAt });
}

/** The link of a guest is known to the guest alone; a client's order is in the account. */
function tell(
  tx: OrmOrTransaction,
  { write, orderLink }: OrdersParts,
  { email, language, number, clientId }: OrderRow,
  kind: 'order_paid' | 'order_sent',
): Promise<void> {
  const link = clientId === null ? {} : { link: orderLink(number, undefined, language) };
  return write({ kind, to: email, language, number, ...link }, tx);
}
