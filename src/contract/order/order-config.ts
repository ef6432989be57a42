import * as v from 'valibot';
import type { PointsRule } from '#domain/loyalty-points/loyalty-points.ts';
import type { PayWithinDays } from '#domain/order/payment-deadline.ts';

const days = v.optional(
  v.pipe(
    v.number(),
    v.integer('must be whole days'),
    v.minValue(1, 'must be at least 1 day'),
    v.maxValue(365, 'must be at most 365 days'),
  ),
);

/** What a shop says of its orders. */
export const orderSettings = {
  /** The tax in the price of delivery; 23 where left out. */
  deliveryTaxPercent: v.optional(
    v.pipe(v.number(), v.minValue(0, 'must not be below 0'), v.maxValue(100, 'must be at most 100')),
  ),
  /** How long an order waits for its money before it lapses; 7 days for a transfer and 3 online where left out. */
  payWithinDays: v.optional(v.strictObject({ transfer: days, gateway: days })),
  /** How long goods may be returned, from their delivery on; 14 days where left out. */
  returnDays: days,
  /** When the points of an order may be spent: once it is delivered, or can no longer be returned, as where left out. */
  pointsAfter: v.optional(
    v.picklist(['delivered', 'return_period'], "must be 'delivered' or 'return_period'"),
  ),
};

export type OrderRules = {
  deliveryTaxBasisPoints: number;
  payWithinDays: PayWithinDays;
  points: PointsRule;
  timeZone: string;
};

type Settings = v.InferOutput<v.StrictObjectSchema<typeof orderSettings, undefined>> & { timeZone: string };

export function orderRulesOf(settings: Settings): OrderRules {
  const { deliveryTaxPercent = 23, payWithinDays, returnDays = 14, timeZone } = settings;
  return {
    deliveryTaxBasisPoints: Math.round(deliveryTaxPercent * 100),
    payWithinDays: { transfer: payWithinDays?.transfer ?? 7, gateway: payWithinDays?.gateway ?? 3 },
    points: { availableAfter: settings.pointsAfter ?? 'return_period', returnDays },
    timeZone,
  };
}
