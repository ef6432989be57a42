import type { Language } from '#contract/language.ts';
import type { OrderRules } from '#contract/order/order-config.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { Order, OrderStatus, Payment } from '#domain/order/order.ts';
import { atMost } from '#shop/account/password/at-most.ts';
import type { Database } from '#shop/db/database.ts';
import type { QueueEmail } from '#shop/email/email.ts';
import { type GatewayRequest, type PaymentGateway, takeNotification } from '#shop/payments/payments.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { doDue } from './do-due.ts';
import { cancelOrder, markPaid, setStatus } from './order-status.ts';
import { findByLink, findOfClient } from './order-view.ts';
import { type OrderRequest, placeOrder } from './place-order.ts';
import { makeQuote, type QuoteChoice, type SeenQuote } from './quote.ts';

export type OrdersParts = {
  database: Pick<Database, 'orm'>;
  clock: () => number;
  queueEmail: QueueEmail;
  /** The ways of payment that the shop takes. */
  payments: readonly Payment[];
  rules: OrderRules;
  config: Pick<ShopConfig, 'name' | 'email' | 'bankAccount' | 'currencies'>;
  /** The currency that prices are kept in. */
  currency: string;
  /** The whole address of an order's page, which shows it to whoever has the token; without one, to its client. */
  orderLink(number: string, token: string | undefined, language: Language): string;
};

// A rush of orders waits here, and leaves connections to everyone else.
const AT_ONCE = 6;

export type Orders = ReturnType<typeof openOrders>;

/** Orders: what one would cost, placing it, and what becomes of it. */
export function openOrders(parts: OrdersParts) {
  const { orm } = parts.database;
  const inTurn = atMost(AT_ONCE);
  return {
    /** What an order would cost now; sent back with the order, its fingerprint says what the shopper saw. */
    quote: async (shopper: Shopper, choice: QuoteChoice): Promise<SeenQuote> =>
      (await makeQuote(orm, shopper, choice, parts)).quote,
    place: (request: OrderRequest) => inTurn(() => placeOrder(parts, request)),
    /** The order that a secret link opens. */
    findByLink: (number: string, token: string): Promise<Order | undefined> => findByLink(orm, number, token),
    /** The address of an order's page. */
    linkOf: parts.orderLink,
    /** One of the client's own orders. */
    findOfClient: (clientId: number, number: string): Promise<Order | undefined> =>
      findOfClient(orm, clientId, number),
    /** Notes a payment. The same reference again changes nothing. */
    markPaid: (number: string, reference: string) => markPaid(parts, number, reference),
    /** Gives back stock, code and points; only before it is packed. */
    cancel: (number: string) => cancelOrder(parts, number),
    /** What falls due by itself: reminders, orders that nobody has paid in time, points that may be spent. */
    doDue: (log: (line: string) => void) => doDue(parts, log),
    setStatus: (number: string, status: OrderStatus) => setStatus(parts, number, status),
    /** What a gateway tells of a payment. */
    takeNotification: (gateway: PaymentGateway, request: GatewayRequest) =>
      takeNotification(parts, gateway, request),
  };
}
