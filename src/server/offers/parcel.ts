import { type Courier, couriersFor, type DeliveryRate, type Parcel } from '#domain/delivery/couriers.ts';
import { type ShippingTime, shippingTime } from '#domain/delivery/dispatch.ts';
import { leadDaysFor } from '#domain/delivery/lead.ts';
import { exchange, type Minor, times } from '#domain/price/money.ts';
import { unitPriceOf } from '#domain/price/price-view.ts';
import type { ProductFacts } from '#domain/product/facts.ts';
import { isSent, type SizeOffer } from '#domain/product/product.ts';
import type { Shop } from '#server/shop.ts';
import { dispatchOf, type Visit } from '#server/visit.ts';

/** So many of a size, as they go into a parcel. */
export type ParcelLine = Parcel & {
  /** null where nobody knows. */
  leadDays: number | null;
  /** Goods; files and services come without a parcel. */
  sent: boolean;
};

/** When all of it leaves together, and how it can be delivered. */
export async function shippingOf(
  shop: Shop,
  visit: Visit,
  lines: readonly ParcelLine[],
  now: number,
): Promise<{ time: ShippingTime; ways: Courier[] }> {
  const goods = lines.filter(({ sent }) => sent);
  const time = shippingTime(slowest(goods.length > 0 ? goods : lines), now, dispatchOf(shop.config));
  if (lines.length === 0) return { time, ways: [] };
  const rates = await ratesFor(shop, visit);
  const parcel = {
    weightGrams: goods.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
    worth: lines.reduce((sum, { worth }) => sum + worth, 0),
  };
  return { time, ways: goods.length > 0 ? couriersFor(rates, parcel) : withoutParcel(rates) };
}

/** The rates of the visitor's region in the visitor's currency. */
export async function ratesFor({ delivery }: Shop, visit: Visit): Promise<DeliveryRate[]> {
  const rates = await delivery.ratesFor(visit.regionId, visit.language);
  return rates.map((rate) => ({
    ...rate,
    gross: exchange(rate.gross, visit.rate),
    freeFrom: rate.freeFrom === null ? null : exchange(rate.freeFrom, visit.rate),
  }));
}

export function parcelLine(
  facts: ProductFacts,
  offer: SizeOffer,
  quantity: number,
  worth?: Minor,
): ParcelLine {
  const parcel = parcelOf(facts, offer, quantity);
  return {
    weightGrams: parcel.weightGrams,
    worth: worth ?? parcel.worth,
    leadDays: leadDaysOf(offer, quantity),
    sent: isSent(facts),
  };
}

/** What a parcel with so many of a size weighs and is worth. */
export const parcelOf = (facts: ProductFacts, offer: SizeOffer, quantity: number): Parcel => ({
  weightGrams: offer.weightGrams * quantity,
  worth: times(unitPriceOf(offer, { ...facts, quantity }).gross, quantity),
});

/** Nobody knows when something leaves that is not to be had. */
export const leadDaysOf = ({ availability, leads }: SizeOffer, quantity: number) =>
  availability.status === 'disable' ? null : leadDaysFor(leads, quantity);

function slowest(lines: readonly ParcelLine[]): number | null {
  const days = lines.map(({ leadDays }) => leadDays);
  return days.length === 0 || days.includes(null) ? null : Math.max(...days.map(Number));
}

const withoutParcel = (rates: readonly DeliveryRate[]): Courier[] =>
  rates.filter(({ kind }) => kind === 'electronic').map(({ gross, ...rate }) => ({ ...rate, cost: gross }));
