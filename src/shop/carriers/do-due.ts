import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { followAfter, retryAfter } from '#domain/carriers/shipment.ts';
import { THE_SHOP } from '#domain/staff/actor.ts';
import type { Orm } from '#shop/db/database.ts';
import { parcel, shipment, shopOrder } from '#shop/db/schema/index.ts';
import { giveNumber, takeNumber } from '#shop/order/desk/give-number.ts';
import { deliverParcel, loseParcel, takeParcelBack } from '#shop/order/desk/sent-parcels.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { Carrier, ShipmentAnswer } from './carrier.ts';
import { LIVING } from './living.ts';
import { newShipment } from './new-shipment.ts';
import { tellToCollect } from './tell-to-collect.ts';

type Shipment = typeof shipment.$inferSelect;
type Change = Partial<Shipment>;
/** A shipment with the order and the parcel that it is of. */
type Due = {
  shipment: Shipment;
  order: typeof shopOrder.$inferSelect;
  parcel: typeof parcel.$inferSelect | null;
};

/** What a carrier is being asked about is left to whoever asks for so long, should that process end. */
const TAKEN_FOR = 60_000;

/** Asks carriers for labels, and where parcels are; answers with how many times. */
export async function doDue(parts: OrdersParts, log: (line: string) => void): Promise<number> {
  for (let asked = 0; ; asked++) {
    const due = await takeDue(parts.database.orm, parts.clock());
    if (!due) return asked;
    const done = await ask(parts, due).catch((error: unknown) => {
      log(`${due.shipment.carrier} did not answer for ${due.shipment.reference}: ${String(error)}`);
      return undefined;
    });
    await change(parts, due.shipment, done ?? later(due, parts.clock()));
  }
}

