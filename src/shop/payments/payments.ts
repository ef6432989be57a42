import { eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { MoneyState } from '#domain/order/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { Minor } from '#domain/price/money.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { noteRefusal } from '#shop/order/desk/note-refusal.ts';
import { recordPayment } from '#shop/order/desk/payments.ts';
import { statusOutcome } from '#shop/order/order-status.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { StatusOutcome } from '#shop/order/with-order.ts';

/** Who takes money for the shop. A real one and the test one look the same from here. */
export type PaymentGateway = {
  id: string;
  name(language: Language): string;
  /** Where the shopper goes to pay what is still to be paid; from there they come back to `returnAddress`. */
  begin(order: PayableOrder, returnAddress: string): Promise<{ redirect: string }>;
  /** What the gateway tells of a payment; undefined where it is not from the gateway. */
  readNotification(request: GatewayRequest): Promise<PaymentNotification | undefined>;
};

export type PayableOrder = Pick<Order, 'number' | 'currency' | 'language' | 'email' | 'toPay'>;

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

/** Writes down what came, whatever the amount; the order is paid once it is covered. */
export async function takeNotification(
  parts: OrdersParts,
  gateway: PaymentGateway,
  request: GatewayRequest,
): Promise<NotificationOutcome> {
  const told = await gateway.readNotification(request);
  if (!told) return { ok: false, problem: 'not_authentic' };
  if (!isNumber(told.orderNumber)) return { ok: false, problem: 'no_order' };
  const [order] = await parts.database.orm
    .select({ payment: shopOrder.paymentMethod })
    .from(shopOrder)
    .where(eq(shopOrder.number, told.orderNumber));
  if (!order) return { ok: false, problem: 'no_order' };
  if (order.payment !== 'gateway') return { ok: false, problem: 'not_possible' };
  const { amount, currency, reference } = told;
  const payment = { amount, currency, reference, provider: gateway.id };
  const [actor, asked] = [{ kind: 'gateway', id: gateway.id } as const, { number: told.orderNumber }];
  if (told.status === 'refused') return statusOutcome(await noteRefusal(parts, actor, asked, payment));
  const outcome = await recordPayment(parts, actor, asked, payment);
  if (!outcome.ok) return statusOutcome(outcome);
  if (outcome.stage === 'cancelled') return { ok: false, problem: 'cancelled' };
  if (isShort.has(outcome.moneyState)) return { ok: false, problem: 'wrong_amount' };
  return { ok: true, changed: outcome.changed };
}

const isShort = new Set<MoneyState>(['unpaid', 'part_paid']);
