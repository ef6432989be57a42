import type { Language } from '#contract/language.ts';
import type { ProductFacts, SizeFacts } from '#domain/product/facts.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import type { SizeOffer } from '#domain/product/product.ts';
import { offerMoment, readVisit } from '#server/visit.ts';
import { product } from '#shop/db/schema/index.ts';
import type { TestShop } from './test-shop.ts';

export type FoundOffer = { facts: ProductFacts; size: SizeFacts; offer: SizeOffer };

/** The first size of the demo shop that is as wanted; tests ask for what they need and not for a name. */
export async function findOffer(
  { shop, now }: TestShop,
  wanted: (found: FoundOffer) => boolean,
  language: Language = 'pl',
): Promise<FoundOffer> {
  const moment = offerMoment(readVisit(undefined, language, shop.config), shop.config, now);
  const rows = await shop.database.orm.select({ id: product.id }).from(product).orderBy(product.id);
  for (const { id } of rows) {
    const facts = await shop.catalogue.product(id, language);
    if (!facts) continue;
    for (const [index, offer] of sizeOffers(facts, moment).entries()) {
      const size = facts.sizes[index];
      if (size && wanted({ facts, size, offer })) return { facts, size, offer };
    }
  }
  throw new Error(`the demo shop has no size as wanted: ${wanted}`);
}
