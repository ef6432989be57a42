import { eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Order } from '#domain/order/order.ts';
import type { Minor } from '#domain/price/money.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { markPaid } from '#shop/order/order-status.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { StatusOutcome } from '#shop/order/with-order.ts';

/** Who takes money for the shop. A real one and the test one look the same from here. */
export type PaymentGateway = {
  id: string;
  name(language: Language): string;
  /** Where the shopper goes to pay the whole of the order; from there they come back to `returnAddress`. */
  begin(order: PayableOrder, returnAddress: string): Promise<{ redirect: string }>;
  /** What the gateway tells of a payment; undefined where it is not from the gateway. */
  readNotification(request: GatewayRequest): Promise<PaymentNotification | undefined>;
};

export type PayableOrder = Pick<Order, 'number' | 'currency' | 'language' | 'email'> & {
  totals: Pick<Order['totals'], 'total'>;
};

/** A request as a gateway sends it; `body` as it came, for gateways that sign its bytes. */
export type GatewayRequest = {
  headers: Readonly<Record<string, string | undefined>>;
  fields: Readonly<Record<string, string | undefined>>;
  body?: string | undefined;
};

export type PaymentNotification = {
  /** The gateway's own name of the payment: however often it is told of, it is one. */
  reference: string;
  orderNumber: string;
  status: 'paid' | 'refused';
  amount: Minor;
  currency: string;
};

export type NotificationOutcome = StatusOutcome | { ok: false; problem: 'not_authentic' | 'wrong_amount' };

/** Marks the order as paid, where the gateway says so and the amount is right. */
export async function takeNotification(
  parts: OrdersParts,
  gateway: PaymentGateway,
  request: GatewayRequest,
): Promise<NotificationOutcome> {
  const told = await gateway.readNotification(request);
  if (!told) return { ok: false, problem: 'not_authentic' };
  if (told.status === 'refused') return { ok: true, changed: false };
  if (!isNumber(told.orderNumber)) return { ok: false, problem: 'no_order' };
  const [order] = await parts.database.orm
    .select({
      amount: shopOrder.totalGross,
      currency: shopOrder.currency,
      payment: shopOrder.paymentMethod,
    })
    .from(shopOrder)
    .where(eq(shopOrder.number, told.orderNumber));
  if (!order) return { ok: false, problem: 'no_order' };
  if (order.payment !== 'gateway') return { ok: false, problem: 'not_possible' };
  if (order.amount !== told.amount || order.currency !== told.currency)
    return { ok: false, problem: 'wrong_amount' };
  return markPaid(parts, told.orderNumber, `${gateway.id}:${told.reference}`);
}
