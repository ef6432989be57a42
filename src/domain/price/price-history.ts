import type { Minor } from './money.ts';

/** From `startsAt` (ms) on, the size costs `gross`; below `regular` it is a reduced price. */
export type PriceStep = { startsAt: number; gross: Minor; regular: Minor };

/** What the history says of one moment. */
export type PriceMoment = {
  gross: Minor;
  /** The regular price, where the price is reduced. */
  regular?: Minor;
  /** Lowest price of the 30 days before the reduction, where the price is reduced. */
  lowest?: Minor;
  /** When the next price takes effect. */
  changesAt?: number;
};

const DAY = 86_400_000;

/**
 * The price in effect and, for a reduced one, the lowest price of the 30 days before the reduction was
 * introduced (directive 98/6/EC art. 6a), counted in the shop's calendar days. Steps come oldest first.
 */
export function priceAt(
  steps: readonly PriceStep[],
  now: number,
  perishable = false,
  timeZone = 'UTC',
): PriceMoment | undefined {
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
    ...(next && { changesAt: next.startsAt }),
  };
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

/** Midnight of the moment's day, or of so many days before it, on the clocks of the time zone. */
function startOfDay(moment: number, timeZone: string, daysBefore = 0): number {
  const day = Math.floor((moment + clockOffset(moment, timeZone)) / DAY) - daysBefore;
  // Between the two days, or on the day itself, the clocks may have been changed.
  const about = day * DAY - clockOffset(day * DAY, timeZone);
  return day * DAY - clockOffset(about, timeZone);
}

const HOUR = 3_600_000;
const MOST_KEPT = 10_000;
const clocks = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** How far the clocks there are ahead of UTC (ms). Asked often for the same few hours, and slow to find out. */
function clockOffset(moment: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const hour = `${timeZone} ${Math.floor(moment / HOUR)}`;
  const kept = offsets.get(hour);
  if (kept !== undefined) return kept;
  if (offsets.size >= MOST_KEPT) offsets.clear();
  const offset = readOffset(moment, timeZone);
  offsets.set(hour, offset);
  return offset;
}

function readOffset(moment: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(clock.format(moment)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
