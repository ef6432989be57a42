import { eq } from 'drizzle-orm';
import type { StaffActor } from '#domain/staff/actor.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { packingQueue } from './packing-queue.ts';

/**
 * The number of the order that is packed after this one: the next in the queue that nobody else packs, and from its
 * beginning again once it ends; undefined where there is none but this.
 */
export async function nextToPack(
  { database: { orm }, clock, rules }: OrdersParts,
  actor: StaffActor,
  number: string,
): Promise<string | undefined> {
  const { createdAt } = shopOrder;
  const [here] = await orm
    .select({ number: shopOrder.number, createdAt })
    .from(shopOrder)
    .where(eq(shopOrder.number, number));
  for (const after of here ? [here, undefined] : [undefined]) {
    const queue = (await packingQueue(orm, actor, { now: clock(), timeZone: rules.timeZone }, after)) ?? [];
    const free = queue.find((one) => one.number !== number && (!one.claim || one.claim.staffId === actor.id));
    if (free) return free.number;
  }
  return undefined;
}
