import { and, eq, sql } from 'drizzle-orm';
import type { StaffActor } from '#domain/staff/actor.ts';
import { may } from '#domain/staff/actor.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { packingClaim, shopOrder } from '#shop/db/schema/index.ts';
import { isNumber } from '#shop/order/order-view.ts';

const CLAIMED_FOR = 10 * 60_000;

export type ClaimOutcome =
  | { ok: true; until: Date }
  /** Somebody else packs it; it can be taken over. */
  | { ok: false; problem: 'claimed'; by: string; until: Date }
  | { ok: false; problem: 'forbidden' | 'no_order' };

/** Says that one packs this order, for ten minutes from now; again, for ten more. */
export async function claimOrder(
  orm: OrmOrTransaction,
  actor: StaffActor,
  { number, now, takeOver = false }: { number: string; now: number; takeOver?: boolean },
): Promise<ClaimOutcome> {
  if (!may(actor, 'parcel.pack')) return { ok: false, problem: 'forbidden' };
  const order = await orderOf(orm, number);
  if (!order) return { ok: false, problem: 'no_order' };
  const until = new Date(now + CLAIMED_FOR);
  const claim = { staffId: actor.id, staffName: actor.name, until };
  const isFree = sql`${packingClaim.staffId} = ${actor.id} OR ${packingClaim.until} <= ${new Date(now)}`;
  const [kept] = await orm
    .insert(packingClaim)
    .values({ orderId: order.id, ...claim })
    .onConflictDoUpdate({
      target: packingClaim.orderId,
      set: claim,
      setWhere: takeOver ? sql`true` : isFree,
    })
    .returning();
  if (kept) return { ok: true, until };
  const [theirs] = await orm.select().from(packingClaim).where(eq(packingClaim.orderId, order.id));
  return { ok: false, problem: 'claimed', by: theirs?.staffName ?? '', until: theirs?.until ?? until };
}

/** Lets others have it. */
export async function leaveOrder(orm: OrmOrTransaction, actor: StaffActor, number: string): Promise<void> {
  const order = await orderOf(orm, number);
  if (!order) return;
  await orm
    .delete(packingClaim)
    .where(and(eq(packingClaim.orderId, order.id), eq(packingClaim.staffId, actor.id)));
}

async function orderOf(orm: OrmOrTransaction, number: string): Promise<{ id: number } | undefined> {
  if (!isNumber(number)) return undefined;
  const [order] = await orm.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.number, number));
  return order;
}
