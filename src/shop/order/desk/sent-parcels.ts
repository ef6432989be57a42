import { and, eq, ne } from 'drizzle-orm';
import { whyNotParcel } from '#domain/order/actions.ts';
import { unitsGivenAhead } from '#domain/order/given-ahead.ts';
import { exactly } from '#domain/order/parcels.ts';
import { returnableOf } from '#domain/order/returns.ts';
import type { Minor } from '#domain/price/money.ts';
import { orderReturn, orderReturnLine, parcel } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import { moveStock } from './move-stock.ts';
import type { OrderFile, ParcelRow } from './order-file.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { changeParcel, parcelOf } from './parcel-at-hand.ts';
import { enterWorth, worthOfLines } from './refund-of-lines.ts';
import { saidOf } from './said.ts';

const LONGEST_NUMBER = 100;
const LONGEST_LINK = 500;

export type SentBy = {
  parcelId: number;
  trackingNumber?: string | undefined;
  trackingLink?: string | undefined;
  /** Refused where a parcel of another order has the number, so that somebody is asked first. */
  onlyNew?: boolean;
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
    const trackingNumber = saidOf(sent.trackingNumber, LONGEST_NUMBER) ?? found.trackingNumber;
    const trackingLink = saidOf(sent.trackingLink, LONGEST_LINK) ?? found.trackingLink;
    if (trackingLink && !/^https?:\/\//.test(trackingLink)) refuse('bad_link');
    allow(whyNotParcel('send', facts, { ...found, trackingNumber }));
    if (sent.onlyNew && trackingNumber && (await isOnAnother(hand, trackingNumber))) refuse('used_number');
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

async function isOnAnother({ tx, file }: Hand, trackingNumber: string): Promise<boolean> {
  const others = and(eq(parcel.trackingNumber, trackingNumber), ne(parcel.orderId, file.order.id));
  return (await tx.$count(parcel, others)) > 0;
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

/** It is gone: its goods are written off, nobody pays for them, and the shopper is told. */
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
    await dropExpected(hand, found.id, await writeOffUnpaid(hand, found));
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
    await dropExpected(hand, found.id, await stillUnpaid(hand, found));
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

/** Takes what was lost off what is due, where it was not paid for; tells what is unpaid then. */
async function writeOffUnpaid(hand: Hand, { lines }: ParcelRow): Promise<Minor> {
  const { file } = hand;
  const { balance, due } = file.facts.money;
  if (balance >= 0) return 0;
  const gone = unreckoned(file, lines);
  const worth = await worthOfLines(hand, gone);
  const lowered = Math.min(worth.sum, due);
  await enterWorth(hand, { ...worth, sum: lowered }, gone, {});
  const unpaid = Math.max(0, -(balance + lowered));
  if (!worth.isAll || unpaid === 0) return unpaid;
  await hand.enter({ kind: 'due', amount: -unpaid });
  return 0;
}

/** What is to be paid for the rest of the order, where a parcel came back whose money is reckoned once it is checked. */
async function stillUnpaid(hand: Hand, { lines }: ParcelRow): Promise<Minor> {
  const { sum } = await worthOfLines(hand, unreckoned(hand.file, lines));
  return Math.max(0, -hand.file.facts.money.balance - sum);
}

const unreckoned = (file: OrderFile, lines: ParcelRow['lines']) =>
  new Map(lines.map(({ lineId, quantity }) => [lineId, exactly(quantity - unitsGivenAhead(file, lineId))]));

/** The courier has no money for a parcel that did not arrive; only for what else is with the shopper or on its way. */
async function dropExpected(hand: Hand, parcelId: number, unpaid: Minor): Promise<void> {
  const { money, parcels } = hand.file;
  const open = money.filter(({ kind, reversed }) => kind === 'expected' && !reversed);
  if (open.length === 0) return;
  for (const { id: about, amount } of open) await hand.enter({ kind: 'reversal', amount: -amount, about });
  const isElsewhere = parcels.some(
    ({ id, state }) => id !== parcelId && (state === 'sent' || state === 'delivered'),
  );
  if (isElsewhere && unpaid > 0) await hand.enter({ kind: 'expected', amount: unpaid });
}

/** What comes back in a return already did arrive. */
function refuseReturned({ file }: Hand, { lines }: ParcelRow): void {
  const left = returnableOf(file.facts);
  if (lines.some(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0))) refuse('in_return');
}
