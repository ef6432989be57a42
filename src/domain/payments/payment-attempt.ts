/** A try to pay online. 'begun': the provider may not know of it yet; 'pending': it does. */
export const ATTEMPT_STATES = ['begun', 'pending', 'paid', 'failed', 'expired'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Why a payment did not come about, as far as its shopper can do something about it. */
export const PAYMENT_PROBLEMS = [
  'blik_code',
  'blik_expired',
  'timeout',
  'declined',
  'limit',
  'cancelled',
  'unavailable',
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

const MINUTE = 60_000;
/** How long a shopper has to confirm in the bank's app what a code asked for. */
export const CONFIRM_WITHIN = 2 * MINUTE;
/** How long an answer is on its way as a rule: until then nobody is offered to pay a second time. */
export const USUALLY_WITHIN = 2 * MINUTE;
/** How long an answer is usually a matter of a moment: longer, and its shopper need not wait for it. */
export const ANSWERED_WITHIN = 10 * MINUTE;
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

export type RecentTry = {
  state: AttemptState;
  problem: PaymentProblem | null;
  isCode: boolean;
  begunAt: number;
};

/**
 * How it stands: a code is to be confirmed in the bank's app, an answer is awaited, it is late, or why the last try
 * failed.
 */
export type PaymentNow = 'confirming' | 'checking' | 'late' | { problem: PaymentProblem };

/** What a shopper is told of the tries of the last minutes, the latest first; undefined where that is nothing. */
export function paymentNow(tries: readonly RecentTry[], now: number): PaymentNow | undefined {
  const open = tries.filter(({ state }) => state === 'begun' || state === 'pending');
  if (open.some(({ isCode, begunAt }) => isCode && begunAt > now - CONFIRM_WITHIN)) return 'confirming';
  if (open.some(({ begunAt }) => begunAt > now - USUALLY_WITHIN)) return 'checking';
  if (open.some(({ begunAt }) => begunAt > now - ANSWERED_WITHIN)) return 'late';
  const [last] = tries;
  if (last?.state !== 'failed' || last.problem === null) return undefined;
  return last.begunAt > now - ANSWERED_WITHIN ? { problem: last.problem } : undefined;
}

/** The six digits of a BLIK code, however they were spaced; undefined where it is none. */
export function blikCodeIn(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
