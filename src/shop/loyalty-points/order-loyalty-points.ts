import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { pointsDueAt, undonePoints } from '#domain/loyalty-points/loyalty-points.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { loyaltyPointsEntry, shopOrder } from '#shop/db/schema/index.ts';
import { tellOwner } from '#shop/order/order-emails.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { DONE, noteEvent, type StatusOutcome, WAS_SO, withOrder } from '#shop/order/with-order.ts';
import { pointsOf } from './loyalty-points.ts';

const AT_A_TIME = 100;

/** Notes when the points of a paid order may be spent; a delivery that is noted brings that forward. */
export async function awaitPoints(
  tx: OrmOrTransaction,
  { rules }: OrdersParts,
  { id, clientId, pointsEarned }: OrderRow,
  times: { paidAt: Date; deliveredAt?: Date | undefined },
): Promise<void> {
  if (clientId === null || pointsEarned === 0 || (await earnedBy(tx, id)) > 0) return;
  const due = pointsDueAt(
    { paidAt: times.paidAt.getTime(), deliveredAt: times.deliveredAt?.getTime() },
    rules.points,
  );
  await tx
    .update(shopOrder)
    .set({ pointsDueAt: new Date(due) })
    .where(eq(shopOrder.id, id));
}

/** The orders whose points may be spent from now on. */
export async function ordersWithPointsDue({ database: { orm }, clock }: OrdersParts): Promise<string[]> {
  const due = await orm
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(lte(shopOrder.pointsDueAt, new Date(clock())))
    .orderBy(asc(shopOrder.pointsDueAt))
    .limit(AT_A_TIME);
  return due.map(({ number }) => number);
}

/** Enters the points of an order, once. */
export function enterPoints(parts: OrdersParts, number: string): Promise<StatusOutcome> {
  return withOrder(parts, number, async (tx, order) => {
    const now = new Date(parts.clock());
    const { id: orderId, clientId, pointsEarned: points, pointsDueAt: due } = order;
    if (!due || due > now) return WAS_SO;
    await tx.update(shopOrder).set({ pointsDueAt: null }).where(eq(shopOrder.id, orderId));
    // Who has closed the account has no points.
    if (clientId === null) return DONE;
    await tx
      .insert(loyaltyPointsEntry)
      .values({ clientId, orderId, points, reason: 'earned', enteredAt: now });
    return DONE;
  });
}

/** What an order cost comes back, and what it earned goes. What has been spent already is told to the owner. */
export async function giveBackPoints(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  order: OrderRow,
): Promise<void> {
  const { id: orderId, clientId, number, email, pointsUsed: used } = order;
  await tx.update(shopOrder).set({ pointsDueAt: null }).where(eq(shopOrder.id, orderId));
  if (clientId === null) return;
  const enteredAt = new Date(parts.clock());
  const [earned, balance] = [await earnedBy(tx, orderId), await pointsOf(tx, clientId)];
  const { entry: points, lost } = undonePoints({ used, earned, balance });
  if (points !== 0)
    await tx.insert(loyaltyPointsEntry).values({ clientId, orderId, points, reason: 'returned', enteredAt });
  if (lost === 0) return;
  await noteEvent(tx, order, 'points_lost', enteredAt, { points: lost });
  await tellOwner(tx, parts, { kind: 'points_lost', number, email, points: lost });
}

async function earnedBy(tx: OrmOrTransaction, orderId: number): Promise<number> {
  const [sum] = await tx
    .select({ points: sql<number>`coalesce(sum(${loyaltyPointsEntry.points}), 0)::integer` })
    .from(loyaltyPointsEntry)
    .where(and(eq(loyaltyPointsEntry.orderId, orderId), eq(loyaltyPointsEntry.reason, 'earned')));
  return sum?.points ?? 0;
}
