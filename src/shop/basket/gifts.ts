import { asc, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { GiftOffer } from '#domain/basket/basket.ts';
import { lineOffer } from '#domain/basket/line-offer.ts';
import type { Minor } from '#domain/price/money.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { size } from '#shop/db/schema/index.ts';

/** The gifts that the shop has now, and what is missing to each with goods of this worth. */
export async function giftOffers(
  orm: OrmOrTransaction,
  catalogue: Catalogue,
  { language, pricing, worth }: { language: Language; pricing: PricingContext; worth: Minor },
): Promise<GiftOffer[]> {
  if (pricing.giftFrom === undefined) return [];
  const rows = await orm
    .select({ sizeId: size.id, productId: size.productId })
    .from(size)
    .where(eq(size.gratis, true))
    .orderBy(asc(size.id));
  const gifts: GiftOffer[] = [];
  for (const { sizeId, productId } of rows) {
    const record = await catalogue.product(productId, language);
    const one = record?.sizes.find(({ id }) => id === sizeId);
    const chosen = record && one && lineOffer(record, one, null, pricing);
    if (!record || !chosen || chosen.giftFrom === undefined || chosen.offer.stock === 0) continue;
    const { giftFrom: from, offer } = chosen;
    gifts.push({ productId, size: offer.type, name: record.name, from, missing: Math.max(0, from - worth) });
  }
  return gifts;
}
