import type { PaymentProblem } from '#domain/payments/payment-attempt.ts';

/** Words by which BLIK says why, as they stand in what Przelewy24 says; a longer one before one that it ends with. */
const PROBLEMS: readonly (readonly [string, PaymentProblem])[] = [
  ['ER_TIC_EXPIRED', 'blik_expired'],
  ['ER_TIC_USED', 'blik_expired'],
  ['ER_TIC_STS', 'blik_code'],
  ['ER_WRONG_TICKET', 'blik_code'],
  ['USER_DECLINED', 'cancelled'],
  ['LIMIT_EXCEEDED', 'limit'],
  ['ER_DATAAMT_HUGE', 'limit'],
  ['TIMEOUT', 'timeout'],
];

/** Undefined where it is none that its shopper could do something about. */
export const blikProblemIn = (said: unknown): PaymentProblem | undefined => {
  const text = JSON.stringify(said) ?? '';
  return PROBLEMS.find(([word]) => text.includes(word))?.[1];
};
