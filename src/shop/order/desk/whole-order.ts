import { and, eq } from 'drizzle-orm';
import { whyNot } from '#domain/order/actions.ts';
import { parcel, rebateCodeUse, shopOrderNote } from '#shop/db/schema/index.ts';
import { giveBackPoints } from '#shop/loyalty-points/order-loyalty-points.ts';
import { aboutOrder, tellShopper } from '#shop/order/order-emails.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { tellOfRefund } from '#shop/payments/refund.ts';
import { act } from './act.ts';
import { deadlineFromNow } from './deadline-from-now.ts';
import { type DeskActor, writtenBy } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import { moveStock } from './move-stock.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { reasonOf, saidOf } from './said.ts';

/** Nothing of it is packed or sent until it is released. */
export function holdOrder(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { reason }: { reason: string },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'hold', input: reason }, async (hand) => {
    allow(whyNot('hold', hand.file.facts));
    const held = reasonOf(reason);
    hand.set({ held });
    hand.note('held', { reason: held });
  });
}

export function releaseOrder(parts: OrdersParts, actor: DeskActor, request: ActRequest): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'release' }, async (hand) => {
    allow(whyNot('release', hand.file.facts));
    const { payBy } = hand.file.order;
    // While it was held, nobody was to pay: it is awaited as long as any order's money is.
    hand.set({ held: null, ...(payBy !== null && deadlineFromNow(hand)) });
    hand.note('released');
  });
}

const LONGEST_NOTE = 2000;

/** A word among the staff; no shopper reads it. */
export function writeNote(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { text }: { text: string },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'note', input: text }, async (hand) => {
    await enterNote(hand, text);
  });
}

/** The same within another action. */
export async function enterNote({ tx, actor, file, now, note }: Hand, text: string): Promise<void> {
  const said = saidOf(text, LONGEST_NOTE) ?? refuse('no_reason');
  const { staffId, actorName: author } = writtenBy(actor);
  await tx
    .insert(shopOrderNote)
    .values({ orderId: file.order.id, text: said, staffId, author, writtenAt: now });
  note('noted');
}

/** Gives up what is not packed: stock, code and points go back, and so does money that came. */
export function cancelOrder(parts: OrdersParts, actor: DeskActor, request: ActRequest): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'cancel' }, async (hand) => {
    if (hand.file.facts.isCancelled) return;
    allow(whyNot('cancel', hand.file.facts));
    await undo(hand, 'cancelled');
    await tellOfCancellation(hand);
  });
}

/** The same for what nobody has paid in time; whoever has paid some of it is not left without a word. */
export function expireOrder(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  isDue: (hand: Hand) => boolean,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'cancel' }, async (hand) => {
    const { facts, order } = hand.file;
    if (!isDue(hand) || whyNot('cancel', facts)) return;
    await undo(hand, 'expired');
    await tellShopper(hand.tx, parts, order, { kind: 'order_expired', ...aboutOrder(parts, order) });
  });
}

async function undo(hand: Hand, why: 'cancelled' | 'expired'): Promise<void> {
  const { tx, parts, file, now } = hand;
  const { order, facts } = file;
  await moveStock(hand, [{ kind: 'release', from: 'reserved' }]);
  await tx.delete(parcel).where(and(eq(parcel.orderId, order.id), eq(parcel.state, 'packing')));
  await tx.delete(rebateCodeUse).where(eq(rebateCodeUse.orderId, order.id));
  if (facts.money.due !== 0) await hand.enter({ kind: 'due', amount: -facts.money.due });
  await giveBackPoints(tx, parts, order);
  hand.set({ cancelledAt: now, held: null });
  hand.note(why);
}

async function tellOfCancellation(hand: Hand): Promise<void> {
  const { tx, parts, file } = hand;
  const { order, facts } = file;
  const owed = facts.money.received - facts.money.refunded - facts.money.asked;
  if (owed <= 0) return hand.tell({ kind: 'order_cancelled' });
  const { currency, paymentReference: reference } = order;
  hand.note('refund_due', { amount: owed, currency });
  await tellOfRefund(tx, parts, order, { why: 'cancelled', reference, amount: owed, currency });
}
