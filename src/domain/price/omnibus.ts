import { type Minor, type Price, times } from './money.ts';
import type { PriceNow, PriceView } from './price-view.ts';

export const OMNIBUS_CLASSES = [
  '--omnibus',
  '--omnibus-short',
  '--omnibus-code',
  '--omnibus-code-short',
  '--omnibus-new-price',
  '--omnibus-higher',
] as const;
export type OmnibusClass = (typeof OMNIBUS_CLASSES)[number];

/** Prices of one size, all net or all gross (spec §3 Product data for the lowest-30-day-price display). */
export type OmnibusPrices = {
  selling: Minor;
  /** Lowest price of the 30 days before the reduction. */
  lowest?: Minor;
  /** The regular price. */
  max?: Minor;
  /** The price before the shopper's discount code. */
  beforeRebate?: Minor;
  /** The day ('2026-11-24') until which the reduced price holds. */
  newPriceEffectiveUntil?: string;
  rebateCodeActive: boolean;
};

export type OmnibusSettings = {
  /** Whether an active discount code has a display of its own (the shop's omnibus.rebateCodeActivate). */
  rebateCodeActivate: boolean;
};

export type OmnibusLabel = 'rebateCodeActive' | 'bargain' | 'promo';
type Row = { price: Minor; visible: boolean; percent: string };

/** What stands beside a reduced price (spec §3 Omnibus result). */
export type OmnibusResult = {
  add: OmnibusClass[];
  remove: OmnibusClass[];
  omnibus?: Row;
  max?: Row;
  beforeRebate?: Row;
  newPriceEffectiveUntil?: { date: string; price: Minor; visible: boolean };
  label?: OmnibusLabel;
};

/** The prices of a view that the display works with, all net or all gross. */
export function omnibusPrices(view: PriceView, type: keyof Price): OmnibusPrices {
  return {
    selling: view.price[type],
    ...(view.lowest && { lowest: view.lowest[type] }),
    ...(view.regular && { max: view.regular[type] }),
    ...(view.beforeCode && { beforeRebate: view.beforeCode[type] }),
    ...(view.until && { newPriceEffectiveUntil: view.until }),
    rebateCodeActive: view.beforeCode !== undefined,
  };
}

const LESS_A_TENTH = 0.9;

/** Prices as a discount code may change them, for whoever keeps the place of the rows that it brings: the lowest price
 * is the one before the code, or that of a reduction the code was there before. */
export function withPossibleCode(now: PriceNow): PriceNow[] {
  const { gross, net } = now.price;
  const price = { gross: times(gross, LESS_A_TENTH), net: times(net, LESS_A_TENTH) };
  return [now.price, now.lowest ?? now.price].map((lowest) => ({
    ...now,
    price,
    beforeCode: now.price,
    lowest,
  }));
}

/** Which of the prices are shown, under which classes and label (spec §4 Omnibus display). */
export function omnibusOf(prices: OmnibusPrices, settings: OmnibusSettings): OmnibusResult {
  const { selling, lowest, max, beforeRebate, newPriceEffectiveUntil } = prices;
  if (lowest === undefined) return { add: [], remove: [...OMNIBUS_CLASSES] };
  const withCode = settings.rebateCodeActivate && prices.rebateCodeActive;
  const higher = lowest > selling;
  const short = max === undefined || max === lowest;
  const until = max === undefined ? undefined : newPriceEffectiveUntil;
  const add = classesOf({
    '--omnibus': true,
    '--omnibus-short': short,
    '--omnibus-code': withCode,
    '--omnibus-code-short': withCode && beforeRebate === lowest,
    '--omnibus-new-price': until !== undefined,
    '--omnibus-higher': higher,
  });
  return {
    add,
    remove: OMNIBUS_CLASSES.filter((name) => !add.includes(name)),
    omnibus: { price: lowest, visible: true, percent: percentBeside(selling, lowest) },
    ...(max !== undefined && {
      max: { price: max, visible: !short, percent: percentBeside(selling, max) },
    }),
    ...(withCode &&
      beforeRebate !== undefined && {
        beforeRebate: {
          price: beforeRebate,
          visible: beforeRebate !== lowest,
          percent: percentBeside(selling, beforeRebate),
        },
      }),
    ...(until !== undefined && { newPriceEffectiveUntil: { date: until, price: selling, visible: true } }),
    label: labelOf(withCode, higher, newPriceEffectiveUntil !== undefined),
  };
}

/** By how many percent of the price shown the selling price lies away from it, above or below. */
export const percentApart = (selling: Minor, shown: Minor) =>
  shown === 0 ? 0 : Math.abs(Math.round(100 - (100 * selling) / shown));

/** '-20%' where the price shown lies above the selling price, '+5%' where below, '0%' where it is the same. */
function percentBeside(selling: Minor, shown: Minor): string {
  const percent = percentApart(selling, shown);
  if (shown > selling) return `-${percent}%`;
  return percent === 0 ? '0%' : `+${percent}%`;
}

/** A bargain, unless a code is active, or the price is below the lowest one and no date is set for its end. */
function labelOf(withCode: boolean, higher: boolean, dated: boolean): OmnibusLabel {
  if (withCode) return 'rebateCodeActive';
  return higher && !dated ? 'promo' : 'bargain';
}

const classesOf = (holds: Record<OmnibusClass, boolean>) => OMNIBUS_CLASSES.filter((name) => holds[name]);
