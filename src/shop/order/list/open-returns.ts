import { asc, eq, inArray } from 'drizzle-orm';
import type { ReturnReason } from '#domain/order/order-facts.ts';
import type { ReturnState } from '#domain/order/return-state.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { orderReturn, shopOrder } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

const MOST = 200;

export type OpenReturn = {
  id: number;
  order: string;
  state: ReturnState;
  reason: ReturnReason;
  announcedAt: Date;
};

/** Returns that somebody has to go on with, the oldest first. */
export async function openReturns({ orm }: Pick<Database, 'orm'>, actor: Actor): Promise<OpenReturn[]> {
  demand(actor, 'return.read');
  const { id, state, reason, announcedAt } = orderReturn;
  return orm
    .select({ id, state, reason, announcedAt, order: shopOrder.number })
    .from(orderReturn)
    .innerJoin(shopOrder, eq(shopOrder.id, orderReturn.orderId))
    .where(inArray(state, ['announced', 'received', 'checked']))
    .orderBy(asc(announcedAt), asc(id))
    .limit(MOST);
}
