import type { Minor } from '#domain/price/money.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import type { RefundReason } from '#shop/email/email.ts';
import { aboutOrder, amountOf, tellOwner, tellShopper } from '#shop/order/order-emails.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';

export type RefundTold = {
  why: RefundReason;
  reference: string | null;
  amount: Minor;
  currency: string;
};

/** Tells the shopper and the shop that the money of an order goes back: how much, how, and why. */
export async function tellOfRefund(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  order: OrderRow,
  { why, reference, amount, currency }: RefundTold,
): Promise<void> {
  const about = aboutOrder(parts, order);
  const how = order.paymentMethod === 'gateway' ? ('gateway' as const) : ('transfer' as const);
  const refund = { amount: amountOf(parts, { ...order, currency }, amount), how, why };
  await tellShopper(tx, parts, order, { kind: 'order_refund', ...about, ...refund });
  const { number, email } = order;
  await tellOwner(tx, parts, {
    kind: 'refund_due',
    number,
    email,
    ...(reference && { reference }),
    ...refund,
  });
}
