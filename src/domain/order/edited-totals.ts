import type { Minor, Price, PriceType } from '#domain/price/money.ts';
import { lineWorth } from '#domain/price/tiers.ts';
import type { Totals } from './order.ts';
import { exactly } from './parcels.ts';
import { orderTotals, rebateOf } from './totals.ts';

/** A line as it was sold, and what of it is left. */
export type EditedLine = {
  unit: Price;
  quantity: number;
  cancelled: number;
  taxBasisPoints: number;
  pointsCost: number;
  /** For all that was ordered; null where that is not known. */
  pointsEarned: number | null;
};

/** What is agreed whatever becomes of the lines; amounts are of the price type. */
export type Agreed = {
  priceType: PriceType;
  rebate: Minor;
  delivery: { cost: Minor; taxBasisPoints: number };
};

/** What an order comes to with what is left of its lines: at the prices they were sold at, and the rebate as far as it goes. */
export function editedTotals(
  lines: readonly EditedLine[],
  { priceType, rebate, delivery }: Agreed,
): { worths: Price[]; totals: Totals } {
  const sold = lines.map((line) => {
    const left = exactly(line.quantity - line.cancelled);
    return {
      worth: lineWorth(line.unit, left, line.taxBasisPoints, priceType),
      taxBasisPoints: line.taxBasisPoints,
      pointsCost: line.pointsCost,
      pointsEarned: Math.floor(((line.pointsEarned ?? 0) * left) / line.quantity),
    };
  });
  const amount = { code: '', kind: 'quota' as const, value: rebate, minBasket: null, startsAt: 0 };
  const taken = rebateOf(sold, rebate > 0 ? amount : undefined, 1, priceType);
  return { worths: sold.map(({ worth }) => worth), totals: orderTotals(sold, taken, delivery, priceType) };
}
