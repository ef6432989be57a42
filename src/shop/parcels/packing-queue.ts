import { and, asc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { packingClaim, shopOrder, shopOrderLine } from '#shop/db/schema/index.ts';
import { type DeskActor, mayAct } from '#shop/order/desk/desk-actor.ts';
import type { AtMoment } from '#shop/order/desk/order-file.ts';
import { givenBack } from '#shop/order/given-back.ts';
import { onlyServicesWait } from '#shop/order/services-wait.ts';

export type QueuedOrder = {
  number: string;
  createdAt: Date;
  deliveryName: string;
  /** How many lines, and units of all of them. */
  lines: number;
  units: number;
  isBegun: boolean;
  /** Who packs it at the moment. */
  claim: { staffId: number; staffName: string; until: Date } | null;
};

/** The place after which the queue goes on. */
export type QueuePlace = { createdAt: Date; number: string };

/** As many as one part of the queue holds. */
export const AT_ONCE = 50;

/** What can be packed now, the oldest first; undefined for whoever may not look. */
export async function packingQueue(
  orm: OrmOrTransaction,
  actor: DeskActor,
  { now, timeZone }: AtMoment,
  after?: QueuePlace,
): Promise<QueuedOrder[] | undefined> {
  if (!mayAct(actor, 'parcel.read')) return undefined;
  const { createdAt, number } = shopOrder;
  const isLater = after && sql`(${createdAt}, ${number}) > (${after.createdAt}, ${after.number})`;
  const rows = await orm
    .select({
      number,
      createdAt,
      deliveryName: shopOrder.deliveryMethodName,
      stage: shopOrder.stage,
      lines: lineSum(sql`count(*)::integer`),
      units: lineSum(sql`coalesce(sum(quantity - cancelled), 0)::float`),
      claim: packingClaim,
    })
    .from(shopOrder)
    .leftJoin(packingClaim, eq(packingClaim.orderId, shopOrder.id))
    .where(and(isToPack, not(onlyServicesWait(now, timeZone)), isLater))
    .orderBy(asc(createdAt), asc(number))
    .limit(AT_ONCE);
  return rows.map(({ stage, claim, ...row }) => ({
    ...row,
    isBegun: stage !== 'paid' && stage !== 'placed',
    claim: claim && claim.until.getTime() > now ? claimOf(claim) : null,
  }));
}

/** Paid, or to be paid at the door; or begun, or sent in part, with something still open; never where all money goes back. */
const isToPack = and(
  isNull(shopOrder.held),
  not(givenBack),
  or(
    inArray(shopOrder.stage, ['paid', 'placed', 'packing']),
    and(
      eq(shopOrder.stage, 'sent_part'),
      sql`EXISTS (
      SELECT FROM shop_order_line line WHERE line.order_id = ${shopOrder.id}
        AND line.quantity - line.cancelled > (SELECT coalesce(sum(packed.quantity), 0) FROM parcel_line packed
          WHERE packed.line_id = line.id))`,
    ),
  ),
);

const lineSum = (of: ReturnType<typeof sql>) => sql<number>`(
  SELECT ${of} FROM ${shopOrderLine} WHERE order_id = ${shopOrder.id} AND quantity > cancelled)`;

const claimOf = ({ staffId, staffName, until }: typeof packingClaim.$inferSelect) => ({
  staffId,
  staffName,
  until,
});
