import type { OfferMoment } from '#domain/product/facts.ts';
import type { Shop } from '#server/shop.ts';
import { offerMoment, type Visit } from '#server/visit.ts';
import type { Session } from '#shop/session/session.ts';

/** The moment of an offer to one shopper, whose discount code counts; no page that is shared may be made from it. */
export async function personalMoment(
  shop: Shop,
  visit: Visit,
  session: Session | undefined,
): Promise<OfferMoment> {
  const now = shop.clock();
  const code = await shop.rebateCodes.activeFor(session, now);
  return { ...offerMoment(visit, shop.config, now), ...(code && { code }) };
}
