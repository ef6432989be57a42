import type { PaymentProblem } from '#domain/payments/payment-attempt.ts';
import type { ToldPayment } from '#shop/payments/provider.ts';
import { shopAmount } from './amounts.ts';
import type { Intent, Session } from './messages.ts';

/** What a page of Stripe's says of our payment. Who fails there can try once more, so only its end is a refusal. */
export function toldByPage(session: string, page: Session): ToldPayment {
  const { payment_status: paid, payment_intent: transaction, amount_total: total, currency } = page;
  if (paid === 'paid' && transaction && total != null && currency)
    return moneyOf({ session, transaction, total, currency });
  return page.status === 'expired'
    ? { session, state: 'refused', problem: 'timeout' }
    : { session, state: 'waiting' };
}

/** What is said of a payment itself: of one that was tried by a code, that it failed too. */
export function toldByIntent(session: string, intent: Intent): ToldPayment {
  const { id: transaction, status, currency, amount_received: total } = intent;
  if (status === 'succeeded' && total != null) return moneyOf({ session, transaction, total, currency });
  const isOver = status === 'canceled' || (isByCode(intent) && status === 'requires_payment_method');
  if (!isOver) return { session, state: 'waiting' };
  return { session, state: 'refused', problem: problemOf(intent.last_payment_error) };
}

/** What was asked for with a code that was typed in the shop, by a mark of ours. */
export const BY_CODE = { way: 'blik_code' };
const isByCode = ({ metadata }: Intent) => metadata?.way === BY_CODE.way;

type Money = { session: string; transaction: string; total: number; currency: string };

function moneyOf({ session, transaction, total, currency }: Money): ToldPayment {
  const amount = shopAmount(total, currency);
  if (amount === undefined)
    throw new Error(`Stripe has taken ${total} ${currency}, which the shop cannot count`);
  return { session, state: 'paid', transaction, amount, currency };
}

/** Until Stripe's version 'endive' all of them were 'generic_decline'. */
const PROBLEMS: Readonly<Record<string, PaymentProblem>> = {
  code_invalid: 'blik_code',
  code_expired: 'blik_expired',
  customer_declined: 'cancelled',
  payment_limit_exceeded: 'limit',
  payment_intent_payment_attempt_expired: 'timeout',
};

export function problemOf(error: Intent['last_payment_error']): PaymentProblem {
  const codes = [error?.decline_code, error?.code];
  return (
    codes.flatMap((code) => (code && Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : []) ?? [])[0] ??
    'declined'
  );
}
