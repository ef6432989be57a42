import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALENDAR_SPAN } from './calendar.ts';
import { chooseDate, type DateMode, readDates, writeDates } from './date-choice.ts';
import { dateOfDay } from './zone.ts';

const read = (typed: string, mode: DateMode) => readDates(typed, mode, CALENDAR_SPAN);
const anyDate = fc.integer({ min: 0, max: 180_000 }).map((day) => dateOfDay(day));
const anyMode = fc.constantFrom<DateMode>('single', 'multiple', 'multiple-ranged');

describe('choosing in the date picker', () => {
  test('one day: the day replaces the one before', () => {
    expect(chooseDate([], '2026-11-15', 'single')).toEqual(['2026-11-15']);
    expect(chooseDate(['2026-11-15'], '2026-11-16', 'single')).toEqual(['2026-11-16']);
    expect(chooseDate(['2026-11-15'], '2026-11-15', 'single')).toEqual(['2026-11-15']);
  });

  test('several days: each press adds the day or takes it away, and they stay in order', () => {
    expect(chooseDate(['2026-11-15'], '2026-11-01', 'multiple')).toEqual(['2026-11-01', '2026-11-15']);
    expect(chooseDate(['2026-11-01', '2026-11-15'], '2026-11-01', 'multiple')).toEqual(['2026-11-15']);
  });

  test('a range: the first press begins it, the second ends it, the third begins again', () => {
    const begun = chooseDate([], '2026-11-10', 'multiple-ranged');
    const ended = chooseDate(begun, '2026-11-20', 'multiple-ranged');
    expect(begun).toEqual(['2026-11-10']);
    expect(ended).toEqual(['2026-11-10', '2026-11-20']);
    expect(chooseDate(ended, '2026-11-12', 'multiple-ranged')).toEqual(['2026-11-12']);
  });

  test('a range: a second day that is earlier becomes the beginning; the same day is a range of one day', () => {
    expect(chooseDate(['2026-11-10'], '2026-11-02', 'multiple-ranged')).toEqual(['2026-11-02', '2026-11-10']);
    expect(chooseDate(['2026-11-10'], '2026-11-10', 'multiple-ranged')).toEqual(['2026-11-10', '2026-11-10']);
  });

  test('writes into the field what it would read there, in every mode', () => {
    fc.assert(
      fc.property(fc.array(anyDate, { maxLength: 8 }), anyMode, (presses, mode) => {
        const chosen = presses.reduce<string[]>((days, day) => chooseDate(days, day, mode), []);
        expect(read(writeDates(chosen, mode), mode)).toEqual({ dates: chosen, wrong: false });
      }),
    );
  });
});

describe('a typed date', () => {
  test.each(['2026-11-15', ' 2026-11-15 ', '20261115', '2026.11.15', '2026/11/15'])(
    'is read however it is typed: %j',
    (typed) => {
      expect(read(typed, 'single')).toEqual({ dates: ['2026-11-15'], wrong: false });
    },
  );

  test.each([
    '2026-02-30',
    '31.11.2026',
    '2026-11',
    'jutro',
    '1969-12-31',
    '2471-01-01',
    '2026-11-15, 2026-11-16',
  ])('is wrong where the calendar has no such day: %j', (typed) => {
    expect(read(typed, 'single')).toEqual({ dates: [], wrong: true });
  });

  test.each(['5.11.2026', '05.11.2026', '05.11.2026 '])('may be written as Poles write it: %j', (typed) => {
    expect(read(typed, 'single')).toEqual({ dates: ['2026-11-05'], wrong: false });
  });

  test('is right outside the usual calendar where the field names days of its own', () => {
    const span = { min: '1900-01-01', max: '2026-11-15' };
    expect(readDates('1956-04-02', 'single', span)).toEqual({ dates: ['1956-04-02'], wrong: false });
    expect(readDates('2026-11-16', 'single', span)).toEqual({ dates: [], wrong: true });
  });

  test.each<DateMode>(['single', 'multiple', 'multiple-ranged'])('may be missing (%s)', (mode) => {
    expect(read('', mode)).toEqual({ dates: [], wrong: false });
    expect(read('  ', mode)).toEqual({ dates: [], wrong: false });
  });
});

describe('several typed dates', () => {
  test.each([
    '2026-11-15, 2026-11-01',
    '2026-11-01,2026-11-15',
    '2026-11-01; 2026-11-15',
    '2026-11-01 2026-11-15, 2026-11-01,',
  ])('are read in order and once: %j', (typed) => {
    expect(read(typed, 'multiple')).toEqual({ dates: ['2026-11-01', '2026-11-15'], wrong: false });
  });

  test('keep those that are right while one is being typed', () => {
    expect(read('2026-11-01, 2026-1', 'multiple')).toEqual({ dates: ['2026-11-01'], wrong: true });
  });

  test('are written with commas', () => {
    expect(writeDates(['2026-11-01', '2026-11-15'], 'multiple')).toBe('2026-11-01, 2026-11-15');
  });
});

describe('a typed range', () => {
  test.each(['–', '-', '..', 'do', 'to', '—', 'DO'])('may have %s between its days', (between) => {
    const range = { dates: ['2026-11-01', '2026-11-15'], wrong: false };
    expect(read(`2026-11-01 ${between} 2026-11-15`, 'multiple-ranged')).toEqual(range);
  });

  test('may be typed without spaces, or from its end', () => {
    const range = { dates: ['2026-11-01', '2026-11-15'], wrong: false };
    expect(read('2026-11-01–2026-11-15', 'multiple-ranged')).toEqual(range);
    expect(read('2026.11.01..2026.11.15', 'multiple-ranged')).toEqual(range);
    expect(read('2026-11-15 – 2026-11-01', 'multiple-ranged')).toEqual(range);
  });

  test.each(['2026-11-01', '2026-11-01 –', '2026-11-01 -'])('may be only begun: %j', (typed) => {
    expect(read(typed, 'multiple-ranged')).toEqual({ dates: ['2026-11-01'], wrong: false });
  });

  test('has two ends and no more', () => {
    expect(read('2026-11-01 – 2026-11-02 – 2026-11-03', 'multiple-ranged')).toEqual({
      dates: [],
      wrong: true,
    });
  });

  test('is written with a dash', () => {
    expect(writeDates(['2026-11-01', '2026-11-15'], 'multiple-ranged')).toBe('2026-11-01 – 2026-11-15');
  });
});
