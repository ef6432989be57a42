import type { Order } from '#domain/order/order.ts';
import { atMost } from '#shop/account/password/at-most.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { agreedTermsOf } from '#shop/terms/agreed-terms.ts';
import { termsFile } from '#shop/terms/terms-attachments.ts';
import { doDue } from './do-due.ts';
import type { OrderRequest } from './order-request.ts';
import { cancelOrder, markPaid } from './order-status.ts';
import { findByLink, findOfClient } from './order-view.ts';
import type { OrdersParts } from './orders-parts.ts';
import { placeOrder } from './place-order.ts';
import { makeQuote, type QuoteChoice, type SeenQuote } from './quote.ts';
import { sendOrderLink } from './send-order-link.ts';

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
    findByLink: (number: string, token: string): Promise<Order | undefined> =>
      findByLink(orm, number, token, new Date(parts.clock())),
    /** Sends a link to an order to the address it was placed with, where both are right. */
    sendLink: (asked: { number: string; email: string }): Promise<void> => sendOrderLink(parts, asked),
    /** What was agreed to with an order, and one of it as a file. */
    termsOf: (number: string) => agreedTermsOf(orm, number),
    termsFile: (number: string, id: number) => termsFile(orm, { number, id, shopName: parts.config.name }),
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
  };
}
