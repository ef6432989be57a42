import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBirthDate } from './birth-date.ts';

const TODAY = '2026-11-15';

describe('a birth date', () => {
  test.each(['1984-02-29', '2000-02-29', '1900-01-01', '2026-11-15', '2026-11-14', ' 1999-12-31 '])(
    'is good: %j',
    (date) => {
      expect(checkBirthDate(date, TODAY)).toBeUndefined();
    },
  );

  test.each([
    ['', 'nothing'],
    ['1983-02-29', 'not a leap year'],
    ['1900-02-29', 'not a leap year either'],
    ['1984-13-01', 'no month 13'],
    ['1984-00-10', 'no month 0'],
    ['1984-04-31', 'no 31 April'],
    ['1984-04-00', 'no day 0'],
    ['2026-11-16', 'tomorrow'],
    ['2027-01-01', 'next year'],
    ['1899-12-31', 'before 1900'],
    ['0084-02-29', 'before 1900'],
    ['29-02-1984', 'the day first'],
    ['1984/02/29', 'other signs'],
    ['1984-2-9', 'one digit'],
    ['19840229', 'no hyphens'],
    ['1984-02-29T00:00', 'more than a day'],
    ['١٩٨٤-٠٢-٢٩', 'other digits'],
    ['dawno', 'no date'],
  ])('is not %j: %s', (date) => {
    expect(checkBirthDate(date, TODAY)).toEqual({ code: 'birth_date' });
  });

  test('that the calendar has, from 1900 until today, is always good, and tomorrow never is', () => {
    const past = fc.date({
      min: new Date('1900-01-01T00:00Z'),
      max: new Date(`${TODAY}T23:59Z`),
      noInvalidDate: true,
    });
    const future = fc.date({
      min: new Date('2026-11-16T00:00Z'),
      max: new Date('9999-12-31Z'),
      noInvalidDate: true,
    });
    const day = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(past, future, (before, after) => {
        expect(checkBirthDate(day(before), TODAY)).toBeUndefined();
        expect(checkBirthDate(day(after), TODAY)).toEqual({ code: 'birth_date' });
      }),
    );
  });

  test('is a day of the calendar, whatever digits are typed', () => {
    const part = (most: number, length: number) =>
      fc.nat(most).map((number) => String(number).padStart(length, '0'));
    fc.assert(
      fc.property(part(9999, 4), part(99, 2), part(99, 2), (year, month, day) => {
        const typed = `${year}-${month}-${day}`;
        const parsed = new Date(`${typed}T00:00:00Z`);
        const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(typed);
        const isGood = isDay && typed >= '1900-01-01' && typed <= TODAY;
        expect(checkBirthDate(typed, TODAY) === undefined).toBe(isGood);
      }),
      { numRuns: 1000 },
    );
  });
});
