import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { lineOffer } from '#domain/basket/line-offer.ts';
import { findSize } from '#domain/product/find-size.ts';
import {
  type OfferedItem,
  productAdded,
  productSeen,
  type TrackingEvent,
} from '#domain/tracking/tracking-event.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import type { WantedSize } from '#shop/basket/baskets.ts';

const PRODUCT_PAGES = LANGUAGES.map((language) => {
  const [before = ''] = linksIn(language).product({ id: 0, slug: '' }).split('0/');
  return new RegExp(`^${before}(\\d{1,9})/`);
});

/** The product whose page has this path; undefined for any other page. */
export function productOnPage(path: string): number | undefined {
  const id = PRODUCT_PAGES.map((page) => page.exec(path)?.[1]).find((found) => found !== undefined);
  return id === undefined ? undefined : Number(id);
}

export async function seenEvent(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: SharedContext,
  product: number,
): Promise<TrackingEvent | undefined> {
  const item = await offeredItem(shop, context, { product, size: '', quantity: '1' });
  return item && productSeen(item, context.currency.id);
}

export async function addedEvent(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: SharedContext,
  added: WantedSize,
): Promise<TrackingEvent | undefined> {
  const item = await offeredItem(shop, context, added);
  return item && productAdded(item, context.currency.id);
}

/** A size at the price of this moment; the first one where none is named. */
async function offeredItem(
  { catalogue: { products }, settings: { config } }: Pick<Shop, 'catalogue' | 'settings'>,
  { language, pricing }: SharedContext,
  { product, size: wanted, quantity: typed, everyDays }: WantedSize,
): Promise<OfferedItem | undefined> {
  const record = await products.product(product, language);
  const size = wanted ? record?.sizes[findSize(record.sizes, wanted)] : record?.sizes[0];
  const offer = record && size && lineOffer(record, size, everyDays ?? null, pricing);
  if (!offer) return undefined;
  const quantity = Number(typed.replace(',', '.')) || 1;
  const tree = await products.tree(language);
  return {
    productId: record.id,
    name: record.name,
    brand: record.producer,
    category: record.mainCategory === null ? '' : (tree.find(record.mainCategory)?.name ?? ''),
    variant: record.sizes.length > 1 ? size.name : '',
    unitPrice: offer.priceFor(quantity)[config.priceType],
    quantity,
  };
}
