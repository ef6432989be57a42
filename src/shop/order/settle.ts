import { eq } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import { awaitPoints } from '#shop/loyalty-points/order-loyalty-points.ts';
import type { OrderRow } from './order-row.ts';
import type { OrdersParts } from './orders-parts.ts';
import { tellOwnerOfOrder } from './tell-owner-of-order.ts';

/** Notes that an order is paid, and when its points may be spent; what is paid on delivery stays where it is on its way. */
export async function settle(
  tx: OrmOrTransaction,
  parts: OrdersParts,
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
  await tellOwnerOfOrder(tx, parts, order, ['paid']);
  const deliveredAt = status === 'delivered' ? now : undefined;
  await awaitPoints(tx, parts, order, { paidAt: now, deliveredAt });
}
