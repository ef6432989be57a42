import type { PricingContext } from '#domain/product/product-record.ts';
import { viewerOf } from '#server/request/shopper.ts';
import { pricingContext, type Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';

/** The pricing context of one shopper, whose discount code counts; no page that is shared may be made from it. */
export async function personalPricing(
  shop: Shop,
  visit: Visit,
  session: Session | undefined,
): Promise<PricingContext> {
  const pricing = pricingContext(visit, shop.config, shop.clock());
  const code = await shop.rebateCodes.activeFor({ session, language: visit.language, pricing });
  return { ...pricing, ...(code && { code }) };
}

/** Whoever looks at prices that their discount code changes. */
export const personalViewer = async (shop: Shop, visit: Visit, session: Session | undefined) => ({
  ...viewerOf(shop, visit, session),
  pricing: await personalPricing(shop, visit, session),
});
