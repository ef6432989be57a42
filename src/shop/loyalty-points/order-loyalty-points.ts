import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { pointsDueAt, undonePoints } from '#domain/loyalty-points/loyalty-points.ts';
import { pointsChange, standingPoints } from '#domain/loyalty-points/standing-points.ts';
import { unitsBack } from '#domain/order/given-ahead.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { loyaltyPointsEntry, shopOrder } from '#shop/db/schema/index.ts';
import { loadFile, type OrderFile } from '#shop/order/desk/order-file.ts';
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

/** Nobody waits for the points of an order that is not paid. */
export async function forgetPoints(tx: OrmOrTransaction, { id }: OrderRow): Promise<void> {
  await tx.update(shopOrder).set({ pointsDueAt: null }).where(eq(shopOrder.id, id));
}

/** The orders whose points may be spent from now on, but for the first of them: they have failed. */
export async function ordersWithPointsDue(
  { database: { orm }, clock }: OrdersParts,
  passOver = 0,
): Promise<string[]> {
  const due = await orm
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(lte(shopOrder.pointsDueAt, new Date(clock())))
    .orderBy(asc(shopOrder.pointsDueAt), asc(shopOrder.id))
    .limit(AT_A_TIME)
    .offset(passOver);
  return due.map(({ number }) => number);
}

/** Enters the points of an order, once. */
export function enterPoints(parts: OrdersParts, number: string): Promise<StatusOutcome> {
  return withOrder(parts, number, async (tx, order) => {
    const now = new Date(parts.clock());
    const { id: orderId, clientId, pointsDueAt: due } = order;
    if (!due || due > now) return WAS_SO;
    await tx.update(shopOrder).set({ pointsDueAt: null }).where(eq(shopOrder.id, orderId));
    // Who has closed the account has no points.
    if (clientId === null) return DONE;
    const { earned: points } = pointsStanding(await loadFile(tx, order));
    if (points > 0)
      await tx
        .insert(loyaltyPointsEntry)
        .values({ clientId, orderId, points, reason: 'earned', enteredAt: now });
    return DONE;
  });
}

/** What an order costs and earns, less what came back of it. */
export const pointsStanding = (file: Pick<OrderFile, 'order' | 'lines' | 'returns'>) =>
  standingPoints(
    file.order.pointsEarned,
    file.lines.map((line) => ({ ...line, back: unitsBack(file, line.id) })),
  );

/** Points go the way of their goods: what came back gives back what it cost, and loses what it earned. */
export async function followReturns(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  { before, after }: Record<'before' | 'after', OrderFile>,
): Promise<void> {
  const { order } = after;
  const [was, is] = [pointsStanding(before), pointsStanding(after)];
  if (order.clientId === null || (was.used === is.used && was.earned === is.earned)) return;
  const { id: orderId, clientId } = order;
  const isEntered = (await earnedBy(tx, orderId)) > 0;
  const counted = (points: typeof was) => (isEntered ? points : { ...points, earned: 0 });
  const { entry: points, lost } = pointsChange({
    ...{ before: counted(was), after: counted(is) },
    entered: await enteredFor(tx, orderId),
    balance: await pointsOf(tx, clientId),
  });
  const enteredAt = new Date(parts.clock());
  if (points !== 0)
    await tx.insert(loyaltyPointsEntry).values({ clientId, orderId, points, reason: 'returned', enteredAt });
  if (lost > 0) await tellOfLoss(tx, parts, order, lost);
}

/** What an order cost comes back, and what it earned goes. What has been spent already is told to the owner. */
export async function giveBackPoints(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  order: OrderRow,
): Promise<void> {
  const { id: orderId, clientId, pointsUsed: used } = order;
  await forgetPoints(tx, order);
  if (clientId === null) return;
  const enteredAt = new Date(parts.clock());
  const [earned, balance] = [await earnedBy(tx, orderId), await pointsOf(tx, clientId)];
  const { entry: points, lost } = undonePoints({ used, earned, balance });
  if (points !== 0)
    await tx.insert(loyaltyPointsEntry).values({ clientId, orderId, points, reason: 'returned', enteredAt });
  if (lost > 0) await tellOfLoss(tx, parts, order, lost);
}

async function tellOfLoss(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  order: OrderRow,
  points: number,
): Promise<void> {
  const { number, email } = order;
  await noteEvent(tx, order, 'points_lost', new Date(parts.clock()), { points });
  await tellOwner(tx, parts, { kind: 'points_lost', number, email, points });
}

async function enteredFor(tx: OrmOrTransaction, orderId: number): Promise<number> {
  const [sum] = await tx
    .select({ points: sql<number>`coalesce(sum(${loyaltyPointsEntry.points}), 0)::integer` })
    .from(loyaltyPointsEntry)
    .where(eq(loyaltyPointsEntry.orderId, orderId));
  return sum?.points ?? 0;
}

async function earnedBy(tx: OrmOrTransaction, orderId: number): Promise<number> {
  const [sum] = await tx
    .select({ points: sql<number>`coalesce(sum(${loyaltyPointsEntry.points}), 0)::integer` })
    .from(loyaltyPointsEntry)
    .where(and(eq(loyaltyPointsEntry.orderId, orderId), eq(loyaltyPointsEntry.reason, 'earned')));
  return sum?.points ?? 0;
}
