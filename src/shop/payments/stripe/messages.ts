import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1));
const amount = v.pipe(v.number(), v.safeInteger());
const currency = v.pipe(v.string(), v.toUpperCase());
const metadata = v.nullish(v.record(v.string(), v.string()), {});
/** Something of Stripe's, by its name or as a whole. */
const named = v.pipe(
  v.union([id, v.object({ id })]),
  v.transform((one) => (typeof one === 'string' ? one : one.id)),
);

/** What Stripe says, as far as the shop reads it: an event comes in the version that its address was set up with. */
export const sessionSchema = v.object({
  ...{ object: v.literal('checkout.session'), id, metadata, currency: v.nullish(currency) },
  amount_total: v.nullish(amount),
  payment_intent: v.nullish(named),
  payment_status: v.string(),
  status: v.nullish(v.string()),
});
export type Session = v.InferOutput<typeof sessionSchema>;

const errorSchema = v.object({ code: v.nullish(v.string()), decline_code: v.nullish(v.string()) });

export const intentSchema = v.object({
  ...{ object: v.literal('payment_intent'), id, metadata, currency, status: v.string() },
  amount_received: v.nullish(amount),
  last_payment_error: v.nullish(errorSchema),
});
export type Intent = v.InferOutput<typeof intentSchema>;

export const refundSchema = v.object({
  ...{ object: v.literal('refund'), id, metadata, status: v.nullish(v.string()) },
  failure_reason: v.nullish(v.string()),
});
export type StripeRefund = v.InferOutput<typeof refundSchema>;

export const eventSchema = v.object({ type: v.string(), data: v.object({ object: v.unknown() }) });
export type StripeEvent = v.InferOutput<typeof eventSchema>;
