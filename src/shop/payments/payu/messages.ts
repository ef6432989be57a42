import * as v from 'valibot';

/** PayU writes amounts as text, in the smallest unit. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const name = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));

const orderSchema = v.object({
  orderId: name,
  extOrderId: name,
  merchantPosId: name,
  currencyCode: v.string(),
  totalAmount: amount,
  status: v.string(),
});
export type PayUOrder = v.InferOutput<typeof orderSchema>;

export const orderNoteSchema = v.object({ order: orderSchema });
export const foundOrdersSchema = v.object({ orders: v.array(orderSchema) });

export const createdSchema = v.object({
  orderId: name,
  redirectUri: v.optional(v.pipe(v.string(), v.url())),
});

const refundSchema = v.object({ refundId: name, extRefundId: v.nullish(name), status: v.string() });
export type PayURefund = v.InferOutput<typeof refundSchema>;

export const refundNoteSchema = v.object({ orderId: name, refund: refundSchema });
export const askedRefundSchema = v.object({ refund: refundSchema });
/** Documented as a list, and seen inside of an object too. */
export const foundRefundsSchema = v.union([
  v.array(refundSchema),
  v.pipe(
    v.object({ refunds: v.array(refundSchema) }),
    v.transform(({ refunds }) => refunds),
  ),
]);

export const transactionsSchema = v.object({
  transactions: v.array(v.object({ resultCode: v.nullish(v.string()) })),
});

export const refusalSchema = v.object({
  status: v.object({
    statusCode: v.string(),
    codeLiteral: v.nullish(v.string()),
    statusDesc: v.nullish(v.string()),
  }),
});
