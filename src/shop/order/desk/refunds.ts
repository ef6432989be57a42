import { and, between, eq, inArray } from 'drizzle-orm';
import { whyNot, whyNotMoney } from '#domain/order/actions.ts';
import { unitsReckoned } from '#domain/order/given-ahead.ts';
import { moneyOf, owedOf, refundableOf } from '#domain/order/money.ts';
import { countsOf, exactly } from '#domain/order/parcels.ts';
import type { Minor } from '#domain/price/money.ts';
import { outboxEmail } from '#shop/db/schema/index.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { tellOwnerOfRefund } from '#shop/order/tell-owner-of-refund.ts';
import { act } from './act.ts';
import { deadlineFromNow } from './deadline-from-now.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import type { LineRow, MoneyEntryRow, OrderFile } from './order-file.ts';
import type { ActOutcome, ActRequest, Quoted } from './outcome.ts';
import { enterWorth, quantitiesOf, type WantedLines, worthOfLines } from './refund-of-lines.ts';
import { enterWays } from './refund-ways.ts';
import { isAmount, reasonOf, saidOf } from './said.ts';

const LONGEST = 200;
const MINUTE = 60_000;

/** `byHand`: somebody sends it, also where its provider would give it back. */
export type RefundWish = { reason?: string; byHand?: boolean } & (
  | { amount: Minor }
  | { lines: WantedLines }
  /** Everything that is there and not on its way back. */
  | { whole: true }
);

/**
 * Asks for money to go back. What goes beyond what is owed is given: it lowers what is due, and is owed no more when the
 * goods come. What goes back for lines is theirs, whatever else is owed.
 */
export function askRefund(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  wish: RefundWish,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: actionOf(wish), input: wish }, async (hand) => {
    await enterRefund(hand, wish);
  });
}

/** What a refund would come to, or why it cannot be asked for. */
export async function quoteRefund(
  parts: OrdersParts,
  actor: DeskActor,
  number: string,
  wish: RefundWish,
): Promise<Quoted<{ amount: Minor }>> {
  let amount = 0;
  const request = { number, dryRun: true };
  const tried = await act(parts, actor, request, { action: actionOf(wish) }, async (hand) => {
    amount = await enterRefund(hand, wish);
  });
  return tried.ok ? { ok: true, amount } : tried;
}

function actionOf(wish: RefundWish) {
  if ('lines' in wish) return 'refund_lines';
  return 'whole' in wish ? 'refund_whole' : 'ask_refund';
}

async function enterRefund(hand: Hand, wish: RefundWish): Promise<Minor> {
  const { facts } = hand.file;
  allow(whyNot(actionOf(wish), facts));
  const { coming, worth } = 'lines' in wish ? await forLines(hand, wish.lines) : {};
  const amount = worth?.sum ?? ('amount' in wish ? wish.amount : refundableOf(facts.money));
  if (!isAmount(amount)) refuse('bad_amount');
  if (amount > refundableOf(facts.money)) refuse('too_much');
  const reason = saidOf(wish.reason, LONGEST);
  const about = await enterWays(hand, { amount, reason, byHand: wish.byHand ?? false });
  if (coming && worth) await enterWorth(hand, worth, coming, { about, reason });
  else {
    const given = Math.min(amount - owedOf(facts.money), facts.money.due);
    if (given > 0) await hand.enter({ kind: 'due', amount: -given, about, reason });
  }
  hand.note('refund_asked', { entry: about, amount });
  return amount;
}

async function forLines(hand: Hand, lines: WantedLines) {
  const { file } = hand;
  const coming = quantitiesOf(hand, lines, (line) => refundableUnits(file, line));
  const worth = await worthOfLines(hand, coming);
  if (worth.sum > file.facts.money.due) refuse('too_much');
  return { coming, worth };
}

/** How much of a line left, and its money did not go back for it yet. What is here still is taken out of the order instead. */
const refundableUnits = (file: OrderFile, line: LineRow): number =>
  Math.max(0, exactly(countsOf(file.facts, line).sent - unitsReckoned(file, line.id)));

