import { eq } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { pointsEntry, rebateCodeUse, shopOrder } from '#shop/db/schema/index.ts';
import type { OrdersParts } from './orders.ts';
import type { OrderRow } from './settle.ts';
import { giveBackStock } from './stock.ts';
import { noteEvent } from './with-order.ts';

/** Gives back stock, code and points of an order that is held, and notes why it is no more. */
export async function undoOrder(
  tx: OrmOrTransaction,
  { clock }: OrdersParts,
  order: OrderRow,
  why: 'cancelled' | 'expired',
): Promise<void> {
  const now = new Date(clock());
  await giveBackStock(tx, order.id);
  await tx.delete(rebateCodeUse).where(eq(rebateCodeUse.orderId, order.id));
  await giveBackPoints(tx, order, now);
  await tx.update(shopOrder).set({ status: 'cancelled' }).where(eq(shopOrder.id, order.id));
  await noteEvent(tx, order, why, now);
}

/** What it cost comes back, and what it earned goes. */
async function giveBackPoints(tx: OrmOrTransaction, order: OrderRow, enteredAt: Date): Promise<void> {
  const { id: orderId, clientId } = order;
  const points = order.pointsUsed - (order.paidAt ? order.pointsEarned : 0);
  if (clientId === null || points === 0) return;
  await tx.insert(pointsEntry).values({ clientId, orderId, points, reason: 'returned', enteredAt });
}
