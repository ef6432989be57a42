import { and, eq, sql } from 'drizzle-orm';
import { mayBecome, type OrderStatus } from '#domain/order/order.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import { awaitPoints } from '#shop/loyalty-points/order-loyalty-points.ts';
import { tellOfRefund } from '#shop/payments/refund.ts';
import { aboutOrder, tellShopper } from './order-emails.ts';
import type { OrderRow } from './order-row.ts';
import type { OrdersParts } from './orders-parts.ts';
import { settle } from './settle.ts';
import { undoOrder } from './undo-order.ts';
import { DONE, noteEvent, type StatusOutcome, WAS_SO, withOrder } from './with-order.ts';

/** Money that comes twice, or for a cancelled order, is noted, and whoever has to return it is told. */
export function markPaid(parts: OrdersParts, number: string, reference: string): Promise<StatusOutcome> {
  return withOrder(parts, number, async (tx, order) => {
    const now = new Date(parts.clock());
    if (await isNoted(tx, order, reference)) return WAS_SO;
    if (order.status === 'cancelled') {
      await noteEvent(tx, order, 'paid_after_cancel', now, { reference });
      await tellOfRefund(tx, parts, order, { why: 'paid_after_cancel', reference });
      return { ok: false, problem: 'cancelled' };
    }
    if (order.paidAt) {
      await noteEvent(tx, order, 'paid_again', now, { reference });
      await tellOfRefund(tx, parts, order, { why: 'paid_again', reference });
      return WAS_SO;
    }
    await settle(tx, parts, order, { now, reference });
    await tellShopper(tx, parts, order, { kind: 'order_paid', ...aboutOrder(parts, order) });
    return DONE;
  });
}

/** What was paid already goes back: that is noted, and shopper and shop are told. */
export function cancelOrder(parts: OrdersParts, number: string): Promise<StatusOutcome> {
  return withOrder(parts, number, async (tx, order) => {
    if (order.status === 'cancelled') return WAS_SO;
    if (!mayBecome(order.status, 'cancelled', order.paymentMethod))
      return { ok: false, problem: 'not_possible' };
    await undoOrder(tx, parts, order, 'cancelled');
    if (order.paidAt && order.totalGross > 0) {
      const { totalGross: amount, currency, paymentReference: reference } = order;
      await noteEvent(tx, order, 'refund_due', new Date(parts.clock()), { amount, currency });
      await tellOfRefund(tx, parts, order, { why: 'cancelled', reference });
    }
    return DONE;
  });
}

export function setStatus(parts: OrdersParts, number: string, status: OrderStatus): Promise<StatusOutcome> {
  if (status === 'cancelled') return cancelOrder(parts, number);
  return withOrder(parts, number, async (tx, order) => {
    if (order.status === status) return WAS_SO;
    if (!mayBecome(order.status, status, order.paymentMethod)) return { ok: false, problem: 'not_possible' };
    const now = new Date(parts.clock());
    const about = aboutOrder(parts, order);
    if (status === 'paid') {
      await settle(tx, parts, order, { now, reference: null });
      await tellShopper(tx, parts, order, { kind: 'order_paid', ...about });
      return DONE;
    }
    await tx.update(shopOrder).set({ status }).where(eq(shopOrder.id, order.id));
    await noteEvent(tx, order, status, now);
    if (status === 'sent') await tellShopper(tx, parts, order, { kind: 'order_sent', ...about });
    if (status === 'delivered') await noteDelivery(tx, parts, { ...order, status }, now);
    return DONE;
  });
}

/** Who has the parcel has paid the courier; from now on it can be returned. */
async function noteDelivery(tx: OrmOrTransaction, parts: OrdersParts, order: OrderRow, now: Date) {
  if (order.paidAt) await awaitPoints(tx, parts, order, { paidAt: order.paidAt, deliveredAt: now });
  else await settle(tx, parts, order, { now, reference: null });
}

async function isNoted(tx: OrmOrTransaction, { id }: OrderRow, reference: string): Promise<boolean> {
  const isIt = and(
    eq(shopOrderEvent.orderId, id),
    sql`${shopOrderEvent.detail} ->> 'reference' = ${reference}`,
  );
  return (await tx.$count(shopOrderEvent, isIt)) > 0;
}
