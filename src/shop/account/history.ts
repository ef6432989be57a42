import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { loyaltyPointsEntry, orderReturn, shopOrder, shopOrderLine } from '#shop/db/schema/index.ts';
import { pointsStanding } from '#shop/loyalty-points/order-loyalty-points.ts';
import { loadFile } from '#shop/order/desk/order-file.ts';

/** From a moment on, and until another that is itself left out. */
export type Period = { from?: Date | undefined; until?: Date | undefined };

/** As many lines as a list to choose from can have. */
const MOST_LINES = 100;

/** What a client has bought and earned. */
export function openHistory({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The client's orders, the newest first; `items` counts their lines. */
    orders: (clientId: number, { from, until }: Period = {}, most?: number) => {
      const found = orm
        .select({
          number: shopOrder.number,
          createdAt: shopOrder.createdAt,
          status: shopOrder.status,
          stage: shopOrder.stage,
          totalGross: shopOrder.totalGross,
          totalNet: shopOrder.totalNet,
          priceType: shopOrder.priceType,
          currency: shopOrder.currency,
          items: count(shopOrderLine.id),
        })
        .from(shopOrder)
        .leftJoin(shopOrderLine, eq(shopOrderLine.orderId, shopOrder.id))
        .where(
          and(
            eq(shopOrder.clientId, clientId),
            from && gte(shopOrder.createdAt, from),
            until && lt(shopOrder.createdAt, until),
          ),
        )
        .groupBy(shopOrder.id)
        .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id));
      return most === undefined ? found : found.limit(most);
    },
    /** What the client has bought, line by line, the latest first. */
    boughtLines: (clientId: number) =>
      orm
        .select(BOUGHT)
        .from(shopOrderLine)
        .innerJoin(shopOrder, eq(shopOrder.id, shopOrderLine.orderId))
        .where(and(eq(shopOrder.clientId, clientId), isKept))
        .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id), asc(shopOrderLine.position))
        .limit(MOST_LINES),
    /** What comes again and again, each once, as it was ordered last. */
    async subscriptions(clientId: number) {
      const { sizeId, subscriptionDays: everyDays } = shopOrderLine;
      const latest = orm
        .selectDistinctOn([sizeId, everyDays], {
          ...BOUGHT,
          everyDays: sql<number>`${everyDays}`.as('every_days'),
        })
        .from(shopOrderLine)
        .innerJoin(shopOrder, eq(shopOrder.id, shopOrderLine.orderId))
        .where(
          and(
            eq(shopOrder.clientId, clientId),
            isKept,
            isNotNull(everyDays),
            ne(shopOrder.status, 'cancelled'),
          ),
        )
        .orderBy(sizeId, everyDays, desc(shopOrder.createdAt), desc(shopOrder.id));
      return latest;
    },
    /** The client's points: how many, how many wait to be spent, and how they came and went, the latest first. */
    async points(clientId: number) {
      const entries = await orm
        .select({
          points: loyaltyPointsEntry.points,
          reason: loyaltyPointsEntry.reason,
          enteredAt: loyaltyPointsEntry.enteredAt,
          orderNumber: shopOrder.number,
        })
        .from(loyaltyPointsEntry)
        .leftJoin(shopOrder, eq(shopOrder.id, loyaltyPointsEntry.orderId))
        .where(eq(loyaltyPointsEntry.clientId, clientId))
        .orderBy(desc(loyaltyPointsEntry.enteredAt), desc(loyaltyPointsEntry.id));
      const balance = entries.reduce((sum, { points }) => sum + points, 0);
      return { balance, pending: await pointsAwaited(orm, clientId), entries };
    },
  };
}

const BOUGHT = {
  lineId: shopOrderLine.id,
  number: shopOrder.number,
  createdAt: shopOrder.createdAt,
  name: shopOrderLine.productName,
  sizeName: shopOrderLine.sizeName,
};

const isKept = lt(shopOrderLine.cancelled, shopOrderLine.quantity);

/** Points that wait to be spent, less those of what came back. */
async function pointsAwaited(orm: Database['orm'], clientId: number): Promise<number> {
  const orders = await orm
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.clientId, clientId), isNotNull(shopOrder.pointsDueAt)));
  const withReturns = await orm
    .select({ id: orderReturn.orderId })
    .from(orderReturn)
    .where(
      inArray(
        orderReturn.orderId,
        orders.map(({ id }) => id),
      ),
    );
  const returned = new Set(withReturns.map(({ id }) => id));
  let points = 0;
  for (const order of orders)
    points += returned.has(order.id) ? pointsStanding(await loadFile(orm, order)).earned : order.pointsEarned;
  return points;
}
