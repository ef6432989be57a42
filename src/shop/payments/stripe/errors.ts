import * as v from 'valibot';
import type { PaymentProblem } from '#domain/payments/payment-attempt.ts';
import { readAs } from '#shop/payments/read-as.ts';
import { problemOf } from './told.ts';

/** What the SDK throws, by its fields: nothing else needs its classes. */
const text = v.nullish(v.string());
const errorSchema = v.object({
  ...{ type: v.string(), message: v.string(), code: text, decline_code: text, param: text },
});
const LONGEST = 300;

/** Stripe has looked at it and does not do it: it is no use asking again, and nothing came of it. */
const REFUSALS = [
  ...['StripeCardError', 'StripeInvalidRequestError', 'StripeAuthenticationError'],
  ...['StripePermissionError', 'StripeRateLimitError'],
];

const read = (error: unknown) => readAs(errorSchema, error);

export const isRefused = (error: unknown): boolean => REFUSALS.includes(read(error)?.type ?? '');

/** Refused for what was asked, not for who asks or how often: it stays refused. */
export const isRefusedForGood = (error: unknown): boolean =>
  ['StripeCardError', 'StripeInvalidRequestError'].includes(read(error)?.type ?? '');

/** Stripe knows of no such thing. */
export const isMissing = (error: unknown): boolean => read(error)?.code === 'resource_missing';

/** Of a code that was typed in the shop. */
export function problemIn(error: unknown): PaymentProblem {
  const { type, param, ...codes } = read(error) ?? {};
  if (type === 'StripeCardError') return problemOf(codes);
  return param?.includes('blik') ? 'blik_code' : 'unavailable';
}

/** For the log and for the staff. */
export function whyOf(error: unknown): string {
  const { code, decline_code: decline, message } = read(error) ?? { message: String(error) };
  return ['Stripe:', decline ?? code, message].filter(Boolean).join(' ').slice(0, LONGEST);
}
