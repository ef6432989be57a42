import type { MoneyState } from '#domain/order/money.ts';
import { noteRefusal } from '#shop/order/desk/note-refusal.ts';
import { recordPayment } from '#shop/order/desk/payments.ts';
import { statusOutcome } from '#shop/order/order-status.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { StatusOutcome } from '#shop/order/with-order.ts';
import { type Attempt, noteFailed, notePaid } from './attempts.ts';
import type { PaymentProvider, ToldPayment } from './provider.ts';

export type SettleOutcome =
  | StatusOutcome
  | { ok: false; problem: 'wrong_amount' | 'not_confirmed' | 'known_reference' };

/**
 * Writes down what a provider says of an attempt, however it came to be known. Money goes into the ledger whatever its
 * amount and currency, once by the provider's name of it, and the order is paid once it is covered.
 */
export async function settleAttempt(
  parts: OrdersParts,
  provider: PaymentProvider,
  { attempt, orderNumber: number }: { attempt: Attempt; orderNumber: string },
  told: ToldPayment,
): Promise<SettleOutcome> {
  const { orm } = parts.database;
  const actor = { kind: 'gateway', id: provider.name } as const;
  if (told.state === 'waiting') return { ok: true, changed: false };
  if (told.state === 'refused') {
    const refusal = { ...attempt, provider: provider.name, reference: told.session };
    const outcome = await noteRefusal(parts, actor, { number }, refusal);
    if (outcome.ok) await noteFailed(orm, attempt.id, { problem: told.problem, now: parts.clock() });
    return statusOutcome(outcome);
  }
  // Accepted first: money that the provider still holds back is not the shop's.
  if (provider.confirm && !(await provider.confirm(told))) return { ok: false, problem: 'not_confirmed' };
  const { amount, currency, transaction: reference } = told;
  const payment = { amount, currency, reference, provider: provider.name };
  const outcome = await recordPayment(parts, actor, { number }, payment);
  if (!outcome.ok)
    return outcome.problem === 'known_reference'
      ? { ok: false, problem: 'known_reference' }
      : statusOutcome(outcome);
  await notePaid(orm, attempt.id, { reference, now: parts.clock() });
  if (outcome.stage === 'cancelled') return { ok: false, problem: 'cancelled' };
  if (isShort.has(outcome.moneyState)) return { ok: false, problem: 'wrong_amount' };
  return { ok: true, changed: outcome.changed };
}

const isShort = new Set<MoneyState>(['unpaid', 'part_paid']);
