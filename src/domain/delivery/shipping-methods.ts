import type { Minor } from '#domain/price/money.ts';

/** What a shipping method costs up to a weight, as the shop keeps it; in the shop's own currency. */
export type DeliveryRate = {
  method: string;
  name: string;
  icon: string | null;
  kind: 'courier' | 'point' | 'collection' | 'electronic';
  /** False where the parcel is paid for on delivery. */
  prepaid: boolean;
  /** null for any weight. */
  upToWeightGrams: number | null;
  gross: Minor;
  /** From this worth of goods on, of the shop's price type, it is free; null where never. */
  freeFrom: Minor | null;
  daysMin: number;
  daysMax: number;
};

/** The same for a shopper: in their currency, `cost` and all else of the shop's price type. */
export type OfferedRate = Omit<DeliveryRate, 'gross'> & { cost: Minor };

/** Its worth is of the shop's price type. */
export type Parcel = { weightGrams: number; worth: Minor };

export type ShippingMethod = Pick<
  DeliveryRate,
  'method' | 'name' | 'icon' | 'kind' | 'prepaid' | 'daysMin' | 'daysMax'
> & {
  /** Of the shop's price type. */
  cost: Minor;
};

/** The ways this parcel can be delivered, each at the rate for its weight, the cheapest first. */
export function shippingMethodsFor(
  rates: readonly OfferedRate[],
  { weightGrams, worth }: Parcel,
): ShippingMethod[] {
  const chosen = new Map<string, OfferedRate>();
  for (const rate of rates) {
    if (rate.kind === 'electronic' || limitOf(rate) < weightGrams) continue;
    const key = `${rate.method} ${rate.prepaid}`;
    const other = chosen.get(key);
    if (!other || limitOf(rate) < limitOf(other)) chosen.set(key, rate);
  }
  return [...chosen.values()]
    .map(({ upToWeightGrams: _, freeFrom, ...rate }) => ({
      ...rate,
      cost: freeFrom !== null && worth >= freeFrom ? 0 : rate.cost,
    }))
    .sort((a, b) => a.cost - b.cost);
}

/** The cheapest delivery; undefined where the parcel cannot be delivered. Collection is no delivery. */
export function cheapestDelivery(rates: readonly OfferedRate[], parcel: Parcel): ShippingMethod | undefined {
  return shippingMethodsFor(rates, parcel).find(isDelivery);
}

/** The cheapest of these, which come in that order: one that delivers, where there is any. */
export const cheapestOf = <Way extends Pick<ShippingMethod, 'kind'>>(ways: readonly Way[]): Way | undefined =>
  ways.find(isDelivery) ?? ways[0];

const isDelivery = ({ kind }: Pick<ShippingMethod, 'kind'>) => kind !== 'collection';

const limitOf = ({ upToWeightGrams }: Pick<DeliveryRate, 'upToWeightGrams'>) =>
  upToWeightGrams ?? Number.POSITIVE_INFINITY;
