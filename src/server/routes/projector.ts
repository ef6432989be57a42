import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROJECTOR_PARTS, type ProjectorAnswer } from '#contract/projector.ts';
import { wireSizePrices } from '#contract/projector-prices.ts';
import { wireSizeAvailability, wireSizeDelivery, wireSizes } from '#contract/projector-sizes.ts';
import { PROJECTOR_PATH } from '#contract/wire.ts';
import { findSize } from '#domain/product/find-size.ts';
import type { Product } from '#domain/product/product.ts';
import { personalMoment } from '#server/offers/moment.ts';
import { productOffer } from '#server/offers/product-offer.ts';
import type { Shop } from '#server/shop.ts';
import { readShopper } from '#server/shopper.ts';
import { readId } from './catalogue/query.ts';
import { type Fields, readFields } from './fields.ts';
import { notifyMe } from './notify.ts';

/** Data of one product for scripts, and the form that asks for a notice when it is back (spec §7 Product data). */
export function projectorRoutes(app: FastifyInstance, shop: Shop): void {
  const notify = notifyMe(shop);
  app.route({
    method: ['GET', 'POST'],
    url: PROJECTOR_PATH,
    handler: async (request, reply) => {
      const fields = readFields(request);
      reply.header('cache-control', 'private, no-store');
      // Who asks only for a head wants nothing changed.
      if (fields('action') === 'set_product_observed' && request.method !== 'HEAD')
        return notify(request, reply, fields);
      const answer = fields('action') === 'get' ? await productData(shop, request, fields) : null;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}

/** The parts that were asked for; null where the product or its size is not known. */
async function productData(
  shop: Shop,
  request: FastifyRequest,
  fields: Fields,
): Promise<ProjectorAnswer | null> {
  const asked = fields('get').split(',', 20);
  const parts = PROJECTOR_PARTS.filter((part) => asked.includes(part));
  const { visit, session } = await readShopper(shop, request);
  const facts = await shop.catalogue.product(readId(fields('product')), visit.language);
  if (!facts || parts.length === 0) return null;
  const offer = await productOffer(shop, visit, facts, await personalMoment(shop, visit, session));
  const wanted = fields('size');
  // One who names no size means the only one there is.
  const source = offer.sizes[wanted === '' && facts.sizes.length === 1 ? 0 : findSize(facts.sizes, wanted)];
  if (!source && (wanted !== '' || parts.some((part) => part !== 'sizes'))) return null;
  const period = periodOf(offer.product, fields('subscription'));
  const answer: ProjectorAnswer = {};
  for (const part of parts) {
    if (part === 'sizes')
      answer.sizes = wireSizes(offer.product, offer.sizes, period ?? shortest(offer.product));
    else if (!source) continue;
    else if (part === 'sizeavailability') answer.sizeavailability = wireSizeAvailability(source);
    else if (part === 'sizedelivery') answer.sizedelivery = wireSizeDelivery(source);
    else answer.sizeprices = wireSizePrices(source, period);
  }
  return answer;
}

/** 1 stands for any subscription, a larger number for the one of so many days. */
function periodOf(product: Product, subscription: string) {
  const days = Number(subscription);
  if (days === 1) return product.subscriptions.find(({ everyDays }) => everyDays === 1) ?? shortest(product);
  return product.subscriptions.find(({ everyDays }) => everyDays === days);
}

const shortest = ({ subscriptions }: Product) =>
  subscriptions.toSorted((a, b) => a.everyDays - b.everyDays).at(0);
