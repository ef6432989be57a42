import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each([
  [2024, 2, 29],
  [2000, 2, 29],
  [2026, 12, 31],
  [84, 1, 1],
])('the calendar has the day %i-%i-%i', (year, month, day) => {
  expect(isCalendarDay(year, month, day)).toBe(true);
});

test.each([
  [2023, 2, 29],
  [1900, 2, 29],
  [2026, 4, 31],
  [2026, 1, 0],
  [2026, 1, 366],
  [2026, 0, 1],
  [2026, 13, 1],
  [Number.NaN, 1, 1],
])('the calendar has no day %d-%i-%i', (year, month, day) => {
  expect(isCalendarDay(year, month, day)).toBe(false);
});
