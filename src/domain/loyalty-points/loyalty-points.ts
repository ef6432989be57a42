import { DAY } from '#domain/time/zone.ts';

/** When the points of an order may be spent: once it is delivered, or once it can no longer be returned. */
export type PointsRule = { availableAfter: 'delivered' | 'return_period'; returnDays: number };

/** An order counts as delivered so long after it was paid, where nobody has noted its delivery. */
const DELIVERED_WITHIN = 14 * DAY;

/** The moment (ms) from which on the points of a paid order may be spent. */
export function pointsDueAt(
  { paidAt, deliveredAt }: { paidAt: number; deliveredAt?: number | undefined },
  { availableAfter, returnDays }: PointsRule,
): number {
  const delivered = deliveredAt ?? paidAt + DELIVERED_WITHIN;
  return Math.max(paidAt, delivered) + (availableAfter === 'return_period' ? returnDays * DAY : 0);
}

/** What an order did to the points of its client, who has `balance` now. */
export type PointsOfOrder = { used: number; earned: number; balance: number };

/**
 * What is entered when an order is undone: what it cost comes back, and what it earned goes, as far as it is there. What
 * has been spent already is `lost` to the shop: nobody owes points.
 */
export function undonePoints({ used, earned, balance }: PointsOfOrder): { entry: number; lost: number } {
  const taken = Math.min(earned, Math.max(0, balance + used));
  return { entry: used - taken, lost: earned - taken };
}
