import * as v from 'valibot';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const amount = v.pipe(v.number(), v.safeInteger());

/** What Przelewy24 says, as far as the shop reads it. */
export const notificationSchema = v.object({
  merchantId: id,
  posId: id,
  sessionId: v.string(),
  amount,
  originAmount: amount,
  currency: v.string(),
  orderId: id,
  methodId: v.number(),
  statement: v.string(),
  sign: v.string(),
});

/** What became of a BLIK code, told where an account has asked for it; the signature is over `result` as it came. */
export const blikNoteSchema = v.object({
  orderId: id,
  sessionId: v.string(),
  method: v.number(),
  result: v.looseObject({ error: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
  sign: v.string(),
});

export const registeredSchema = v.object({
  data: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]+$/)) }),
});

export const chargedSchema = v.object({ data: v.object({ orderId: id }) });

export const verifiedSchema = v.object({ data: v.object({ status: v.literal('success') }) });

export const foundSchema = v.object({
  data: v.object({
    status: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
    orderId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger()),
    amount: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger()),
    currency: v.string(),
  }),
});

const numberOrText = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

/** What became of money that was to go back. */
export const refundNoteSchema = v.object({
  orderId: id,
  sessionId: v.string(),
  merchantId: id,
  refundsUuid: v.string(),
  amount,
  currency: v.string(),
  status: v.number(),
  sign: v.string(),
});

export const foundRefundsSchema = v.object({
  data: v.object({
    refunds: v.array(v.object({ requestId: v.nullish(v.string()), status: numberOrText })),
  }),
});

export const methodsSchema = v.object({
  data: v.array(
    v.object({ id: v.number(), subgroup: v.nullish(v.string()), status: v.nullish(v.boolean()) }),
  ),
});
