import { describe, expect, test } from 'vitest';
import { CALENDAR_SPAN } from './calendar.ts';
import { type CalendarCell, type CalendarState, calendarCells } from './calendar-cells.ts';

const cells = (changes: Partial<CalendarState>) =>
  calendarCells({
    mode: 'single',
    view: 'days',
    cursor: '2026-11-15',
    chosen: [],
    today: '2026-11-11',
    span: CALENDAR_SPAN,
    ...changes,
  }).flat();
const datesWhere = (holds: (cell: CalendarCell) => boolean, shown: CalendarCell[]) =>
  shown.filter(holds).map(({ date }) => date);

describe('the days of a calendar', () => {
  test('have one under the keyboard, and mark today', () => {
    expect(datesWhere(({ here }) => here, cells({}))).toEqual(['2026-11-15']);
    expect(datesWhere(({ today }) => today, cells({}))).toEqual(['2026-11-11']);
  });

  test('mark those of the months before and after', () => {
    const outside = datesWhere((cell) => cell.outside, cells({}));
    expect(outside).toEqual([
      ...['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31'],
      ...['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
    ]);
  });

  test('may be chosen from the first to the last day of the field, both included', () => {
    const span = { min: '2026-11-14', max: '2026-11-16' };
    expect(datesWhere(({ allowed }) => allowed, cells({ span }))).toEqual([
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
    ]);
  });

  test('mark all that are chosen', () => {
    const chosen = ['2026-11-02', '2026-11-05'];
    const shown = cells({ mode: 'multiple', chosen });
    expect(datesWhere((cell) => cell.chosen, shown)).toEqual(chosen);
    expect(shown.some(({ range }) => range)).toBe(false);
  });
});

describe('a range in a calendar', () => {
  const ranged = { mode: 'multiple-ranged', chosen: ['2026-11-02', '2026-11-05'] } as const;
  const rangeOf = (shown: CalendarCell[]) =>
    shown.flatMap(({ date, range }) => (range ? [`${date.slice(8)} ${range}`] : []));

  test('is drawn between its ends, and all its days are chosen', () => {
    const shown = cells({ ...ranged, chosen: [...ranged.chosen] });
    expect(rangeOf(shown)).toEqual(['02 start', '03 between', '04 between', '05 end']);
    expect(datesWhere(({ chosen }) => chosen, shown)).toHaveLength(4);
  });

  test('that was begun is drawn as far as the pointer, before or after, and only its day is chosen', () => {
    const begun = { ...ranged, chosen: ['2026-11-05'] };
    const before = cells({ ...begun, pointed: '2026-11-03' });
    expect(rangeOf(before)).toEqual(['03 start', '04 between', '05 end']);
    expect(datesWhere(({ chosen }) => chosen, before)).toEqual(['2026-11-05']);
    expect(rangeOf(cells({ ...begun, pointed: '2026-11-06' }))).toEqual(['05 start', '06 end']);
    expect(rangeOf(cells({ ...begun, pointed: '2026-11-05' }))).toEqual([]);
    expect(rangeOf(cells(begun))).toEqual([]);
  });

  test('that is complete does not follow the pointer', () => {
    for (const pointed of ['2026-11-01', '2026-11-03', '2026-11-20'])
      expect(rangeOf(cells({ ...ranged, chosen: [...ranged.chosen], pointed }))).toHaveLength(4);
  });
});

describe('the months and years of a calendar', () => {
  const span = { min: '2026-02-20', max: '2027-10-03' };

  test('may be chosen where any of their days may', () => {
    const months = cells({ view: 'months', span });
    expect(months).toHaveLength(12);
    expect(datesWhere(({ allowed }) => !allowed, months)).toEqual(['2026-01-15']);
    const years = cells({ view: 'years', span });
    expect(years).toHaveLength(15);
    expect(datesWhere(({ allowed }) => allowed, years)).toEqual(['2026-11-15', '2027-11-15']);
  });

  test('mark that of today, that under the keyboard and those of chosen days', () => {
    const shown = cells({ view: 'months', chosen: ['2026-03-31'], today: '2026-05-01' });
    expect(datesWhere(({ chosen }) => chosen, shown)).toEqual(['2026-03-15']);
    expect(datesWhere(({ today }) => today, shown)).toEqual(['2026-05-15']);
    expect(datesWhere(({ here }) => here, shown)).toEqual(['2026-11-15']);
  });

  test('stand three in a row', () => {
    const rows = calendarCells({
      mode: 'single',
      view: 'years',
      cursor: '2026-11-15',
      chosen: [],
      today: '2026-11-11',
      span: CALENDAR_SPAN,
    });
    expect(rows.map((row) => row.length)).toEqual([3, 3, 3, 3, 3]);
  });
});