/** The money went back; only now it counts. */
export function confirmRefund(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  asked: { entryId: number; reference?: string },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'confirm_refund', input: asked }, async (hand) => {
    const { order } = hand.file;
    const { id: about, amount } = entryOf(hand, 'confirm_refund', asked.entryId);
    await hand.enter({
      kind: 'refund_confirmed',
      amount,
      about,
      reference: saidOf(asked.reference, LONGEST),
    });
    hand.note('refund_confirmed', { entry: about, amount });
    await hand.tell({ kind: 'order_refunded', amount: amountOf(parts, order, amount) });
  });
}

/** It did not go back: it is owed as before. */
export function failRefund(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  asked: { entryId: number; reason: string },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'fail_refund', input: asked }, async (hand) => {
    const { id: about, amount } = entryOf(hand, 'fail_refund', asked.entryId);
    const reason = reasonOf(asked.reason);
    await hand.enter({ kind: 'refund_failed', amount, about, reason });
    hand.note('refund_failed', { entry: about, amount });
    const failed = { entryId: about, what: 'refused', amount, why: reason } as const;
    await tellOwnerOfRefund(hand.tx, parts, hand.file.order, failed);
  });
}

/** It had gone back, and a bank has returned it: the row that confirmed it is taken back, and it is owed as before. */
export function returnRefund(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  asked: { entryId: number; reason: string },
): Promise<ActOutcome> {
  const input = { returned: asked };
  return act(parts, actor, request, { action: 'fail_refund', input }, async (hand) => {
    const { file } = hand;
    const row = file.money.find(({ kind, about }) => kind === 'refund_confirmed' && about === asked.entryId);
    if (!row) return refuse('not_asked');
    // Whoever confirmed it takes it back.
    allow(whyNotMoney('reverse', file.facts, { ...row, isOfProvider: false }, file.money));
    const { id: about, amount, currency } = row;
    const reason = reasonOf(asked.reason);
    await hand.enter({ kind: 'reversal', amount: -amount, about, currency, reason });
    hand.note('refund_failed', { entry: asked.entryId, amount });
    const failed = { entryId: asked.entryId, what: 'came_back', amount, why: reason } as const;
    await tellOwnerOfRefund(hand.tx, parts, file.order, failed);
  });
}

/** Takes back a row that should not have been written; the row stays, with its mirror. */
export function reverseEntry(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  wrong: { entryId: number; reason: string },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'reverse', input: wrong }, async (hand) => {
    const row = entryOf(hand, 'reverse', wrong.entryId);
    const { id: about, kind, amount, currency } = row;
    await hand.enter({ kind: 'reversal', amount: -amount, about, currency, reason: reasonOf(wrong.reason) });
    if (kind === 'payment') hand.set(deadlineFromNow(hand));
    hand.note('money_reversed', { entry: about, amount });
    if (kind === 'payment' && (await wasTold(hand, row.enteredAt))) await tellOfReversal(hand, row);
  });
}

/** Whether an e-mail to whoever ordered was written along with the payment. */
async function wasTold({ tx, file }: Hand, enteredAt: Date): Promise<boolean> {
  const isAbout = and(
    eq(outboxEmail.orderNumber, file.order.number),
    between(outboxEmail.createdAt, enteredAt, new Date(enteredAt.getTime() + MINUTE)),
    inArray(outboxEmail.kind, ['order_paid', 'order_part_paid', 'order_refund']),
  );
  return (await tx.$count(outboxEmail, isAbout)) > 0;
}

async function tellOfReversal(hand: Hand, { id, amount, currency }: MoneyEntryRow): Promise<void> {
  const { parts, file } = hand;
  const { order, facts } = file;
  const rows = file.money.filter((row) => row.id !== id);
  const { balance, asked } = moneyOf(rows, { currency: order.currency, payment: facts.payment });
  await hand.tell({
    kind: 'payment_reversed',
    amount: amountOf(parts, { ...order, currency }, amount),
    ...(balance < 0 && order.paymentMethod !== 'on_delivery' && { toPay: amountOf(parts, order, -balance) }),
    ...(balance - asked > 0 && { owed: amountOf(parts, order, balance - asked) }),
  });
}

function entryOf({ file, actor }: Hand, action: 'confirm_refund' | 'fail_refund' | 'reverse', id: number) {
  const row = file.money.find((one) => one.id === id);
  if (!row) return refuse('no_entry');
  // Who gives it back says what became of it.
  const isAtProvider = row.isAtProvider && actor.kind !== 'gateway';
  allow(whyNotMoney(action, file.facts, { ...row, isAtProvider }, file.money));
  return row;
}
