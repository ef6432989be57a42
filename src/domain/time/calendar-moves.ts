import {
  addDays,
  addMonths,
  clampDate,
  type DateSpan,
  weekDayOfDate,
  YEARS_SHOWN,
  yearsFrom,
} from './calendar.ts';

export type CalendarView = 'days' | 'months' | 'years';

/** Where a calendar stands: what it shows, at which day, of which days. */
export type CalendarPlace = { view: CalendarView; cursor: string; span: DateSpan };

/** How many days, months or years stand in a row. */
export const COLUMNS: Record<CalendarView, number> = { days: 7, months: 3, years: 3 };

/** The day a key leads to (ARIA pattern of a date grid); undefined for a key that leads nowhere. */
export function dateAfterKey(key: string, shift: boolean, place: CalendarPlace): string | undefined {
  const direction = { PageUp: -1, PageDown: 1 }[key];
  if (direction) return turned(direction, place, shift);
  const steps = stepsOf(key, COLUMNS[place.view], columnOf(place));
  return steps === undefined ? undefined : clampDate(moved(steps, place), place.span);
}

/** The day on the next page or the one before: a month, a year or 15 years away; `far` turns months by a year. */
export function turned(direction: number, { view, cursor, span }: CalendarPlace, far = false): string {
  const months = { days: far ? 12 : 1, months: 12, years: 12 * YEARS_SHOWN }[view];
  return clampDate(addMonths(cursor, direction * months), span);
}

/** Whether there is a page in that direction. */
export function canTurn(direction: number, place: CalendarPlace): boolean {
  return pageOf(place) !== pageOf({ ...place, cursor: turned(direction, place) });
}

function stepsOf(key: string, columns: number, column: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -columns;
    case 'ArrowDown':
      return columns;
    case 'Home':
      return -column;
    case 'End':
      return columns - 1 - column;
    default:
      return undefined;
  }
}

function columnOf({ view, cursor, span }: CalendarPlace): number {
  if (view === 'days') return weekDayOfDate(cursor) - 1;
  const index = view === 'months' ? Number(cursor.slice(5, 7)) - 1 : yearsFrom(span, cursor);
  return index % COLUMNS[view];
}

function moved(steps: number, { view, cursor }: CalendarPlace): string {
  if (view === 'days') return addDays(cursor, steps);
  return addMonths(cursor, view === 'months' ? steps : 12 * steps);
}

function pageOf({ view, cursor, span }: CalendarPlace): string | number {
  if (view === 'years') return Math.floor(yearsFrom(span, cursor) / YEARS_SHOWN);
  return cursor.slice(0, view === 'days' ? 7 : 4);
}
