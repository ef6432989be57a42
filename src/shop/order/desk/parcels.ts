import { and, eq } from 'drizzle-orm';
import { whyNot } from '#domain/order/actions.ts';
import { countsOf, exactly, packableOf } from '#domain/order/parcels.ts';
import { parcel, parcelLine } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import { type DeskActor, mayAct } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import { moveStock } from './move-stock.ts';
import type { ParcelRow } from './order-file.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { changeParcel, parcelOf } from './parcel-at-hand.ts';
import { isAmount, saidOf } from './said.ts';

/** Unpaid goods are packed only where that is said, and by whoever may. */
export type PackingWish = { evenUnpaid?: boolean | undefined };

/** Begins a parcel, in the order's own way of delivery. */
export function startParcel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  wish: PackingWish = {},
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'start_parcel', input: wish }, async (hand) => {
    const { number } = await beginParcel(hand, wish);
    hand.note('parcel_started', { parcel: number });
  });
}

/** Puts so much of a line into a parcel; below zero, takes it out again. */
export function scanLine(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  scan: { parcelId: number; lineId: number; by: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'scan', input: scan }, async (hand) => {
    const found = parcelOf(hand, 'scan', scan.parcelId);
    const line = hand.file.lines.find(({ id }) => id === scan.lineId) ?? refuse('no_line');
    const { facts } = hand.file;
    const inIt = found.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    const quantity = exactly(inIt + scan.by);
    if (scan.by === 0 || exactly(scan.by) !== scan.by || quantity < 0) refuse('bad_quantity');
    if (scan.by > 0 && facts.lines.some(({ id, waits }) => id === line.id && waits)) refuse('service_waits');
    if (scan.by > countsOf(facts, line).open) refuse('too_much');
    await putInto(hand, found.id, line.id, quantity);
    hand.note('scanned', { parcel: found.number, line: line.id, by: scan.by });
  });
}

/** Gives up a parcel that is being packed; what was in it is open again. */
export function dropParcel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { parcelId }: { parcelId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'drop', input: parcelId }, async (hand) => {
    const { id, number } = parcelOf(hand, 'drop', parcelId);
    await hand.tx.delete(parcel).where(eq(parcel.id, id));
    hand.note('parcel_dropped', { parcel: number });
  });
}

export type PackedAs = { parcelId: number; box?: string | undefined; weightGrams?: number | undefined };

export function packParcel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  packed: PackedAs,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'pack', input: packed }, (hand) =>
    closeParcel(hand, parcelOf(hand, 'pack', packed.parcelId), packed),
  );
}

/** All that is open, in one parcel, at once: for whoever packs without scanning. */
export function packAll(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  packed: Omit<PackedAs, 'parcelId'> & PackingWish = {},
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'start_parcel', input: ['all', packed] }, async (hand) => {
    const begun = await beginParcel(hand, packed);
    const { facts } = hand.file;
    for (const line of facts.lines) {
      const quantity = packableOf(facts, line);
      if (quantity <= 0) continue;
      await putInto(hand, begun.id, line.id, quantity);
      begun.lines.push({ lineId: line.id, quantity });
    }
    await closeParcel(hand, begun, packed);
  });
}

export function unpackParcel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { parcelId }: { parcelId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'unpack', input: parcelId }, async (hand) => {
    const { id, number } = parcelOf(hand, 'unpack', parcelId);
    await moveStock(hand, [{ kind: 'unpack', from: 'parcel', parcelId: id }]);
    await changeParcel(hand, id, { state: 'packing', packedAt: null });
    hand.note('unpacked', { parcel: number });
  });
}

async function beginParcel(hand: Hand, { evenUnpaid = false }: PackingWish): Promise<ParcelRow> {
  const { tx, actor, file, now } = hand;
  const { order, parcels } = file;
  allow(whyNot('start_parcel', file.facts, { mayPackUnpaid: evenUnpaid && mayAct(actor, 'parcel.unpaid') }));
  const [added] = await tx
    .insert(parcel)
    .values({
      orderId: order.id,
      number: Math.max(0, ...parcels.map(({ number }) => number)) + 1,
      deliveryMethodId: order.deliveryMethodId,
      methodName: order.deliveryMethodName,
      createdAt: now,
    })
    .returning();
  if (!added) throw new Error('the database returned no parcel');
  return { ...added, isTracked: false, method: null, shipment: null, sameNumberAs: [], lines: [] };
}

async function putInto({ tx }: Hand, parcelId: number, lineId: number, quantity: number): Promise<void> {
  const isIt = and(eq(parcelLine.parcelId, parcelId), eq(parcelLine.lineId, lineId));
  if (quantity === 0) await tx.delete(parcelLine).where(isIt);
  else
    await tx
      .insert(parcelLine)
      .values({ parcelId, lineId, quantity })
      .onConflictDoUpdate({ target: [parcelLine.parcelId, parcelLine.lineId], set: { quantity } });
}

const LONGEST_BOX = 40;

/** What is reserved for its lines goes into it. */
export async function closeParcel(
  hand: Hand,
  found: ParcelRow,
  { box, weightGrams }: Omit<PackedAs, 'parcelId'>,
) {
  const { facts, lines } = hand.file;
  const moves = found.lines.map(({ lineId, quantity: part }) => {
    const line = lines.find(({ id }) => id === lineId) ?? refuse('no_line');
    const { open, packing } = countsOf(facts, line);
    const whole = exactly(open + packing);
    return { kind: 'pack' as const, from: 'reserved' as const, lineId, part, whole, parcelId: found.id };
  });
  await moveStock(hand, moves);
  if (weightGrams !== undefined && !isAmount(weightGrams)) refuse('bad_weight');
  const known = { box: saidOf(box, LONGEST_BOX) ?? found.box, weightGrams: weightGrams ?? found.weightGrams };
  await changeParcel(hand, found.id, { state: 'packed', packedAt: hand.now, ...known });
  hand.note('packed', { parcel: found.number });
}
