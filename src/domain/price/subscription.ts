import type { Minor, Price } from './money.ts';

/** A period in which a product comes again by itself, and what that saves. */
export type SubscriptionPeriod = {
  everyDays: number;
  rebateType: 'percentage' | 'quota';
  /** Percent of a percentage, minor units of a quota. */
  rebateValue: number;
};

/** What the calculator works with (spec §3 Subscription price calculator). */
export type SubscriptionInput = {
  /** The regular price. */
  max: Minor;
  maxNet: Minor;
  /** What is saved of it already. */
  save: Minor;
  /** The price before the subscription's rebate. */
  before: Minor;
  rebateType: SubscriptionPeriod['rebateType'];
  rebateValue: number;
};

/** The price in a subscription, and the percent it lies below the regular one (spec §9). */
export function subscriptionPrice(input: SubscriptionInput): { price: Price; percent: number } {
  const { max, maxNet, save, before, rebateType, rebateValue } = input;
  const rebate = rebateType === 'percentage' ? (before * rebateValue) / 100 : rebateValue;
  const gross = Math.max(0, Math.round(max - (rebate + save)));
  const percent = max === 0 ? 0 : Math.round(100 - (100 * gross) / max);
  const net = Math.min(gross, Math.max(0, Math.round(maxNet * (1 - percent / 100))));
  return { price: { gross, net }, percent };
}
