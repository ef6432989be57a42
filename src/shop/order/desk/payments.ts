import { and, eq, ne } from 'drizzle-orm';
import type { WhyNot } from '#domain/order/actions.ts';
import { isCovered } from '#domain/order/money.ts';
import { formatDate } from '#domain/page/date.ts';
import type { Minor } from '#domain/price/money.ts';
import { serviceStart } from '#domain/withdrawal/service-start.ts';
import { moneyEntry } from '#shop/db/schema/index.ts';
import type { RefundReason } from '#shop/email/email.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { tellOfRefund } from '#shop/payments/refund.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { isAmount, saidOf } from './said.ts';

/** What a gateway calls a payment, or how the staff found it: 'manual' is told apart within its order only. */
export type Payment = { amount: Minor; currency?: string; provider: string; reference: string | null };

const LONGEST_PROVIDER = 50;
const LONGEST_REFERENCE = 200;

/**
 * Writes down money that came, however much; once by its reference. `onlyAwaited`: refused where the order waits for none,
 * so that somebody is asked first; `onlyMissing`: refused where it is more than is missing, which a slip of the pen is.
 */
export function recordPayment(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  payment: Payment,
  { onlyAwaited = false, onlyMissing = false } = {},
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'record_payment', input: payment }, async (hand) => {
    const { order } = hand.file;
    const { amount, currency = order.currency } = payment;
    allow(isAmount(amount) && /^[A-Z]{3}$/.test(currency) ? undefined : 'bad_amount');
    const { provider, reference } = sourceOf(payment);
    if (await isKnown(hand, { provider, reference })) return;
    if (onlyAwaited) allow(whyNotAwaited(hand));
    if (onlyMissing && amount > missingOf(hand)) refuse('too_much');
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
    const source = sourceOf(payment);
    if (await isKnown(hand, source)) return;
    await hand.enter({ kind: 'payment', amount, currency, ...source });
    await tellOfPayment(hand, { amount, currency, ...source });
  });
}

function whyNotAwaited({ file: { facts } }: Hand): WhyNot | undefined {
  if (facts.isCancelled) return 'cancelled';
  return facts.money.balance < 0 ? undefined : 'not_unpaid';
}

const missingOf = ({ file: { facts } }: Hand): Minor =>
  facts.isCancelled ? 0 : Math.max(0, -facts.money.balance);

function sourceOf({ provider, reference }: Pick<Payment, 'provider' | 'reference'>) {
  return {
    provider: saidOf(provider, LONGEST_PROVIDER) ?? 'manual',
    reference: saidOf(reference, LONGEST_REFERENCE),
  };
}

/**
 * A gateway that tells of the same payment again has told nothing new, whatever became of it. Whoever types the same
 * reference again is told so; one that was taken back as a mistake is free again.
 */
async function isKnown(
  { tx, file, actor }: Hand,
  { provider, reference }: Pick<Payment, 'provider' | 'reference'>,
): Promise<boolean> {
  if (reference === null) return false;
  const mayBeReversed = actor.kind === 'gateway';
  const isHere = file.money.some(
    (row) =>
      row.kind === 'payment' &&
      row.provider === provider &&
      row.reference === reference &&
      (mayBeReversed || !row.reversed),
  );
  if (isHere) return actor.kind === 'staff' || actor.kind === 'token' ? refuse('known_reference') : true;
  const isElsewhere = and(
    eq(moneyEntry.kind, 'payment'),
    eq(moneyEntry.provider, provider),
    ne(moneyEntry.provider, 'manual'),
    eq(moneyEntry.reference, reference),
    eq(moneyEntry.reversed, false),
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
  await tell({ kind: 'order_paid', ...serviceWords(hand) });
  if (balance === 0) return;
  note('paid_too_much', { amount: balance });
  await goesBack('paid_too_much', balance);
}

/** When services begin that nobody asked for sooner: not at once with all the rest. */
function serviceWords({ file: { order, facts }, parts }: Hand) {
  if (!facts.lines.some(({ waits }) => waits)) return {};
  const serviceFrom = formatDate(serviceStart(order.createdAt, parts.rules.timeZone), order.language);
  return { serviceFrom, ...(facts.lines.every(({ waits }) => waits) && { isServiceAlone: true as const }) };
}
