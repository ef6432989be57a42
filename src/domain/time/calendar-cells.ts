import { monthsAround, weeksAround, yearsAround } from './calendar.ts';
import { type CalendarPlace, type CalendarView, COLUMNS } from './calendar-moves.ts';
import type { DateMode } from './date-choice.ts';

/** What a calendar shows. */
export type CalendarState = CalendarPlace & {
  mode: DateMode;
  chosen: string[];
  today: string;
  /** The day under the pointer or the focus: a range that was begun is drawn as far as there. */
  pointed?: string | undefined;
};

/** A day, a month or a year of a calendar. */
export type CalendarCell = {
  /** The day itself; of a month or a year, the day to which choosing it leads. */
  date: string;
  /** The keyboard stands here. */
  here: boolean;
  today: boolean;
  chosen: boolean;
  allowed: boolean;
  /** A day of the month before or after. */
  outside: boolean;
  /** Its place in a range. */
  range?: 'start' | 'between' | 'end';
};

/** The rows of what is shown. */
export function calendarCells(state: CalendarState): CalendarCell[][] {
  const { view, cursor, span } = state;
  if (view === 'days') return weeksAround(cursor).map((week) => week.map((date) => cellOf(date, state)));
  const dates = view === 'months' ? monthsAround(cursor) : yearsAround(cursor, span);
  return inRows(
    dates.map((date) => cellOf(date, state)),
    COLUMNS[view],
  );
}

/** Days, months and years differ only in how much of '2026-11-15' they are. */
const LETTERS: Record<CalendarView, number> = { days: 10, months: 7, years: 4 };

function cellOf(date: string, state: CalendarState): CalendarCell {
  const { view, cursor, span, chosen, today } = state;
  const part = (of: string) => of.slice(0, LETTERS[view]);
  const own = part(date);
  const range = rangeAt(own, rangeOf(state).map(part));
  return {
    date,
    here: own === part(cursor),
    today: own === part(today),
    chosen: chosen.some((one) => own === part(one)) || (chosen.length === 2 && range !== undefined),
    allowed: own >= part(span.min) && own <= part(span.max),
    outside: view === 'days' && date.slice(0, 7) !== cursor.slice(0, 7),
    ...(range && { range }),
  };
}

/** The ends of the range as it is, or as it would be. */
function rangeOf({ mode, chosen, pointed }: CalendarState): string[] {
  if (mode !== 'multiple-ranged') return [];
  return [...chosen, ...(chosen.length === 1 && pointed ? [pointed] : [])].sort();
}

function rangeAt(own: string, [from, to]: string[]): CalendarCell['range'] {
  if (from === undefined || to === undefined || from === to || own < from || own > to) return undefined;
  if (own === from) return 'start';
  return own === to ? 'end' : 'between';
}

function inRows<Item>(items: Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
}
