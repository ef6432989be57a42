import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BasketDelivery, wireBasket } from '#contract/basket/wire-basket.ts';
import type { WireBasket } from '#contract/widgets.ts';
import { DEVICE_COOKIE, isWire, SESSION_COOKIE } from '#contract/wire.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { networkOf } from '#domain/network.ts';
import { exchange, withTax } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import { instalmentsRefusing } from '#server/instalments/instalment-systems.ts';
import { textsFor } from '#server/pages/render.tsx';
import type { Shop } from '#server/shop.ts';
import { DEVICE_DAYS } from '#shop/account/login/known-devices.ts';
import type { TriedFrom } from '#shop/account/login/login-counters.ts';
import type { Buyer } from '#shop/order/quote.ts';
import type { Session } from '#shop/session/session.ts';
import { SESSION_DAYS } from '#shop/session/sessions.ts';
import { say } from '#texts/say.ts';
import { languageOf, pricingContext, readVisit, type Visit, wireLanguage } from './visit.ts';

/** The visit of a request, and the session its cookie stands for, if any. */
export async function readShopper(
  shop: Shop,
  request: FastifyRequest,
): Promise<{ visit: Visit; session: Session | undefined }> {
  return { visit: visitOf(shop, request), session: await findSession(shop, request) };
}

export function visitOf(shop: Shop, request: FastifyRequest): Visit {
  const page = pageOf(request);
  const language = wireLanguage(request) ?? languageOf(page);
  return readVisit(request.headers.cookie, language, shop.config, page);
}

export const findSession = (shop: Shop, request: FastifyRequest): Promise<Session | undefined> =>
  shop.sessions.find(request.cookies[sessionCookie(request)]);

/** The shopper's session; a new one gets its cookie. */
export async function ensureSession(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
): Promise<Session> {
  const found = await findSession(shop, request);
  if (found) return found;
  const { language, currency, regionId } = visit;
  const { hash, token } = await shop.sessions.start({ language, currency: currency.id, regionId });
  setSession(request, reply, token);
  return { hash, clientId: undefined };
}

/** Where the shop is served over https, no other site of its domain can set the cookie, and no network can read it. */
const ownCookie = (name: string, { protocol }: FastifyRequest) =>
  protocol === 'https' ? `__Host-${name}` : name;
const sessionCookie = (request: FastifyRequest) => ownCookie(SESSION_COOKIE, request);

/** The token by which the browser is known to clients who have signed in with it. */
export const deviceIn = (request: FastifyRequest): string | undefined =>
  request.cookies[ownCookie(DEVICE_COOKIE, request)];

/** Where a password is typed. */
export const triedFrom = (request: FastifyRequest): TriedFrom => ({
  network: networkOf(request.ip),
  device: deviceIn(request),
});

export function setDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(ownCookie(DEVICE_COOKIE, request), token, {
    ...cookieTraits(request),
    maxAge: DEVICE_DAYS * 86_400,
  });
}

export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie(request), token, {
    ...cookieTraits(request),
    maxAge: SESSION_DAYS * 86_400,
  });
}

export const dropSession = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(sessionCookie(request), cookieTraits(request));

const cookieTraits = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;

export function loadBasket(shop: Shop, visit: Visit, session: Session | undefined): Promise<Basket> {
  return shop.baskets.load(viewerOf(shop, visit, session));
}

/** Whoever looks at the basket: prices are those of this moment, in their currency. */
export const viewerOf = <Owner extends Session | undefined>(shop: Shop, visit: Visit, session: Owner) => ({
  session,
  language: visit.language,
  currency: visit.currency.id,
  pricing: pricingContext(visit, shop.config, shop.clock()),
});

/** Whoever asks what an order costs, as the shop's orders know them. */
export const buyerOf = (shop: Shop, visit: Visit, session: Session): Buyer => ({
  ...viewerOf(shop, visit, session),
  currency: visit.currency,
});

export async function toWire(
  shop: Shop,
  visit: Visit,
  session: Session | undefined,
  basket: Basket,
): Promise<WireBasket> {
  const isClient = session?.clientId !== undefined;
  const points = isClient ? await shop.baskets.pointsOf(session) : 0;
  const delivery = await basketDelivery(shop, visit);
  const refused = await instalmentsRefusing(shop, visit, basket);
  const texts = textsFor(shop, visit);
  const unitOf = (unit: Unit, n: number) => say(texts[`unit.${unit}`], visit.language, { n });
  return {
    ...wireBasket(basket, visit.language, visit.currency, delivery, shop.config.priceType, unitOf, isClient),
    ...(isClient && {
      user: { client: isClient, points, points_left: Math.max(0, points - (basket.pointsCost ?? 0)) },
    }),
    ...(refused.length > 0 && { instalments_refused: refused }),
  };
}

async function basketDelivery(
  { delivery, config, orderRules: { deliveryTaxBasisPoints: taxBasisPoints } }: Shop,
  visit: Visit,
): Promise<BasketDelivery | undefined> {
  const terms = await delivery.termsFor(visit.regionId);
  if (!terms) return undefined;
  const inCurrency = (amount: number) => exchange(amount, visit.rate);
  return {
    from: inCurrency(withTax(terms.from, taxBasisPoints)[config.priceType]),
    freeFrom: terms.freeFrom === null ? null : inCurrency(terms.freeFrom),
    taxBasisPoints,
  };
}

/** Calls without a language of their own, such as /ajax, are about what the page that made them is about. */
function pageOf(request: FastifyRequest): string {
  const { referer } = request.headers;
  if (!isWire(request.url)) return request.url;
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
