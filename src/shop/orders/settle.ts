import { eq } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { pointsEntry, shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';

export type OrderRow = typeof shopOrder.$inferSelect;

/** Notes that an order is paid, and enters the points it earns; what is paid on delivery stays where it is on its way. */
export async function settle(
  tx: OrmOrTransaction,
  order: OrderRow,
  { now, reference }: { now: Date; reference: string | null },
): Promise<void> {
  const status = order.status === 'placed' && order.paymentMethod !== 'on_delivery' ? 'paid' : order.status;
  await tx
    .update(shopOrder)
    .set({ status, paidAt: now, paymentReference: reference })
    .where(eq(shopOrder.id, order.id));
  const detail = reference === null ? {} : { reference };
  await tx.insert(shopOrderEvent).values({ orderId: order.id, kind: 'paid', detail, happenedAt: now });
  const { id: orderId, clientId, pointsEarned: points } = order;
  if (clientId !== null && points > 0)
    await tx.insert(pointsEntry).values({ clientId, orderId, points, reason: 'earned', enteredAt: now });
}
