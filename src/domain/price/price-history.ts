import { startOfDay } from '#domain/time/zone.ts';
import type { Minor } from './money.ts';

/** From `startsAt` (ms) on, the size costs `gross`; below `regular` it is a reduced price. */
export type PriceStep = { startsAt: number; gross: Minor; regular: Minor };

/** What the history says of one moment. */
export type PricePoint = {
  gross: Minor;
  /** The regular price, where the price is reduced. */
  regular?: Minor;
  /** Lowest price of the 30 days before the reduction, where the price is reduced. */
  lowest?: Minor;
  /** When a reduced price ends because a higher one takes effect. */
  endsAt?: number;
};

/**
 * The price in effect and, for a reduced one, the lowest price of the 30 days before the reduction was
 * introduced (directive 98/6/EC art. 6a), counted in the shop's calendar days. Steps come oldest first.
 */
export function priceAt(
  steps: readonly PriceStep[],
  now: number,
  perishable = false,
  timeZone = 'UTC',
): PricePoint | undefined {
  const current = steps.findLastIndex((step) => step.startsAt <= now);
  const step = steps[current];
  if (!step) return undefined;
  const next = steps[current + 1];
  return {
    gross: step.gross,
    ...(step.gross < step.regular && {
      regular: step.regular,
      lowest: lowestBefore(steps, reductionStart(steps, current), perishable, timeZone),
    }),
    ...(next && step.gross < step.regular && next.gross > step.gross && { endsAt: next.startsAt }),
  };
}

/** A reduction that is not in the history itself, such as a discount code's, as it is seen now. */
export type OtherReduction = { startsAt: number; now: number };

/**
 * The lowest price of the 30 days before such a reduction. What was first offered after it has the lowest price
 * since then; undefined where it is not offered yet.
 */
export function lowestPriceBefore(
  steps: readonly PriceStep[],
  { startsAt, now }: OtherReduction,
  perishable = false,
  timeZone = 'UTC',
): Minor | undefined {
  const before = steps.filter((step) => step.startsAt < startsAt);
  if (before.length > 0) {
    return lowestBefore([...before, { startsAt, gross: 0, regular: 0 }], before.length, perishable, timeZone);
  }
  const sinceFirstOffered = steps.filter((step) => step.startsAt <= now);
  return sinceFirstOffered.length > 0 ? Math.min(...sinceFirstOffered.map(({ gross }) => gross)) : undefined;
}

/** The step that introduced the reduction now running: a further step down is a reduction of its own. */
function reductionStart(steps: readonly PriceStep[], current: number): number {
  let start = current;
  while (start > 0 && sameReduction(steps[start - 1], steps[start])) start--;
  return start;
}

function sameReduction(before: PriceStep | undefined, after: PriceStep | undefined): boolean {
  return !!before && !!after && before.gross < before.regular && before.gross <= after.gross;
}

function lowestBefore(
  steps: readonly PriceStep[],
  start: number,
  perishable: boolean,
  timeZone: string,
): Minor {
  const introduced = steps[start];
  if (!introduced) return 0;
  const previous = steps[start - 1];
  // First offered at this price: nobody was ever asked for the regular one, so it is no reference.
  if (!previous) return introduced.gross;
  if (perishable) return beforeFirstReduction(steps, start);
  const from = startOfDay(introduced.startsAt, timeZone, 30);
  const until = startOfDay(introduced.startsAt, timeZone);
  const before = steps.slice(0, start);
  const inWindow = before.filter(({ startsAt }, index) => startsAt < until && endOf(steps, index) > from);
  return Math.min(...(inWindow.length > 0 ? inWindow : before).map((step) => step.gross));
}

/** For goods that spoil the law asks for the price before the first of consecutive reductions. */
function beforeFirstReduction(steps: readonly PriceStep[], start: number): Minor {
  let first = start;
  while (first > 0 && isReduced(steps[first - 1])) first--;
  return steps[first - 1]?.gross ?? steps[first]?.gross ?? 0;
}

const isReduced = (step: PriceStep | undefined) => !!step && step.gross < step.regular;
const endOf = (steps: readonly PriceStep[], index: number) =>
  steps[index + 1]?.startsAt ?? Number.POSITIVE_INFINITY;
