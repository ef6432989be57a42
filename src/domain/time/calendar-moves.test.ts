import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALENDAR_SPAN, clampDate, weekDayOfDate } from './calendar.ts';
import { type CalendarPlace, type CalendarView, canTurn, dateAfterKey, turned } from './calendar-moves.ts';
import { dateOfDay } from './zone.ts';

const at = (cursor: string, view: CalendarView = 'days', span = CALENDAR_SPAN): CalendarPlace => ({
  view,
  cursor,
  span,
});
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
const anyDate = fc.integer({ min: 0, max: 182_990 }).map((day) => dateOfDay(day));
const anyView = fc.constantFrom<CalendarView>('days', 'months', 'years');

describe('the keyboard in a calendar', () => {
  test.each([
    ['ArrowLeft', false, '2026-11-10'],
    ['ArrowRight', false, '2026-11-12'],
    ['ArrowUp', false, '2026-11-04'],
    ['ArrowDown', false, '2026-11-18'],
    ['Home', false, '2026-11-09'],
    ['End', false, '2026-11-15'],
    ['PageUp', false, '2026-10-11'],
    ['PageDown', false, '2026-12-11'],
    ['PageUp', true, '2025-11-11'],
    ['PageDown', true, '2027-11-11'],
  ])('leads from Wednesday 11 November 2026 by %s (with Shift: %s) to %s', (key, shift, date) => {
    expect(dateAfterKey(key, shift, at('2026-11-11'))).toBe(date);
  });

  test.each([
    ['ArrowLeft', '2026-04-15'],
    ['ArrowRight', '2026-06-15'],
    ['ArrowUp', '2026-02-15'],
    ['ArrowDown', '2026-08-15'],
    ['Home', '2026-04-15'],
    ['End', '2026-06-15'],
    ['PageUp', '2025-05-15'],
    ['PageDown', '2027-05-15'],
  ])('leads among the months from May by %s to %s', (key, date) => {
    expect(dateAfterKey(key, false, at('2026-05-15', 'months'))).toBe(date);
  });

  test.each([
    ['ArrowLeft', '2025-05-15'],
    ['ArrowRight', '2027-05-15'],
    ['ArrowUp', '2023-05-15'],
    ['ArrowDown', '2029-05-15'],
    ['Home', '2024-05-15'],
    ['End', '2026-05-15'],
    ['PageUp', '2011-05-15'],
    ['PageDown', '2041-05-15'],
  ])('leads among the years from 2026 by %s to %s', (key, date) => {
    expect(dateAfterKey(key, false, at('2026-05-15', 'years'))).toBe(date);
  });

  test.each(['a', 'Tab', 'Escape', 'Enter', ' '])('leaves %j to others', (key) => {
    expect(dateAfterKey(key, false, at('2026-11-11'))).toBeUndefined();
  });

  test('never leads out of the days that may be chosen', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyDate, anyDate, anyDate),
        anyView,
        fc.constantFrom(...KEYS),
        fc.boolean(),
        (dates, view, key, shift) => {
          const [min = '', cursor = '', max = ''] = [...dates].sort();
          const date = dateAfterKey(key, shift, at(cursor, view, { min, max })) ?? '';
          expect(clampDate(date, { min, max })).toBe(date);
        },
      ),
    );
  });

  test('Home and End lead to Monday and Sunday of the same week', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        fc.pre(date > '1970-01-07' && date < '2470-12-25');
        const [monday = '', sunday = ''] = ['Home', 'End'].map((key) => dateAfterKey(key, false, at(date)));
        expect([weekDayOfDate(monday), weekDayOfDate(sunday)]).toEqual([1, 7]);
        expect(monday <= date && date <= sunday).toBe(true);
        expect(Date.parse(sunday) - Date.parse(monday)).toBe(6 * 86_400_000);
      }),
    );
  });
});

describe('turning the pages of a calendar', () => {
  test('goes by a month, a year, or 15 years', () => {
    expect(turned(1, at('2026-11-30'))).toBe('2026-12-30');
    expect(turned(-1, at('2026-11-30', 'months'))).toBe('2025-11-30');
    expect(turned(1, at('2026-11-30', 'years'))).toBe('2041-11-30');
  });

  test.each<[CalendarView, string, string]>([
    ['days', '1970-01-20', '2470-12-03'],
    ['months', '1970-12-31', '2470-01-01'],
    ['years', '1984-12-31', '2465-01-01'],
  ])('ends where the calendar does (%s: %s and %s)', (view, first, last) => {
    expect(canTurn(-1, at(first, view))).toBe(false);
    expect(canTurn(1, at(first, view))).toBe(true);
    expect(canTurn(1, at(last, view))).toBe(false);
    expect(canTurn(-1, at(last, view))).toBe(true);
  });

  test('reaches a month of which only some days may be chosen', () => {
    const span = { min: '2026-10-25', max: '2026-12-31' };
    expect(canTurn(-1, at('2026-11-03', 'days', span))).toBe(true);
    expect(turned(-1, at('2026-11-03', 'days', span))).toBe('2026-10-25');
  });
});
