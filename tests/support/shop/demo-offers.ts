import type { Language } from '#contract/language.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import type { SizeOffer } from '#domain/product/product.ts';
import type { ProductRecord, SizeRecord } from '#domain/product/product-record.ts';
import { contextOfAnybody } from '#server/request/shared-context.ts';
import { product } from '#shop/db/schema/index.ts';
import type { TestShop } from './test-shop.ts';

export type FoundOffer = { record: ProductRecord; size: SizeRecord; offer: SizeOffer };

/** The first size of the demo shop that is as wanted; tests ask for what they need and not for a name. */
export async function findOffer(
  { shop }: TestShop,
  wanted: (found: FoundOffer) => boolean,
  language: Language = 'pl',
): Promise<FoundOffer> {
  const { pricing } = contextOfAnybody(shop.settings, language);
  const rows = await shop.database.orm.select({ id: product.id }).from(product).orderBy(product.id);
  for (const { id } of rows) {
    const record = await shop.catalogue.products.product(id, language);
    if (!record) continue;
    for (const [index, offer] of sizeOffers(record, pricing).entries()) {
      const size = record.sizes[index];
      if (size && wanted({ record, size, offer })) return { record, size, offer };
    }
  }
  throw new Error(`the demo shop has no size as wanted: ${wanted}`);
}
