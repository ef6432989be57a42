import { lineOffer } from '#domain/basket/line-offer.ts';
import { findSize } from '#domain/product/find-size.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import type { PricingContext, ProductRecord } from '#domain/product/product-record.ts';
import { fitQuantity, type QuantityRules } from '#domain/product/quantity.ts';
import { firstSize } from '#domain/shopping-lists/first-size.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Shopper } from '#shop/session/shopper.ts';

/** A size of a product, as forms and the wire name it; without a size, the first that can be bought. */
export type NotedSize = { product: number; size?: string | undefined };

/** How a size is offered at the moment when it is noted. */
export async function notedOffer(
  catalogue: Catalogue,
  { language, currency, pricing }: Shopper,
  { product, size: type }: NotedSize,
) {
  const record = await catalogue.product(product, language);
  if (!record) return { problem: 'no_product' } as const;
  const size = record.sizes[type === undefined ? firstOf(record, pricing) : findSize(record.sizes, type)];
  const offer = size && lineOffer(record, size, null, pricing);
  if (!offer) return { problem: 'no_size' } as const;
  const seen = {
    priceSeen: offer.priceFor(1).gross,
    currencySeen: currency.id,
    availableSeen: offer.refusal === undefined,
  };
  return { sizeId: size.id, seen, rules: offer.rules, name: record.name };
}

const firstOf = (record: ProductRecord, pricing: PricingContext) => firstSize(sizeOffers(record, pricing));

/** A list may wish for more than is in stock, though not for more than can be counted. */
const MOST_NOTED = 99_999;

/** As many as one may wish for, the nearest to what was typed. */
export const notedQuantity = (typed: string, rules: QuantityRules): number =>
  fitQuantity(typed, { ...rules, max: MOST_NOTED }).quantity;
