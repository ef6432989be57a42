import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASKET_FIELDS, type BasketChangeAnswer } from '#contract/basket-change.ts';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { basketPage } from '#pages/basket-page.tsx';
import { leaveNotice, type Notice, takeNotice } from '#server/notice.ts';
import { textsFor } from '#server/pages/render.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import type { Shop } from '#server/shop.ts';
import { ensureSession, loadBasket, readShopper, toWire } from '#server/shopper.ts';
import { offerMoment, type Visit } from '#server/visit.ts';
import type { BasketOutcome, Shopper } from '#shop/basket/baskets.ts';
import type { Session } from '#shop/session/session.ts';
import { say } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';

type Fields = { [name: string]: string | undefined };

/** The basket's page, and the forms that change it: answered as a page, or as data when data is asked for. */
export function basketRoutes(app: FastifyInstance, shop: Shop): void {
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    app.get(links.basket, (request, reply) => showBasket(shop, request, reply));
    app.post(links.basketChange, async (request, reply) => {
      const fields = readFields(request.body);
      const { visit } = await readShopper(shop, request);
      const session = await ensureSession(shop, request, reply, visit);
      const outcome = await change(shop, visit, session, fields);
      const message = messageOf(shop, visit, fields[BASKET_FIELDS.action], outcome);
      return wantsData(request)
        ? reply.code(message.kind === 'success' ? 200 : 422).send(await answer(shop, visit, session, message))
        : backToBasket(reply, links.basket, message);
    });
  }
}

async function showBasket(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const { visit, session } = await readShopper(shop, request);
  const basket = await loadBasket(shop, visit, session);
  const page = basketPage({
    shopName: shop.config.name,
    title: textsFor(shop, visit)['basket.title'],
    phone: shop.config.phone,
    basket,
    notice: takeNotice(request, reply),
  });
  return sendPage({ shop, visit, request, reply }, page);
}

/** The fields of a form or of its JSON. A list or an object is no value, and is refused as such. */
function readFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {};
  const asText = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asText(value)]));
}

function change(shop: Shop, visit: Visit, session: Session, fields: Fields): Promise<BasketOutcome> {
  const moment = offerMoment(visit, shop.config, shop.clock());
  const shopper: Shopper = { session, language: visit.language, currency: visit.currency.id, moment };
  const quantity = fields[BASKET_FIELDS.quantity] ?? '1';
  const line = Number(fields[BASKET_FIELDS.line]);
  switch (fields[BASKET_FIELDS.action]) {
    case 'change':
      return shop.baskets.change(shopper, { line, quantity });
    case 'remove':
      return shop.baskets.remove(shopper, { line });
    default:
      return shop.baskets.add(shopper, {
        product: Number(fields[BASKET_FIELDS.product]),
        size: fields[BASKET_FIELDS.size] ?? 'uniw',
        quantity,
        everyDays: readPeriod(fields[BASKET_FIELDS.subscription]),
      });
  }
}

/** Nothing said is bought once; what is no number is a period that no product has. */
const readPeriod = (days: string | undefined) => (days ? Number(days) || 0 : undefined);

const DONE = new Map<string, TextKey>([
  ['change', 'basket.changed'],
  ['remove', 'basket.removed'],
]);

const PROBLEMS: Record<Exclude<BasketOutcome, { ok: true }>['problem'], TextKey> = {
  no_product: 'alert.noProduct',
  no_size: 'alert.noSize',
  no_subscription: 'alert.noSubscription',
  unavailable: 'alert.unavailable',
  points_only: 'alert.pointsOnly',
  phone_only: 'alert.phoneOnly',
  below_minimum: 'alert.minimum',
  above_maximum: 'alert.maximum',
};

function messageOf(shop: Shop, visit: Visit, action: string | undefined, outcome: BasketOutcome): Notice {
  const texts = textsFor(shop, visit);
  const { language } = visit;
  if (outcome.ok)
    return {
      kind: 'success',
      text: say(texts[DONE.get(action ?? '') ?? 'alert.added'], language, { name: outcome.name }),
    };
  const values =
    'limit' in outcome
      ? {
          n: formatQuantity(outcome.limit, language),
          unit: say(texts[`unit.${outcome.unit}`], language, { n: outcome.limit }),
        }
      : {};
  return { kind: 'error', text: say(texts[PROBLEMS[outcome.problem]], language, values) };
}

async function answer(
  shop: Shop,
  visit: Visit,
  session: Session,
  message: Notice,
): Promise<BasketChangeAnswer> {
  const lines = await loadBasket(shop, visit, session);
  const status = message.kind === 'success' ? 'success' : 'error';
  return { status, message: message.text, lines, basket: await toWire(shop, visit, lines) };
}

const wantsData = (request: FastifyRequest) => request.headers.accept?.includes('application/json') === true;

/** Without JavaScript the message travels to the basket's page. */
const backToBasket = (reply: FastifyReply, basket: string, message: Notice) =>
  leaveNotice(reply, message).redirect(basket, 303);
