import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  CALENDAR_SPAN,
  clampDate,
  isDate,
  monthsAround,
  weekDayOfDate,
  weeksAround,
  yearsAround,
} from './calendar.ts';
import { DAY, dateOfDay } from './zone.ts';

/** Any day that a calendar of the shop has. */
const anyDate = fc.integer({ min: 0, max: Date.parse(CALENDAR_SPAN.max) / DAY }).map((day) => dateOfDay(day));
const months = fc.integer({ min: -600, max: 600 });
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const monthOf = (date: string) => date.slice(0, 7);

describe('the shop’s date picker', () => {
  test('has the days from 1970-01-01 to 2470-12-31', () => {
    expect(CALENDAR_SPAN).toEqual({ min: '1970-01-01', max: '2470-12-31' });
    expect(clampDate('1969-12-31', CALENDAR_SPAN)).toBe('1970-01-01');
    expect(clampDate('2471-01-01', CALENDAR_SPAN)).toBe('2470-12-31');
    expect(clampDate('2026-11-15', CALENDAR_SPAN)).toBe('2026-11-15');
  });

  test('shows 15 years at a time, the first page from the first year', () => {
    const years = (date: string) => yearsAround(date, CALENDAR_SPAN).map((one) => one.slice(0, 4));
    expect(years('1970-01-01')).toHaveLength(15);
    expect(years('1970-01-01')[0]).toBe('1970');
    expect(years('1984-12-31')[14]).toBe('1984');
    expect(years('1985-01-01')[0]).toBe('1985');
    expect(years('2026-11-15')).toEqual(Array.from({ length: 15 }, (_, index) => String(2015 + index)));
  });

  test('has every year on one page of 15 years, whichever year it begins with', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 400 }), (date, later) => {
        const span = { min: date, max: CALENDAR_SPAN.max };
        const shown = clampDate(addMonths(date, 12 * later), span);
        const years = yearsAround(shown, span).map((one) => Number(one.slice(0, 4)));
        expect(years).toContain(Number(shown.slice(0, 4)));
        expect(years).toEqual(Array.from({ length: 15 }, (_, index) => (years[0] ?? 0) + index));
        expect(((years[0] ?? 0) - Number(date.slice(0, 4))) % 15).toBe(0);
      }),
    );
  });
});

describe('a day', () => {
  test.each(['2026-11-15', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('is %s', (text) => {
    expect(isDate(text)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-1-5',
    '15.11.2026',
    '',
  ])('is not %j', (text) => {
    expect(isDate(text)).toBe(false);
  });

  test('29 February is in leap years only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), (year) => {
        expect(isDate(`${year}-02-29`)).toBe(isLeapYear(year));
      }),
    );
  });

  test('is as many days away from another as were counted, and back', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
        const other = addDays(date, days);
        expect((Date.parse(other) - Date.parse(date)) / DAY).toBe(days);
        expect(addDays(other, -days)).toBe(date);
      }),
    );
  });

  test('is never counted past what four digits of a year can write', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('0000-01-01', -1)).toBe('0000-01-01');
    expect(addMonths('9999-12-31', 1)).toBe('9999-12-31');
    expect(addMonths('0000-01-15', -1)).toBe('0000-01-15');
  });
});

describe('the same day of another month', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', -1, '2026-04-30'],
  ])('from %s, %i on, is %s', (date, count, other) => {
    expect(addMonths(date, count)).toBe(other);
  });

  test('is in exactly that month, and the last of it where it has no such day', () => {
    fc.assert(
      fc.property(anyDate, months, (date, count) => {
        const other = addMonths(date, count);
        const number = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
        expect(isDate(other)).toBe(true);
        expect(number(other) - number(date)).toBe(count);
        if (other.slice(8) !== date.slice(8)) {
          expect(other.slice(8) < date.slice(8)).toBe(true);
          expect(monthOf(addDays(other, 1))).not.toBe(monthOf(other));
        }
      }),
    );
  });
});

describe('the weeks of a month', () => {
  test('begin on Monday and cover November 2026 from 26 October to 6 December', () => {
    const weeks = weeksAround('2026-11-15');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[5]?.[6]).toBe('2026-12-06');
  });

  test('have every day of the month once, each under its day of the week', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const weeks = weeksAround(date);
        const first = `${monthOf(date)}-01`;
        const last = addDays(addMonths(first, 1), -1);
        const shown = weeks.flat().filter((one) => monthOf(one) === monthOf(date));
        expect(shown).toHaveLength(Number(last.slice(8)));
        expect([shown[0], shown[shown.length - 1]]).toEqual([first, last]);
        expect(new Set(weeks.flat()).size).toBe(42);
        expect(weeks[0]).toContain(first);
        for (const week of weeks) expect(week.map(weekDayOfDate)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      }),
    );
  });
});

describe('the months of a year', () => {
  test('are its twelve, in order, with the day itself among them', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const shown = monthsAround(date);
        expect(shown).toContain(date);
        expect(shown.map(monthOf)).toEqual(
          Array.from(
            { length: 12 },
            (_, index) => `${date.slice(0, 4)}-${String(index + 1).padStart(2, '0')}`,
          ),
        );
      }),
    );
  });
});
