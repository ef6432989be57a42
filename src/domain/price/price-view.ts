import type { Contents } from './contents.ts';
import { type Minor, type Price, type PriceType, priceOf, times } from './money.ts';
import { type SubscriptionPeriod, subscriptionPrice } from './subscription.ts';
import { lineWorth, type Tier, unitPrice } from './tiers.ts';

/** What a size costs at this moment, whatever the quantity. */
export type PriceNow = {
  price: Price;
  /** The regular price, crossed out, where the price is reduced. */
  regular?: Price;
  /** The lowest price of the 30 days before the reduction. */
  lowest?: Price;
  /** The last day ('2026-11-24') of a reduced price, where it is known. */
  until?: string;
  /** The price before the shopper's discount code. */
  beforeCode?: Price;
  /** What the producer would have it cost. */
  suggested?: Price;
  /** What is paid in advance of an order. */
  advance?: Price;
  /** What the parts of a set cost one by one. */
  apart?: Price;
  /** What one unit of it holds, where prices are compared by that. */
  contents?: Contents;
};

/** How it is bought: how much at once, once or again and again. */
export type Purchasing = {
  quantity: number;
  sellBy: number;
  tiers: readonly Tier[];
  taxBasisPoints: number;
  priceType: PriceType;
  period?: SubscriptionPeriod | undefined;
};

/** The prices to show for a quantity. */
export type PriceView = PriceNow & {
  saving?: Saving;
  /** The price of the least that is sold at once, where that is not one unit. */
  sellBy?: Price;
};

export type Saving = {
  amount: Price;
  /** Whole, or with one decimal where it would be 0. */
  percent: number;
  /** Saved by buying the set instead of its parts. */
  inSet: boolean;
};

/** The price of one unit at this quantity and what it saves (spec §9 Prices, Subscription calculator). */
export function priceView(now: PriceNow, how: Purchasing): PriceView {
  const price = unitPriceOf(now, how);
  const saving = savingOf(now, price, how.priceType);
  return {
    ...now,
    price,
    ...(saving && { saving }),
    ...(how.sellBy !== 1 && { sellBy: soldAtOnce(price, how) }),
  };
}

function soldAtOnce(price: Price, { sellBy, taxBasisPoints, priceType, period }: Purchasing): Price {
  return period
    ? { gross: times(price.gross, sellBy), net: times(price.net, sellBy) }
    : lineWorth(price, sellBy, taxBasisPoints, priceType);
}

/** What one unit is said to cost when so many are bought; in a subscription, what its calculator says. */
export function unitPriceOf(now: PriceNow, how: Purchasing): Price {
  const { period, ...once } = how;
  return period ? subscriptionOf(now, { ...once, period }).price : priceAtOnce(now, once);
}

function priceAtOnce(now: PriceNow, { quantity, tiers, taxBasisPoints, priceType: type }: Purchasing): Price {
  return priceOf(unitPrice(now.price[type], tiers, quantity), taxBasisPoints, type);
}

/** The calculator's own numbers for a period: price, percent below the regular price, and what that saves. */
export function subscriptionOf(
  now: PriceNow,
  how: Purchasing & { period: SubscriptionPeriod },
): { price: Price; percent: number; saved: Price } {
  const once = priceAtOnce(now, how);
  const max = now.regular ?? now.price;
  const { price, percent } = subscriptionPrice({
    max: max.gross,
    maxNet: max.net,
    save: max.gross - once.gross,
    before: once.gross,
    ...how.period,
  });
  return { price, percent, saved: { gross: max.gross - price.gross, net: max.net - price.net } };
}

/** Measured from what a set's parts cost, from the lowest price of 30 days beside a reduced one, else from the price. */
function savingOf(now: PriceNow, price: Price, type: PriceType): Saving | undefined {
  const { apart } = now;
  const inSet = apart !== undefined && apart[type] > price[type];
  const before = inSet ? apart : (now.lowest ?? now.regular ?? now.beforeCode ?? now.price);
  if (before[type] <= price[type]) return undefined;
  const gross = Math.max(0, before.gross - price.gross);
  // The net of a subscription's calculator need not be the tax away from its gross.
  const amount = { gross, net: Math.min(gross, Math.max(0, before.net - price.net)) };
  return { amount, percent: savedPercent(before[type], price[type]), inSet };
}

/** Rounded; where that is 0, with one decimal and relative to the current price (spec §9 Prices). */
export function savedPercent(max: Minor, price: Minor): number {
  const saved = Math.max(0, max - price);
  if (saved === 0) return 0;
  const whole = Math.round((100 * saved) / max);
  return whole > 0 || price === 0 ? whole : Math.round((1000 * saved) / price) / 10;
}
