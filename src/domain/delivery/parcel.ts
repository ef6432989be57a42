import { exchange, type Minor, times } from '#domain/price/money.ts';
import { unitPriceOf } from '#domain/price/price-view.ts';
import type { ProductFacts } from '#domain/product/facts.ts';
import { isSent, type SizeOffer } from '#domain/product/product.ts';
import { type Courier, couriersFor, type DeliveryRate, type Parcel } from './couriers.ts';
import { leadDaysFor } from './lead.ts';

/** So many of a size, as they go into a parcel. */
export type ParcelLine = Parcel & {
  /** null where nobody knows. */
  leadDays: number | null;
  /** Goods; files and services come without a parcel. */
  sent: boolean;
};

/** How all of it can be delivered together; `worth` decides whether that is free, and is the lines' own where left out. */
export function waysOf(
  rates: readonly DeliveryRate[],
  lines: readonly ParcelLine[],
  worth?: Minor,
): Courier[] {
  if (lines.length === 0) return [];
  const goods = lines.filter(({ sent }) => sent);
  if (goods.length === 0) return withoutParcel(rates);
  return couriersFor(rates, {
    weightGrams: goods.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
    worth: worth ?? lines.reduce((sum, line) => sum + line.worth, 0),
  });
}

/** The rates in another currency; `rate` is how much of it one unit of the shop's own buys. */
export const ratesIn = (rates: readonly DeliveryRate[], rate: number): DeliveryRate[] =>
  rates.map((one) => ({
    ...one,
    gross: exchange(one.gross, rate),
    freeFrom: one.freeFrom === null ? null : exchange(one.freeFrom, rate),
  }));

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

const withoutParcel = (rates: readonly DeliveryRate[]): Courier[] =>
  rates.filter(({ kind }) => kind === 'electronic').map(({ gross, ...rate }) => ({ ...rate, cost: gross }));
