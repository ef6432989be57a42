import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';

export type RefusedPayment = { id: number; number: string; at: Date };

/** Orders whose payment a gateway has refused since then and that are not paid yet, the latest first. */
export async function refusedPayments(
  { orm }: Pick<Database, 'orm'>,
  since: Date,
): Promise<RefusedPayment[]> {
  const { id, number, moneyState, stage } = shopOrder;
  const last = sql<Date>`max(${shopOrderEvent.happenedAt})`.mapWith(shopOrderEvent.happenedAt);
  return orm
    .select({ id, number, at: last })
    .from(shopOrderEvent)
    .innerJoin(shopOrder, eq(id, shopOrderEvent.orderId))
    .where(
      and(
        eq(shopOrderEvent.kind, 'payment_refused'),
        gte(shopOrderEvent.happenedAt, since),
        inArray(moneyState, ['unpaid', 'part_paid']),
        ne(stage, 'cancelled'),
      ),
    )
    .groupBy(id, number)
    .orderBy(desc(last));
}
