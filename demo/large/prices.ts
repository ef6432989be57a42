import { reduced, since } from '#demo/catalogue/making/prices.ts';
import type { DemoPriceStep } from '#demo/catalogue/types.ts';
import type { Random } from '#demo/pictures/random.ts';

/** A price history in shares of the regular price; what is not in promotion has one step. */
export type PriceCourse = { daysAgo: number; share: number; regularShare: number }[];

const PROMOTED = 0.2;
const LONGEST_PROMOTION = 28;

/** One product in five is in promotion now, after two to four steps. */
export function priceCourse(random: Random): PriceCourse {
  if (random.next() >= PROMOTED) return [step(Math.floor(random.between(1, 700)), 1)];
  const first = Math.floor(random.between(200, 700));
  const now = promotion(Math.floor(random.next() * LONGEST_PROMOTION), random);
  const steps = 2 + Math.floor(random.next() * 3);
  if (steps === 2) return [step(first, 1), now];
  const earlier = Math.floor(random.between(60, 180));
  if (steps === 3) return [step(first, 0.95), step(earlier, 1), now];
  return [step(first, 1), promotion(earlier, random), step(earlier - 20, 1), now];
}

const step = (daysAgo: number, share: number) => ({ daysAgo, share, regularShare: share });
const promotion = (daysAgo: number, random: Random) => ({
  daysAgo,
  share: 1 - Math.floor(random.between(2, 9)) * 0.05,
  regularShare: 1,
});

/** The course of a size whose regular price is about so much. */
export function priceSteps(course: PriceCourse, regular: number): DemoPriceStep[] {
  return course.map(({ daysAgo, share, regularShare }) =>
    share < regularShare
      ? reduced(daysAgo, shelfPrice(regular * share), shelfPrice(regular * regularShare))
      : since(daysAgo, shelfPrice(regular * share)),
  );
}

/** 44,90 zł rather than 44,63 zł; 189 zł rather than 188,90 zł. */
export function shelfPrice(gross: number): number {
  return gross < 10_000
    ? Math.max(1, Math.round(gross / 100)) * 100 - 10
    : Math.round(gross / 1000) * 1000 - 100;
}
