import type { OfferMoment } from '#domain/product/facts.ts';
import type { Shop } from '#server/shop.ts';
import { viewerOf } from '#server/shopper.ts';
import { offerMoment, type Visit } from '#server/visit.ts';
import type { Session } from '#shop/session/session.ts';

/** The moment of an offer to one shopper, whose discount code counts; no page that is shared may be made from it. */
export async function personalMoment(
  shop: Shop,
  visit: Visit,
  session: Session | undefined,
): Promise<OfferMoment> {
  const moment = offerMoment(visit, shop.config, shop.clock());
  const code = await shop.rebateCodes.activeFor({ session, language: visit.language, moment });
  return { ...moment, ...(code && { code }) };
}

/** Whoever looks at prices that their discount code changes. */
export const personalViewer = async (shop: Shop, visit: Visit, session: Session | undefined) => ({
  ...viewerOf(shop, visit, session),
  moment: await personalMoment(shop, visit, session),
});
