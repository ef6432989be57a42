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
  const paid = distribute(
    basis.goods,
    basis.lines.map(({ worth }) => worth),
  );
  const goods = basis.lines.reduce((sum, { id, quantity, returned }, index) => {
    const share = (part: number) => shareOf(paid[index] ?? 0, part, quantity);
    const until = exactly(returned + (coming.get(id) ?? 0));
    return sum + share(until) - share(returned);
  }, 0);
  const isWhole = basis.lines.every(
    ({ id, quantity, returned }) => exactly(returned + (coming.get(id) ?? 0)) >= quantity,
  );
  const { delivery, cheapestDelivery = delivery } = basis;
  return { goods, delivery: isWhole ? Math.min(delivery, cheapestDelivery) : 0 };
}

/** The amount for a part of the whole, rounded down; the whole gets all of it. */
function shareOf(amount: Minor, part: number, whole: number): Minor {
  if (part >= whole) return amount;
  return Math.floor((amount * Math.round(part * 1000)) / Math.round(whole * 1000));
}
