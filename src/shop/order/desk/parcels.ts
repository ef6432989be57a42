import { and, eq } from 'drizzle-orm';
import { type ParcelAction, whyNot, whyNotParcel } from '#domain/order/actions.ts';
import { countsOf, exactly } from '#domain/order/parcels.ts';
import { returnableOf } from '#domain/order/returns.ts';
import { orderReturn, orderReturnLine, parcel, parcelLine } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import { type DeskActor, mayAct } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import { moveStock } from './move-stock.ts';
import type { ParcelRow } from './order-file.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';

type ParcelChange = Partial<typeof parcel.$inferInsert>;

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
    const inIt = found.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    const quantity = exactly(inIt + scan.by);
    if (scan.by === 0 || exactly(scan.by) !== scan.by || quantity < 0) refuse('bad_quantity');
    if (scan.by > countsOf(hand.file.facts, line).open) refuse('too_much');
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
    const { facts, lines } = hand.file;
    for (const line of lines) {
      const { open } = countsOf(facts, line);
      if (open <= 0) continue;
      await putInto(hand, begun.id, line.id, open);
      begun.lines.push({ lineId: line.id, quantity: open });
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

export type SentBy = {
  parcelId: number;
  trackingNumber?: string | undefined;
  trackingLink?: string | undefined;
};

/** Hands a parcel over; what is paid at the door is with the courier from now on. */
export function sendParcel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  sent: SentBy,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'send', input: sent }, async (hand) => {
    const { facts, parcels } = hand.file;
    const found = parcels.find(({ id }) => id === sent.parcelId) ?? refuse('no_parcel');
    const trackingNumber = sent.trackingNumber?.trim() || found.trackingNumber;
    const trackingLink = sent.trackingLink?.trim() || found.trackingLink;
    allow(whyNotParcel('send', facts, { ...found, trackingNumber }));
    await moveStock(hand, [{ kind: 'out', from: 'parcel', parcelId: found.id }]);
    await changeParcel(hand, found.id, { state: 'sent', sentAt: hand.now, trackingNumber, trackingLink });
    const missing = -facts.money.balance - facts.money.expected;
    if (facts.payment === 'on_delivery' && missing > 0)
      await hand.enter({ kind: 'expected', amount: missing, reference: trackingNumber });
    hand.note('sent', { parcel: found.number, ...(trackingNumber && { tracking: trackingNumber }) });
    const method = found.methodName;
    await hand.tell({
      kind: 'order_sent',
      ...(trackingNumber && {
        tracking: { number: trackingNumber, method, ...(trackingLink && { link: trackingLink }) },
      }),
    });
  });
}

/** It arrived. Money that a courier has taken for it is another matter: its row comes when it comes. */
export function deliverParcel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { parcelId }: { parcelId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'deliver', input: parcelId }, async (hand) => {
    const { id, number } = parcelOf(hand, 'deliver', parcelId);
    await changeParcel(hand, id, { state: 'delivered', endedAt: hand.now });
    hand.note('delivered', { parcel: number });
    await hand.tell({ kind: 'order_delivered' });
  });
}

/** It is gone: its goods are written off, and the shopper is told. */
export function loseParcel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { parcelId }: { parcelId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'lost', input: parcelId }, async (hand) => {
    const found = parcelOf(hand, 'lost', parcelId);
    refuseReturned(hand, found);
    await moveStock(hand, [{ kind: 'write_off', from: 'out', parcelId: found.id }]);
    await changeParcel(hand, found.id, { state: 'lost', endedAt: hand.now });
    hand.note('lost', { parcel: found.number });
    await hand.tell({ kind: 'parcel_lost' });
  });
}

/** It came back by itself: that opens a return, which is to be checked. */
export function takeParcelBack(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { parcelId }: { parcelId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'back', input: parcelId }, async (hand) => {
    const { tx, now, file } = hand;
    const found = parcelOf(hand, 'back', parcelId);
    refuseReturned(hand, found);
    await changeParcel(hand, found.id, { state: 'back', endedAt: now });
    const values = { orderId: file.order.id, parcelId: found.id, announcedAt: now, receivedAt: now };
    const [opened] = await tx
      .insert(orderReturn)
      .values({ ...values, state: 'received', reason: 'undelivered' })
      .returning({ id: orderReturn.id });
    const returnId = opened?.id ?? 0;
    await tx.insert(orderReturnLine).values(found.lines.map((line) => ({ ...line, returnId })));
    hand.note('back', { parcel: found.number, return: returnId });
    await hand.tell({ kind: 'parcel_back' });
  });
}

function parcelOf({ file }: Hand, action: ParcelAction, parcelId: number): ParcelRow {
  const found = file.parcels.find(({ id }) => id === parcelId) ?? refuse('no_parcel');
  allow(whyNotParcel(action, file.facts, found));
  return found;
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
  return { ...added, isTracked: false, lines: [] };
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

/** What is reserved for its lines goes into it. */
async function closeParcel(hand: Hand, found: ParcelRow, { box, weightGrams }: Omit<PackedAs, 'parcelId'>) {
  const { facts, lines } = hand.file;
  const moves = found.lines.map(({ lineId, quantity: part }) => {
    const line = lines.find(({ id }) => id === lineId) ?? refuse('no_line');
    const { open, packing } = countsOf(facts, line);
    const whole = exactly(open + packing);
    return { kind: 'pack' as const, from: 'reserved' as const, lineId, part, whole, parcelId: found.id };
  });
  await moveStock(hand, moves);
  const known = { box: box?.trim() || found.box, weightGrams: weightGrams ?? found.weightGrams };
  await changeParcel(hand, found.id, { state: 'packed', packedAt: hand.now, ...known });
  hand.note('packed', { parcel: found.number });
}

/** What comes back in a return already did arrive. */
function refuseReturned({ file }: Hand, { lines }: ParcelRow): void {
  const left = returnableOf(file.facts);
  if (lines.some(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0))) refuse('in_return');
}

async function changeParcel({ tx }: Hand, id: number, change: ParcelChange): Promise<void> {
  await tx.update(parcel).set(change).where(eq(parcel.id, id));
}
