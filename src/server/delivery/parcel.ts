import { type ShippingTime, shippingTime } from '#domain/delivery/dispatch.ts';
import { type ParcelLine, ratesAt, shippingMethodsOf } from '#domain/delivery/parcel.ts';
import type { OfferedRate, ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import { dispatchOf, type Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

/** When all of it leaves together, and how it can be delivered. */
export async function shippingOf(
  shop: Pick<Shop, 'settings' | 'delivery' | 'ordering'>,
  context: SharedContext,
  lines: readonly ParcelLine[],
): Promise<{ time: ShippingTime; shippingMethods: ShippingMethod[] }> {
  const goods = lines.filter(({ sent }) => sent);
  const time = shippingTime(
    slowest(goods.length > 0 ? goods : lines),
    context.now,
    dispatchOf(shop.settings.config),
  );
  return {
    time,
    shippingMethods: lines.length > 0 ? shippingMethodsOf(await ratesFor(shop, context), lines) : [],
  };
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

function slowest(lines: readonly ParcelLine[]): number | null {
  const days = lines.map(({ leadDays }) => leadDays);
  return days.length === 0 || days.includes(null) ? null : Math.max(...days.map(Number));
}
