/** A try to pay online. 'begun': the provider may not know of it yet; 'pending': it does. */
export const ATTEMPT_STATES = ['begun', 'pending', 'paid', 'failed', 'expired'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Why a payment did not come about, as far as its shopper can do something about it. */
export const PAYMENT_PROBLEMS = [
  'blik_code',
  'blik_expired',
  'declined',
  'limit',
  'cancelled',
  'unavailable',
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

const MINUTE = 60_000;
/** How long a shopper has to confirm in the bank's app what a code asked for. */
export const CONFIRM_WITHIN = 2 * MINUTE;
const FIRST_MINUTES = [1, 5, 15, 60];
const AN_HOUR = 60;
const THREE_DAYS = 72 * AN_HOUR;

/**
 * When a provider that has told nothing is asked what became of a try, counted in how often it was asked already: soon,
 * then more rarely. Undefined once nobody waits for an answer any more.
 */
export function nextAskAt(begunAt: number, asked: number): number | undefined {
  const minutes = FIRST_MINUTES[asked] ?? AN_HOUR * (asked - FIRST_MINUTES.length + 2);
  return minutes <= THREE_DAYS ? begunAt + minutes * MINUTE : undefined;
}

/** The six digits of a BLIK code, however they were spaced; undefined where it is none. */
export function blikCodeIn(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
