import { eq } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { rebateCodeUse, shopOrder } from '#shop/db/schema/index.ts';
import { giveBackPoints } from '#shop/loyalty-points/order-loyalty-points.ts';
import type { OrderRow } from './order-row.ts';
import type { OrdersParts } from './orders-parts.ts';
import { giveBackStock } from './stock.ts';
import { noteEvent } from './with-order.ts';

/** Gives back stock, code and points of an order that is held, and notes why it is no more. */
export async function undoOrder(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  order: OrderRow,
  why: 'cancelled' | 'expired',
): Promise<void> {
  const now = new Date(parts.clock());
  await giveBackStock(tx, order.id);
  await tx.delete(rebateCodeUse).where(eq(rebateCodeUse.orderId, order.id));
  await tx.update(shopOrder).set({ status: 'cancelled' }).where(eq(shopOrder.id, order.id));
  await noteEvent(tx, order, why, now);
  await giveBackPoints(tx, parts, order);
}
