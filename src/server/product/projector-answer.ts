import { PROJECTOR_PARTS, type ProjectorAnswer, type ProjectorPart } from '#contract/product/projector.ts';
import { wireSizePrices } from '#contract/product/projector-prices.ts';
import { wireSizeAvailability, wireSizeDelivery, wireSizes } from '#contract/product/projector-sizes.ts';
import { findSize } from '#domain/product/find-size.ts';
import type { Product } from '#domain/product/product.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import { type ProductOffer, productOffer } from './product-offer.ts';
import { SIZES_ON_PAGE } from './size-view.ts';

/** Fields of a question about a product, as they were sent. */
type Asked = { product: string; size: string; subscription: string };

const OF_SIZE: readonly ProjectorPart[] = ['sizeavailability', 'sizedelivery', 'sizeprices'];

/** The parts that were asked for, at this shopper's prices; null where the product or its size is not known. */
export async function projectorAnswer(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering'>,
  context: RequestContext,
  asked: Asked & { get: string },
): Promise<ProjectorAnswer | null> {
  const names = asked.get.split(',', 20);
  const parts = PROJECTOR_PARTS.filter((part) => names.includes(part));
  const found = parts.length > 0 ? await offerTo(shop, context, asked) : undefined;
  return found ? partsOf(found.offer, asked, parts) : null;
}

/**
 * What a product page asks for among all that is personal: the size it shows. With a code, whose prices are not those of
 * the page, also every other size that the page holds. Empty where the product is not known.
 */
export async function projectorResponse(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering'>,
  context: RequestContext,
  asked: Asked,
) {
  const found = await offerTo(shop, context, asked);
  if (!found) return {};
  const { offer, code } = found;
  const { length } = offer.sizes;
  const isNamed = asked.size !== '' || length === 1;
  const isHeld = !isNamed || (code !== undefined && length > 1 && length <= SIZES_ON_PAGE);
  const parts = [...(isNamed ? OF_SIZE : []), ...(isHeld ? (['sizes'] as const) : [])];
  const answer = partsOf(offer, asked, parts);
  if (!answer) return {};
  const about = { product_id: offer.product.id, ...(isNamed && { size: asked.size }) };
  return { ...about, ...(code && { rebate_code: code }), ...answer };
}

async function offerTo(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering'>,
  context: RequestContext,
  { product }: Asked,
) {
  const record = await shop.catalogue.products.product(readId(product), context.language);
  if (!record) return undefined;
  const pricing = await context.personalPricing();
  return { offer: await productOffer(shop, context, record, pricing), code: pricing.code?.name };
}

function partsOf(
  { record, product, sizes }: ProductOffer,
  { size: wanted, subscription }: Asked,
  parts: readonly ProjectorPart[],
): ProjectorAnswer | null {
  // One who names no size means the only one there is.
  const source = sizes[wanted === '' && record.sizes.length === 1 ? 0 : findSize(record.sizes, wanted)];
  if (!source && (wanted !== '' || parts.some((part) => part !== 'sizes'))) return null;
  const period = periodOf(product, subscription);
  const answer: ProjectorAnswer = {};
  for (const part of parts) {
    if (part === 'sizes') answer.sizes = wireSizes(product, sizes, period ?? shortest(product));
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
