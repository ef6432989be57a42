import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnStarts, ITEMS_SHOWN, MENU_COLUMNS, menuColumns, rowsOfGroup } from './menu-columns.ts';

const ROWS = 12;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('a group of the mega menu', () => {
  test.each([
    [0, 1],
    [4, 5],
    [10, 11],
    [11, 12],
    [400, 12],
  ])('of %i items takes %i rows: its heading, at most 10 items, and ‘show more’', (items, rows) => {
    expect(rowsOfGroup(items)).toBe(rows);
  });

  test('takes a row for each item once all are shown', () => {
    expect(rowsOfGroup(40, 40)).toBe(41);
  });
});

describe('the columns of the mega menu', () => {
  test.each([
    ['one group', [5], [5]],
    ['no groups', [], []],
    ['short groups share a column', [5, 1, 1], [5, 2]],
    ['categories without items stand side by side', [1, 1, 1], [1, 1, 1]],
    ['a full group is a column', [12, 12, 12, 12, 12], [12, 12, 12, 12, 12]],
    ['a group longer than a column flows on, and others follow below it', [20, 3], [12, 11]],
    ['groups that are too many flow on', [7, 7, 7, 7, 7, 7], [12, 12, 11, 7]],
    ['what cannot fit makes them grow', [40, 40, 40], [24, 24, 24, 24, 24]],
  ])('are filled row by row: %s', (_, groups, columns) => {
    expect(menuColumns(groups, 5)).toEqual(columns);
  });

  const groups = fc.array(
    fc.integer({ min: 0, max: 60 }).map((items) => rowsOfGroup(items, 60)),
    {
      maxLength: 40,
    },
  );
  const columns = fc.constantFrom(...MENU_COLUMNS);

  test('are at most 5 on wide screens and 4 below, and nothing is lost', () => {
    expect(MENU_COLUMNS).toEqual([5, 4]);
    fc.assert(
      fc.property(groups, columns, (groups, columns) => {
        const made = menuColumns(groups, columns);
        expect(made.length).toBeLessThanOrEqual(columns);
        expect(sum(made)).toBe(sum(groups));
        expect(made.every((rows) => rows > 0)).toBe(true);
      }),
    );
  });

  test('are at most 320 px high whenever the groups can fit', () => {
    fc.assert(
      fc.property(groups, columns, (groups, columns) => {
        // Where a heading would stand alone at the end of a column, that row stays free.
        const fits = sum(groups) <= columns * (ROWS - 1);
        fc.pre(fits);
        expect(Math.max(0, ...menuColumns(groups, columns))).toBeLessThanOrEqual(ROWS);
      }),
    );
  });

  test('keep groups whole as long as whole groups fit', () => {
    const short = fc.array(fc.integer({ min: 1, max: ITEMS_SHOWN + 2 }), { maxLength: 5 });
    fc.assert(
      fc.property(short, (groups) => {
        const begins = groups.map((_, index) => sum(groups.slice(0, index)));
        for (const start of columnStarts(groups, 5)) expect(begins).toContain(start);
      }),
    );
  });

  test('never end with the heading of a group whose items stand in the next', () => {
    fc.assert(
      fc.property(groups, columns, (groups, columns) => {
        const starts = columnStarts(groups, columns);
        groups.forEach((rows, index) => {
          const heading = sum(groups.slice(0, index));
          if (rows > 1) expect(starts.has(heading + 1)).toBe(false);
        });
      }),
    );
  });

  test('begin where the one before has ended', () => {
    fc.assert(
      fc.property(groups, columns, (groups, columns) => {
        const made = menuColumns(groups, columns);
        const expected = made.slice(0, -1).map((_, index) => sum(made.slice(0, index + 1)));
        expect([...columnStarts(groups, columns)]).toEqual(expected);
      }),
    );
  });
});
