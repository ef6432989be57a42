import { type Arrival, arrivalOf } from '#domain/delivery/arrival.ts';
import { type ShippingTime, shippingTime } from '#domain/delivery/dispatch.ts';
import { leadDaysOfParcel, type ParcelLine, ratesAt, shippingMethodsOf } from '#domain/delivery/parcel.ts';
import { cheapestOf, type OfferedRate, type ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import { dispatchOf, type Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

export type DatedMethod = ShippingMethod & { arrival: Arrival | undefined };

/** `arrival`: by the cheapest way. */
export type Shipping = { time: ShippingTime; shippingMethods: DatedMethod[]; arrival: Arrival | undefined };

/** When all of it leaves together, and how it can be delivered. */
export async function shippingOf(
  shop: Pick<Shop, 'settings' | 'delivery' | 'ordering'>,
  context: SharedContext,
  lines: readonly ParcelLine[],
): Promise<Shipping> {
  const calendar = dispatchOf(shop.settings.config);
  const time = shippingTime(leadDaysOfParcel(lines), context.now, calendar);
  const methods = lines.length > 0 ? shippingMethodsOf(await ratesFor(shop, context), lines) : [];
  const shippingMethods = methods.map((method) => ({
    ...method,
    arrival: arrivalOf(time, method, calendar),
  }));
  return { time, shippingMethods, arrival: cheapestOf(shippingMethods)?.arrival };
}

/** The rates of the visitor's region in the visitor's currency. */
export async function ratesFor(
  { delivery, settings, ordering }: Pick<Shop, 'delivery' | 'settings' | 'ordering'>,
  visit: Visit,
): Promise<OfferedRate[]> {
  const rates = await delivery.terms.ratesFor(visit.regionId, visit.language);
  const pricing = { rate: visit.rate, priceType: settings.config.priceType };
  return ratesAt(rates, pricing, ordering.rules.deliveryTaxBasisPoints);
}
