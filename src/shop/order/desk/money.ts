import { and, eq, ne } from 'drizzle-orm';
import { whyNot, whyNotMoney } from '#domain/order/actions.ts';
import { isCovered, owedOf, refundableOf } from '#domain/order/money.ts';
import { paymentDeadline } from '#domain/order/payment-deadline.ts';
import type { Minor } from '#domain/price/money.ts';
import { moneyEntry } from '#shop/db/schema/index.ts';
import type { RefundReason } from '#shop/email/email.ts';
import { deadlineColumns } from '#shop/order/deadline-columns.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { tellOfRefund } from '#shop/payments/refund.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { refundOfLines, type WantedLines } from './refund-of-lines.ts';

const MOST = 2 ** 31 - 1;

/** What a gateway calls a payment, or how the staff found it: 'manual' is told apart within its order only. */
export type Payment = { amount: Minor; currency?: string; provider: string; reference: string | null };

/** Writes down money that came, however much; once by its reference. */
export function recordPayment(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  payment: Payment,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'record_payment', input: payment }, async (hand) => {
    const { order } = hand.file;
    const { amount, provider, reference, currency = order.currency } = payment;
    allow(isAmount(amount) ? undefined : 'bad_amount');
    if (await isKnown(hand, payment)) return;
    await hand.enter({ kind: 'payment', amount, currency, provider, reference });
    await tellOfPayment(hand, { amount, currency, provider, reference });
  });
}

/** The same for all that is missing, or, where nothing is, for the whole once more. */
export function recordWhole(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  payment: Omit<Payment, 'amount' | 'currency'>,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'record_payment', input: payment }, async (hand) => {
    const { order, facts } = hand.file;
    const amount = Math.max(0, -facts.money.balance) || order.totalGross;
    allow(isAmount(amount) ? undefined : 'bad_amount');
    const { currency } = order;
    if (await isKnown(hand, payment)) return;
    await hand.enter({ kind: 'payment', amount, currency, ...payment });
    await tellOfPayment(hand, { amount, currency, ...payment });
  });
}

/** The same reference in the same order is the same payment; in another order, it is a mistake. */
async function isKnown(
  { tx, file }: Hand,
  { provider, reference }: Pick<Payment, 'provider' | 'reference'>,
): Promise<boolean> {
  if (reference === null) return false;
  if (
    file.money.some(
      (row) => row.kind === 'payment' && row.provider === provider && row.reference === reference,
    )
  )
    return true;
  const isElsewhere = and(
    eq(moneyEntry.kind, 'payment'),
    eq(moneyEntry.provider, provider),
    ne(moneyEntry.provider, 'manual'),
    eq(moneyEntry.reference, reference),
  );
  if ((await tx.$count(moneyEntry, isElsewhere)) > 0) refuse('known_reference');
  return false;
}

/** Too little, enough, too much, twice, too late: each has its event, and whoever it concerns is told. */
async function tellOfPayment(hand: Hand, payment: Required<Payment>): Promise<void> {
  const { tx, parts, file, note, tell } = hand;
  const { order, facts } = file;
  const { amount, currency, provider, reference: told } = payment;
  // As gateways' payments have been written down ever since: 'test:abc'.
  const reference = provider === 'manual' || told === null ? told : `${provider}:${told}`;
  const detail = { amount, ...(reference !== null && { reference }) };
  const goesBack = (why: RefundReason, back: Minor) =>
    tellOfRefund(tx, parts, order, { why, reference, amount: back, currency });
  if (currency !== order.currency) {
    note('foreign_payment', { ...detail, currency });
    return goesBack('foreign_payment', amount);
  }
  if (facts.isCancelled) {
    note('paid_after_cancel', detail);
    return goesBack('paid_after_cancel', amount);
  }
  if (isCovered(facts.money)) {
    note('paid_again', detail);
    return goesBack('paid_again', amount);
  }
  const balance = facts.money.balance + amount;
  if (balance < 0) {
    note('part_paid', detail);
    const sums = { amount: amountOf(parts, order, amount), missing: amountOf(parts, order, -balance) };
    return tell({ kind: 'order_part_paid', ...sums });
  }
  note('paid', detail);
  hand.set({ paymentReference: reference });
  await tell({ kind: 'order_paid' });
  if (balance === 0) return;
  note('paid_too_much', { amount: balance });
  await goesBack('paid_too_much', balance);
}

export type RefundWish = { reason?: string } & (
  | { amount: Minor }
  | { lines: WantedLines }
  /** Everything that is there and not on its way back. */
  | { whole: true }
);

/** Asks for money to go back. What goes beyond what is owed is given: it lowers what is due. */
export function askRefund(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  wish: RefundWish,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'ask_refund', input: wish }, async (hand) => {
    const { facts } = hand.file;
    allow(whyNot('ask_refund', facts));
    const amount = await amountWished(hand, wish);
    if (!isAmount(amount)) refuse('bad_amount');
    if (amount > refundableOf(facts.money)) refuse('too_much');
    const given = Math.min(amount - owedOf(facts.money), facts.money.due);
    if (given > 0) await hand.enter({ kind: 'due', amount: -given, reason: wish.reason ?? null });
    const entry = await hand.enter({ kind: 'refund_asked', amount, reason: wish.reason ?? null });
    hand.note('refund_asked', { entry, amount });
  });
}

async function amountWished(hand: Hand, wish: RefundWish): Promise<Minor> {
  if ('amount' in wish) return wish.amount;
  if ('whole' in wish) return refundableOf(hand.file.facts.money);
  const { goods, delivery } = await refundOfLines(hand, wish.lines);
  return goods + delivery;
}

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
    await hand.enter({ kind: 'refund_confirmed', amount, about, reference: asked.reference ?? null });
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
    await hand.enter({ kind: 'refund_failed', amount, about, reason: reasonOf(asked.reason) });
    hand.note('refund_failed', { entry: about, amount });
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
    const { id: about, kind, amount, currency } = entryOf(hand, 'reverse', wrong.entryId);
    await hand.enter({ kind: 'reversal', amount: -amount, about, currency, reason: reasonOf(wrong.reason) });
    if (kind === 'payment') hand.set(deadlineFromNow(hand));
    hand.note('money_reversed', { entry: about, amount });
  });
}

/** It is awaited again, and for as long as any order's money is. */
function deadlineFromNow({ parts: { rules }, file, now }: Hand) {
  const { paymentMethod } = file.order;
  return deadlineColumns(paymentDeadline(paymentMethod, now.getTime(), rules.payWithinDays, rules.timeZone));
}

function entryOf({ file }: Hand, action: 'confirm_refund' | 'fail_refund' | 'reverse', id: number) {
  const row = file.money.find((one) => one.id === id);
  if (!row) return refuse('no_entry');
  allow(whyNotMoney(action, file.facts, row, file.money));
  return row;
}

export function reasonOf(reason: string): string {
  const said = reason.trim();
  return said === '' || said.length > 500 ? refuse('no_reason') : said;
}

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount > 0 && amount <= MOST;
