import type { Language } from '#contract/language.ts';
import { findSize } from '#domain/product/find-size.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Database } from '#shop/db/database.ts';
import { backInStockSubscription } from '#shop/db/schema/index.ts';

export type ObservedOutcome = 'noted' | 'no_product' | 'no_size' | 'available';

type Wish = { product: number; size: string; email: string; language: Language; pricing: PricingContext };

/** Who wants to hear when a size can be had again. */
export function openBackInStock({ orm }: Pick<Database, 'orm'>, catalogue: Catalogue) {
  return {
    /** Notes the wish, once for a size and an address. It never says whether the address was there before. */
    async add({ product, size, email, language, pricing }: Wish): Promise<ObservedOutcome> {
      const record = await catalogue.product(product, language);
      if (!record) return 'no_product';
      const index = findSize(record.sizes, size);
      const [wanted, offer] = [record.sizes[index], sizeOffers(record, pricing)[index]];
      if (!wanted || !offer) return 'no_size';
      if (offer.purchase !== 'unavailable') return offer.purchase === 'hidden' ? 'no_size' : 'available';
      await orm
        .insert(backInStockSubscription)
        .values({ sizeId: wanted.id, email, language, createdAt: new Date(pricing.now) })
        .onConflictDoNothing();
      return 'noted';
    },
  };
}
