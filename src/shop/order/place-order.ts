import { createHash, createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type QuoteChange, quoteChanges } from '#domain/order/quote-changes.ts';
import { consentsAskedFor, isDemanded } from '#domain/withdrawal/withdrawal-consent.ts';
import { lockClient } from '#shop/account/lock-client.ts';
import { lockBasket } from '#shop/basket/lock-basket.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { deliveryMethod, pickupPoint, shopOrder } from '#shop/db/schema/index.ts';
import { holdSession } from '#shop/session/session.ts';
import { hashOf, isToken } from '#shop/session/token.ts';
import type { OrderForm, OrderRequest } from './order-request.ts';
import type { OrdersParts } from './orders-parts.ts';
import { makeQuote, type SeenQuote } from './quote.ts';
import { retried } from './retried.ts';
import { writeOrder } from './write-order.ts';

export type OrderOutcome =
  /** `again`: it was placed before, with this key. */
  | { ok: true; number: string; linkToken: string; again?: true }
  /** 'key_reused': this key has ordered something else already. */
  | { ok: false; problem: 'no_key' | 'key_reused' | 'empty' }
  | { ok: false; problem: OrderProblem; quote: SeenQuote; changes: QuoteChange[] };

/** 'changed': prices, stock or delivery are no longer as the shopper saw them, or never could be ordered. */
export type OrderProblem =
  | ('changed' | 'no_delivery' | 'no_payment' | 'no_point' | 'no_points' | 'too_large')
  /** Something cannot be sold before the shopper agrees to lose the right of withdrawal. */
  | 'no_consent';

/** Sells what is in the basket, at the prices that were shown, in one transaction: all of it or nothing. */
export async function placeOrder(parts: OrdersParts, request: OrderRequest): Promise<OrderOutcome> {
  if (!isToken(request.key)) return { ok: false, problem: 'no_key' };
  return retried(parts.database.orm, (tx) => place(tx, parts, request));
}

async function place(tx: OrmOrTransaction, parts: OrdersParts, request: OrderRequest): Promise<OrderOutcome> {
  const session = await holdSession(tx, request.session);
  if (session.clientId !== undefined) await lockClient(tx, session.clientId);
  const basketId = await lockBasket(tx, session);
  const keyHash = hashOf(request.key).toString('hex');
  const contentHash = contentOf(request, session.clientId ?? session.hash.toString('hex'));
  const linkToken = linkTokenFor(request.key);
  const [earlier] = await tx.select().from(shopOrder).where(eq(shopOrder.idempotencyKey, keyHash));
  if (earlier)
    return earlier.contentHash?.equals(contentHash)
      ? { ok: true, number: earlier.number, linkToken, again: true }
      : { ok: false, problem: 'key_reused' };

  const buyer = { ...request, session, pricing: { ...request.pricing, now: parts.clock() } };
  const { choice } = request;
  const sale = await makeQuote(tx, buyer, choice, { ...parts, hold: true });
  const { quote } = sale;
  const refused = (problem: OrderProblem): OrderOutcome => ({
    ok: false,
    problem,
    quote,
    changes: quoteChanges(request.fingerprint, quote),
  });
  if (quote.lines.length === 0) return { ok: false, problem: 'empty' };
  const problem = problemOf(quote, request.fingerprint);
  if (problem) return refused(problem);
  if (lacksConsent(quote, request)) return refused('no_consent');
  const method = await methodOf(tx, choice);
  if (!quote.shippingMethod || !method) return refused('no_delivery');
  const point = quote.shippingMethod.kind === 'point' ? await pointOf(tx, method.id, choice) : undefined;
  if (quote.shippingMethod.kind === 'point' && !point) return refused('no_point');

  const details = {
    keyHash,
    contentHash,
    linkToken,
    basketId,
    methodId: method.id,
    shippingMethod: quote.shippingMethod,
    point,
  };
  return { ok: true, number: await writeOrder(tx, parts, buyer, sale, details), linkToken };
}

const lacksConsent = ({ lines }: SeenQuote, { consents }: OrderRequest): boolean =>
  consentsAskedFor(lines)
    .filter(isDemanded)
    .some((wanted) => !consents.some(({ kind, given }) => kind === wanted && given));

function problemOf({ problems, fingerprint }: SeenQuote, seen: string): OrderProblem | undefined {
  if (problems.includes('lines')) return 'changed';
  for (const problem of ['no_delivery', 'no_points', 'too_large'] as const)
    if (problems.includes(problem)) return problem;
  if (fingerprint !== seen) return 'changed';
  return problems.includes('no_payment') ? 'no_payment' : undefined;
}

/** Everything that was sent, and who sent it, whatever the order of its fields. */
function contentOf(request: OrderRequest, owner: number | string): Buffer {
  const { fingerprint, choice, consents, language, currency } = request;
  const content = [owner, fingerprint, choice, consents, language, currency.id];
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest();
}

const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Made of the key, which only the shopper's form holds, so that an order sent again answers with the same link; the
 * database keeps a hash of each, from which neither can be found.
 */
const linkTokenFor = (key: string) => createHmac('sha256', key).update('order link').digest('base64url');

async function methodOf(tx: OrmOrTransaction, { deliveryMethod: key }: OrderForm) {
  const [found] = await tx
    .select({ id: deliveryMethod.id })
    .from(deliveryMethod)
    .where(eq(deliveryMethod.key, key));
  return found;
}

async function pointOf(
  tx: OrmOrTransaction,
  methodId: number,
  { pickupPoint: code = '', regionId }: OrderForm,
) {
  // PostgreSQL takes no NUL in a text.
  if (code === '' || code.includes('\u0000')) return undefined;
  const isIt = and(
    eq(pickupPoint.deliveryMethodId, methodId),
    eq(pickupPoint.code, code),
    eq(pickupPoint.regionId, regionId),
    eq(pickupPoint.active, true),
  );
  const [found] = await tx.select().from(pickupPoint).where(isIt);
  return found;
}
