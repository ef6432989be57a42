import { type DateSpan, isDate } from './calendar.ts';

/** What a date picker takes: one day, several days, or a range from day to day (spec §9 Date picker). */
export type DateMode = 'single' | 'multiple' | 'multiple-ranged';

/** What is typed in a date field: its days in order, and whether anything else stands there. */
export type TypedDates = { dates: string[]; wrong: boolean };

/** The days that are chosen once a shopper has chosen one more. */
export function chooseDate(chosen: readonly string[], date: string, mode: DateMode): string[] {
  const [begun] = chosen;
  switch (mode) {
    case 'single':
      return [date];
    case 'multiple':
      return chosen.includes(date) ? chosen.filter((one) => one !== date) : [...chosen, date].sort();
    case 'multiple-ranged':
      return begun !== undefined && chosen.length === 1 ? [begun, date].sort() : [date];
  }
}

/** Reads a date field. Days outside the span are wrong, as are more days than the mode takes. */
export function readDates(typed: string, mode: DateMode, span: DateSpan): TypedDates {
  const parts = typed.trim().split(BETWEEN[mode]).filter(Boolean);
  const dates = parts.map(asDate).filter((date) => isDate(date) && date >= span.min && date <= span.max);
  if (parts.length > MOST[mode]) return { dates: [], wrong: true };
  return {
    dates: mode === 'multiple' ? [...new Set(dates)].sort() : dates.sort(),
    wrong: dates.length < parts.length,
  };
}

/** What a date field says of its days. */
export const writeDates = (dates: readonly string[], mode: DateMode) =>
  dates.join(mode === 'multiple' ? ', ' : ' – ');

const BETWEEN: Record<DateMode, RegExp> = {
  single: /$/,
  multiple: /[\s,;]+/,
  'multiple-ranged': /\s*(?:[–—]|\.\.|\s-\s|\sdo\s|\sto\s|\s-$)\s*/i,
};

const MOST: Record<DateMode, number> = {
  single: 1,
  multiple: Number.POSITIVE_INFINITY,
  'multiple-ranged': 2,
};

/** As the calendar has it: the keys for numbers on many phones have no hyphen, and Poles write 5.11.2026. */
const asDate = (part: string) =>
  part
    .replace(/^(\d{4})([./]?)(\d\d)\2(\d\d)$/, '$1-$3-$4')
    .replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );
