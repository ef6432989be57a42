import { type Minor, type Price, type PriceType, priceOf, times } from './money.ts';

export type Tier = { from: number; percent: number };

/** A tier with the quantities it covers: from its own threshold to just below the next one's (spec §3 Size). */
export type TierRange = Tier & { until: number | null };

/** The tiers in order, each up to where the next begins; every quantity from the first threshold on is in one. */
export function tierRanges(tiers: readonly Tier[]): TierRange[] {
  const ordered = tiers.toSorted((a, b) => a.from - b.from);
  return ordered.map((tier, index) => ({ ...tier, until: ordered[index + 1]?.from ?? null }));
}

/** The discount in effect: the highest threshold at or below the quantity (spec §4 Volume discount). */
export function tierFor(tiers: readonly Tier[], quantity: number): TierRange | undefined {
  return tierRanges(tiers).findLast((tier) => tier.from <= quantity);
}

/** The discount that a larger quantity would unlock, and how much is missing to it. */
export function nextTier(tiers: readonly Tier[], quantity: number): (Tier & { left: number }) | undefined {
  const next = tierRanges(tiers).find((tier) => tier.from > quantity);
  return next && { from: next.from, percent: next.percent, left: Number((next.from - quantity).toFixed(3)) };
}

/** The price of one unit when this many are bought. */
export function unitPrice(amount: Minor, tiers: readonly Tier[], quantity: number): Minor {
  return lessPercent(amount, tierFor(tiers, quantity)?.percent ?? 0);
}

/** The amount less a percentage of at most two decimals. */
export function lessPercent(amount: Minor, percent: number): Minor {
  return Math.round((amount * (10_000 - Math.round(percent * 100))) / 10_000);
}

/** What a line of the basket is worth: the tax is that of the whole line, so that nothing is lost in pieces. */
export function lineWorth(price: Price, quantity: number, taxBasisPoints: number, type: PriceType): Price {
  return priceOf(times(price[type], quantity), taxBasisPoints, type);
}