async function takeDue(orm: Orm, now: number): Promise<Due | undefined> {
  const { id, nextAt, tries } = shipment;
  const due = orm
    .select({ id })
    .from(shipment)
    .where(and(inArray(shipment.state, LIVING), lte(nextAt, new Date(now))))
    .orderBy(asc(nextAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await orm
    .update(shipment)
    .set({ tries: sql`${tries} + 1`, nextAt: new Date(now + TAKEN_FOR) })
    .where(eq(id, due))
    .returning({ id });
  if (!taken) return undefined;
  const [found] = await orm
    .select({ shipment, order: shopOrder, parcel })
    .from(shipment)
    .innerJoin(shopOrder, eq(shopOrder.id, shipment.orderId))
    .leftJoin(parcel, eq(parcel.id, shipment.parcelId))
    .where(eq(id, taken.id));
  return found;
}

/** What is known then; undefined where the carrier is to be asked again. */
async function ask(parts: OrdersParts, due: Due): Promise<Change | undefined> {
  const { shipment: one } = due;
  const now = parts.clock();
  const carrier = parts.carriers?.find(({ name }) => name === one.carrier);
  if (!carrier) return undefined;
  if (!due.parcel) return giveUp(carrier, one, now);
  const isUntold = one.state === 'waiting' && one.tries === 1;
  if (one.cancel === 'asked' && (isUntold || one.carrierId)) return takeBack(parts, carrier, due);
  switch (one.state) {
    case 'waiting':
      return answered(parts, due, await carrier.createShipment(newShipment(one, due.order, due.parcel)));
    case 'known':
      return one.carrierId ? answered(parts, due, await carrier.findShipment(one.carrierId)) : undefined;
    default:
      return one.label ? follow(parts, carrier, due) : load(carrier, one, now);
  }
}

/** Nobody waits for it any more; one that was paid for already costs, and is not carried. */
async function giveUp(carrier: Carrier, { carrierId }: Shipment, now: number): Promise<Change> {
  if (carrierId) await carrier.cancel(carrierId);
  return { state: 'cancelled', ...ended(now) };
}

/** What its carrier never heard of is simply not asked for; of a parcel that has left meanwhile nothing is taken back. */
async function takeBack(parts: OrdersParts, carrier: Carrier, { shipment: one, parcel: found, order }: Due) {
  const now = parts.clock();
  const isHere = found?.state === 'packing' || found?.state === 'packed';
  if (one.carrierId && !(isHere && (await carrier.cancel(one.carrierId))))
    return { cancel: isHere ? ('refused' as const) : null, tries: 0, nextAt: new Date(now) };
  if (found && one.trackingNumber)
    await takeNumber(parts, order.number, { parcelId: found.id, trackingNumber: one.trackingNumber });
  return { state: 'cancelled' as const, ...ended(now) };
}

async function answered(parts: OrdersParts, due: Due, answer: ShipmentAnswer): Promise<Change | undefined> {
  const now = parts.clock();
  if (answer.state === 'refused') {
    const { problem, why } = answer;
    return { state: 'failed', problem, why: why ?? null, ...ended(now) };
  }
  const { id: carrierId } = answer;
  if (answer.state === 'known') {
    if (due.shipment.state === 'known') return undefined;
    return { state: 'known', carrierId, tries: 0, nextAt: new Date(now + (retryAfter('known', 1) ?? 0)) };
  }
  const { trackingNumber } = answer;
  const carrier = parts.carriers?.find(({ name }) => name === due.shipment.carrier);
  const trackingLink = carrier?.trackingLink(trackingNumber) ?? null;
  if (due.parcel)
    await giveNumber(parts, due.order.number, { parcelId: due.parcel.id, trackingNumber, trackingLink });
  return { state: 'ready', carrierId, trackingNumber, tries: 0, nextAt: new Date(now) };
}

async function load(carrier: Carrier, { carrierId }: Shipment, now: number): Promise<Change | undefined> {
  if (!carrierId) return undefined;
  const label = await carrier.label([carrierId], 'pdf');
  return { label, tries: 0, nextAt: new Date(now + (followAfter(now, now) ?? 0)) };
}

/** Where it is; what that means for the order is done by the desk, as the shop. */
async function follow(parts: OrdersParts, carrier: Carrier, { shipment: one, order, parcel: found }: Due) {
  const now = parts.clock();
  if (!found || !one.carrierId) return undefined;
  const isOver = found.state === 'delivered' || found.state === 'lost' || found.state === 'back';
  if (isOver) return { state: 'ended', ...ended(now) } as const;
  const told = await carrier.track(one.carrierId);
  const next = followAfter((found.sentAt ?? one.askedAt).getTime(), now);
  const after: Change = next ? { nextAt: new Date(now + next) } : { state: 'ended', ...ended(now) };
  if (!told) return after;
  const { until: collectUntil = null, code: collectCode = null } = told;
  if (told.state === 'to_collect') {
    const waiting = { number: order.number, parcelId: found.id, shipmentId: one.id };
    await tellToCollect(parts, waiting, told);
    return { carried: told.state, collectUntil, collectCode, ...after };
  }
  const act = found.state === 'sent' ? DESK[told.state] : undefined;
  const waitsNoMore = { carried: told.state, collectUntil: null, collectCode: null };
  if (!act) return { ...waitsNoMore, ...after };
  const outcome = await act(parts, THE_SHOP, { number: order.number }, { parcelId: found.id });
  return { ...waitsNoMore, ...(outcome.ok ? { state: 'ended' as const, ...ended(now) } : after) };
}

const DESK: Partial<Record<string, typeof deliverParcel>> = {
  delivered: deliverParcel,
  back: takeParcelBack,
  lost: loseParcel,
};

/** A label bears an address, a code opens a locker: both go once nobody needs them any more. */
const ended = (now: number) => ({
  ...{ label: null, collectUntil: null, collectCode: null, cancel: null },
  ...{ nextAt: null, endedAt: new Date(now) },
});

/** When it is asked again; what nobody can tell for too long is for somebody to look at. */
function later({ shipment: { state, tries }, parcel: found }: Due, now: number): Change {
  const isFollowed = state === 'ready' && found?.state === 'sent';
  const wait = isFollowed ? followAfter(now, now) : retryAfter(state === 'waiting' ? state : 'known', tries);
  if (wait !== undefined) return { nextAt: new Date(now + wait) };
  return state === 'ready' ? { nextAt: null } : { state: 'failed', problem: 'unclear', ...ended(now) };
}

/** Whoever did not want it any more while its carrier was asked does not wait until it is asked the next time. */
function change(
  { database: { orm }, clock }: Pick<OrdersParts, 'database' | 'clock'>,
  { id, cancel }: Shipment,
  to: Change,
) {
  const isNew = sql`${shipment.cancel} = 'asked' AND ${cancel ?? ''} <> 'asked'`;
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const { nextAt } = to;
  const next = nextAt && sql`CASE WHEN ${isNew} THEN ${at(new Date(clock()))} ELSE ${at(nextAt)} END`;
  return orm
    .update(shipment)
    .set({ ...to, ...(next && { nextAt: next }) })
    .where(eq(shipment.id, id));
}
