import { type Minor, type Price, times, withTax } from './money.ts';

export type Tier = { from: number; percent: number };

/** The discount in effect: the highest threshold at or below the quantity (spec §4 Volume discount). */
export function tierFor(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.filter((tier) => tier.from <= quantity).sort((a, b) => b.from - a.from)[0];
}

/** The price of one unit when this many are bought. */
export function unitPrice(gross: Minor, tiers: readonly Tier[], quantity: number): Minor {
  const percent = tierFor(tiers, quantity)?.percent ?? 0;
  return Math.round((gross * (10_000 - Math.round(percent * 100))) / 10_000);
}

/** What a line of the basket is worth: tax is taken out of the whole line, so that nothing is lost in pieces. */
export function lineWorth(unitGross: Minor, quantity: number, taxBasisPoints: number): Price {
  return withTax(times(unitGross, quantity), taxBasisPoints);
}
