import { arrivalOf } from '#domain/delivery/arrival.ts';
import { shippingTime } from '#domain/delivery/dispatch.ts';
import { leadDaysOf, parcelOf } from '#domain/delivery/parcel.ts';
import { cheapestDelivery } from '#domain/delivery/shipping-methods.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import { isSent, type SizeOffer, type SizeView } from '#domain/product/product.ts';
import type { PricingContext, ProductRecord } from '#domain/product/product-record.ts';
import { quantityRules } from '#domain/product/quantity-limits.ts';
import { ratesFor } from '#server/delivery/parcel.ts';
import { placeName } from '#server/region/region-settings.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import { dispatchOf, type Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import { sayArrival } from '#ui/delivery/say-arrival.ts';
import { sayDelivery } from '#ui/delivery/say-delivery.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';

export type { SizeView };

/** Offers of at most so many sizes come with the page; of a product with more, the others are asked for. */
export const SIZES_ON_PAGE = 16;

/**
 * Each size as its page shows it: the offer, and shipping and delivery of the least that can be bought of it. A page that
 * is kept counts shipping from when it began to be true (`asOf`), so that it stays the same as long as it is.
 */
export async function sizeViews(
  shop: Pick<Shop, 'settings' | 'delivery' | 'ordering'>,
  visit: Visit & Pick<SharedContext, 'view'>,
  record: ProductRecord,
  pricing: PricingContext,
  asOf = pricing.now,
): Promise<SizeView[]> {
  const rates = await ratesFor(shop, visit);
  const terms = await shop.delivery.terms.termsFor(visit.regionId);
  const country = terms ? placeName(visit.regionId, visit.language) : '';
  const freeCollection = terms?.freeCollection ?? false;
  const speaking = speak(visit.view);
  const calendar = dispatchOf(shop.settings.config);
  return sizeOffers(record, pricing).map((offer) => {
    const quantity = leastOf(record, offer);
    const shipping = shippingTime(leadDaysOf(offer, quantity), asOf, calendar);
    const parcel = parcelOf(record, offer, quantity, shop.settings.config.priceType);
    const cheapest = isSent(record) ? cheapestDelivery(rates, parcel) : undefined;
    const arrival = cheapest && arrivalOf(shipping, cheapest, calendar);
    return {
      offer,
      shipping,
      delivery: cheapest?.cost,
      ...(isSent(record) && {
        words: sayDelivery({ country, cost: cheapest?.cost, freeCollection }, speaking),
      }),
      ...(arrival && { arrival: sayArrival(arrival, speaking) }),
    };
  });
}

/** The least that can be bought of a size. */
export const leastOf = (record: ProductRecord, offer: SizeOffer) => quantityRules(record, offer).min;
