import { exchange, type Minor, type PriceType, times, withTax } from '#domain/price/money.ts';
import { unitPriceOf } from '#domain/price/price-view.ts';
import { isSent, type SizeOffer } from '#domain/product/product.ts';
import type { PricingContext, ProductRecord } from '#domain/product/product-record.ts';
import { leadDaysFor } from './lead.ts';
import {
  type DeliveryRate,
  type OfferedRate,
  type Parcel,
  type ShippingMethod,
  shippingMethodsFor,
} from './shipping-methods.ts';

/** So many of a size, as they go into a parcel. */
export type ParcelLine = Parcel & {
  /** null where nobody knows. */
  leadDays: number | null;
  /** Goods; files and services come without a parcel. */
  sent: boolean;
};

/** How all of it can be delivered together; `worth` decides whether that is free, and is the lines' own where left out. */
export function shippingMethodsOf(
  rates: readonly OfferedRate[],
  lines: readonly ParcelLine[],
  worth?: Minor,
): ShippingMethod[] {
  if (lines.length === 0) return [];
  const goods = lines.filter(({ sent }) => sent);
  if (goods.length === 0) return withoutParcel(rates);
  return shippingMethodsFor(rates, {
    weightGrams: goods.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
    worth: worth ?? lines.reduce((sum, line) => sum + line.worth, 0),
  });
}

/** The days until all of it can leave together; null where nobody knows. Files and services keep no parcel waiting. */
export function leadDaysOfParcel(lines: readonly Pick<ParcelLine, 'leadDays' | 'sent'>[]): number | null {
  const goods = lines.filter(({ sent }) => sent);
  const days = (goods.length > 0 ? goods : lines).map(({ leadDays }) => leadDays);
  return days.length === 0 || days.includes(null) ? null : Math.max(...days.map(Number));
}

/** The rates as they are offered at a moment; delivery is taxed at a rate of its own. */
export const ratesAt = (
  rates: readonly DeliveryRate[],
  { rate, priceType = 'gross' }: Pick<PricingContext, 'rate' | 'priceType'>,
  taxBasisPoints: number,
): OfferedRate[] =>
  rates.map(({ gross, freeFrom, ...one }) => ({
    ...one,
    cost: exchange(withTax(gross, taxBasisPoints)[priceType], rate),
    freeFrom: freeFrom === null ? null : exchange(freeFrom, rate),
  }));

export function parcelLine(
  record: ProductRecord,
  offer: SizeOffer,
  quantity: number,
  priceType: PriceType,
  worth?: Minor,
): ParcelLine {
  const parcel = parcelOf(record, offer, quantity, priceType);
  return {
    weightGrams: parcel.weightGrams,
    worth: worth ?? parcel.worth,
    leadDays: leadDaysOf(offer, quantity),
    sent: isSent(record),
  };
}

/** What a parcel with so many of a size weighs and is worth. */
export const parcelOf = (
  record: ProductRecord,
  offer: SizeOffer,
  quantity: number,
  priceType: PriceType,
): Parcel => ({
  weightGrams: offer.weightGrams * quantity,
  worth: times(unitPriceOf(offer, { ...record, priceType, quantity })[priceType], quantity),
});

/** Nobody knows when something leaves that is not to be had. */
export const leadDaysOf = ({ availability, leads }: SizeOffer, quantity: number) =>
  availability.status === 'disable' ? null : leadDaysFor(leads, quantity);

const withoutParcel = (rates: readonly OfferedRate[]): ShippingMethod[] =>
  rates.filter(({ kind }) => kind === 'electronic');
