import { isCalendarDay } from '#domain/form/person/calendar-day.ts';
import { DAY, dateOfDay, weekDayOf } from './zone.ts';

/** The first and the last day of a calendar, each as '2026-11-15'. */
export type DateSpan = { min: string; max: string };

/** The days of every date picker that names none of its own (spec §9 Date picker). */
export const CALENDAR_SPAN: DateSpan = { min: '1970-01-01', max: '2470-12-31' };

/** How many years a date picker shows at a time (spec §9 Date picker). */
export const YEARS_SHOWN = 15;

const WEEKS_SHOWN = 6;
const LAST_DAY = dayNumber('9999-12-31');
const LAST_MONTH = 9999 * 12 + 11;

/** Whether the text is a day of the calendar, written '2026-11-15'. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return isCalendarDay(Number(year), Number(month), Number(day));
}

/** The day so many days later, or earlier; never past what four digits of a year can write. */
export function addDays(date: string, days: number): string {
  return dateOfDay(between(dayNumber('0000-01-01'), dayNumber(date) + days, LAST_DAY));
}

/** The same day so many months later, or earlier; the last of the month where that has no such day. */
export function addMonths(date: string, months: number): string {
  const [, , wanted = 1] = date.split('-').map(Number);
  const count = between(0, monthNumber(date) + months, LAST_MONTH);
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  let day = wanted;
  while (!isCalendarDay(year, month, day)) day--;
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

/** 1 is Monday, 7 is Sunday. */
export const weekDayOfDate = (date: string) => weekDayOf(dayNumber(date));

/** The day itself, or the nearest one within the span. */
export function clampDate(date: string, { min, max }: DateSpan): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** The weeks in which a day's month is shown, Monday first. They are always six, so that no month is taller. */
export function weeksAround(date: string): string[][] {
  const first = `${date.slice(0, 8)}01`;
  const monday = 1 - weekDayOfDate(first);
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, monday + week * 7 + day)),
  );
}

/** The day in each month of its year. */
export function monthsAround(date: string): string[] {
  const month = monthNumber(date) % 12;
  return Array.from({ length: 12 }, (_, index) => addMonths(date, index - month));
}

/** The day in each year of its page; the first page begins with the first year of the span. */
export function yearsAround(date: string, span: DateSpan): string[] {
  const place = yearsFrom(span, date) % YEARS_SHOWN;
  return Array.from({ length: YEARS_SHOWN }, (_, index) => addMonths(date, 12 * (index - place)));
}

/** How many years after the first year of the span. */
export const yearsFrom = (span: DateSpan, date: string) => yearOf(date) - yearOf(span.min);

function dayNumber(date: string): number {
  return Date.parse(date) / DAY;
}

function monthNumber(date: string): number {
  return yearOf(date) * 12 + Number(date.slice(5, 7)) - 1;
}

const yearOf = (date: string) => Number(date.slice(0, 4));
const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const twoDigits = (value: number) => String(value).padStart(2, '0');
