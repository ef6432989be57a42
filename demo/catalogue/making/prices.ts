import type { DemoPriceStep } from '#demo/catalogue/types.ts';

/** A price that has stood since long before the thirty days that a promotion is measured against. */
export function steady(gross: number): DemoPriceStep[] {
  return [since(200, gross)];
}

/** The regular price from that day on. */
export function since(daysAgo: number, gross: number): DemoPriceStep {
  return { daysAgo, gross };
}

/** A promotion from that day on: `gross` instead of `regular`. */
export function reduced(daysAgo: number, gross: number, regular: number): DemoPriceStep {
  return { daysAgo, gross, regular };
}
