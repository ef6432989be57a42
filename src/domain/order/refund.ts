import type { Minor } from '#domain/price/money.ts';
import { distribute } from './distribute.ts';
import { exactly } from './parcels.ts';

/** What a refund is reckoned from: what was paid for, gross, and what of it came back already. */
export type RefundBasis = {
  /** The goods less the rebate. */
  goods: Minor;
  delivery: Minor;
  /** The cheapest ordinary way of delivery; undefined where none is known. */
  cheapestDelivery: Minor | undefined;
  lines: readonly { id: number; worth: Minor; quantity: number; returned: number }[];
};

export type Refund = { goods: Minor; delivery: Minor };

/**
 * What is due for what comes back. A line's share of the rebate goes with it, and the parts of a line come to the whole
 * of it, to the grosz. Delivery comes back with the last of the goods, at most what the cheapest ordinary way costs (UPK
 * art. 32 and 33).
 */
export function refundOf(basis: RefundBasis, coming: ReadonlyMap<number, number>): Refund {
  if (![...coming.values()].some((quantity) => quantity > 0)) return { goods: 0, delivery: 0 };
  const goods = [...worthsOf(basis, coming).values()].reduce((sum, worth) => sum + worth, 0);
  const { delivery, cheapestDelivery = delivery } = basis;
  return { goods, delivery: isAllBack(basis, coming) ? Math.min(delivery, cheapestDelivery) : 0 };
}

/** The same line by line, without the delivery. */
export function worthsOf(basis: RefundBasis, coming: ReadonlyMap<number, number>): Map<number, Minor> {
  const paid = distribute(
    basis.goods,
    basis.lines.map(({ worth }) => worth),
  );
  const worths = basis.lines.map(({ id, quantity, returned }, index): [number, Minor] => {
    const share = (part: number) => shareOf(paid[index] ?? 0, part, quantity);
    return [id, share(exactly(returned + (coming.get(id) ?? 0))) - share(returned)];
  });
  return new Map(worths.filter(([id]) => (coming.get(id) ?? 0) > 0));
}

/** Whether nothing is left once these have come. */
export const isAllBack = (
  { lines }: Pick<RefundBasis, 'lines'>,
  coming: ReadonlyMap<number, number>,
): boolean =>
  lines.every(({ id, quantity, returned }) => exactly(returned + (coming.get(id) ?? 0)) >= quantity);

/** The amount for a part of the whole, rounded down; the whole gets all of it. */
function shareOf(amount: Minor, part: number, whole: number): Minor {
  if (part >= whole) return amount;
  return Math.floor((amount * Math.round(part * 1000)) / Math.round(whole * 1000));
}
