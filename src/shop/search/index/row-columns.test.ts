import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRows } from './count-rows.ts';
import { RowColumns, type SearchRow } from './row-columns.ts';

const EVERYWHERE = { categories: [1] };

describe('the rows kept in memory', () => {
  test('are those that were put there last, whatever has come and gone', () => {
    const some = fc.integer({ min: 1, max: 6 });
    const put = fc.record({ id: some, price: fc.option(some), producer: fc.option(some), size: some });
    const remove = fc.record({ gone: some });
    fc.assert(
      fc.property(fc.array(fc.oneof(put, remove), { maxLength: 40 }), (steps) => {
        const rows = new RowColumns();
        const model = new Map<number, SearchRow>();
        for (const step of steps) {
          if ('gone' in step) {
            rows.remove(step.gone);
            model.delete(step.gone);
          } else {
            const row = rowOf(step);
            rows.put(row);
            model.set(row.id, row);
          }
        }
        expect(rows.size).toBe(model.size);
        expect(Object.fromEntries(countRows(rows, EVERYWHERE, [], 'pl').producers)).toEqual(
          countsOf([...model.values()].flatMap(({ producer }) => producer ?? [])),
        );
        const prices = [...model.values()].flatMap(({ price }) => price ?? []);
        expect(countRows(rows, EVERYWHERE, [], 'pl').prices).toEqual(
          prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : undefined,
        );
      }),
    );
  });

  test('are read again when most lists that they once had are unused', () => {
    const rows = new RowColumns();
    for (let value = 0; value < 1002; value++) rows.put({ ...rowOf({ id: 1 }), values: `[${value}]` });
    expect(rows.hasManyUnused).toBe(false);
    rows.put({ ...rowOf({ id: 1 }), values: '[2000]' });
    expect(rows.hasManyUnused).toBe(true);
  });

  test('say of a size where it stands among the sizes of its products on average', () => {
    const rows = new RowColumns();
    rows.put({ ...rowOf({ id: 1 }), sizes: '["S","M","L"]' });
    rows.put({ ...rowOf({ id: 2 }), sizes: '["M","L"]' });
    expect(Object.fromEntries(countRows(rows, EVERYWHERE, [], 'pl').sizes)).toEqual({
      S: { count: 1, places: 1 },
      M: { count: 2, places: 3 },
      L: { count: 2, places: 5 },
    });
  });

  test('are counted where they are wanted and can be shown', () => {
    const rows = new RowColumns();
    rows.put({ ...rowOf({ id: 1, producer: 7 }), available: true, languages: '["en","pl"]' });
    rows.put({ ...rowOf({ id: 2, producer: 8 }), available: true, reduced: true });
    rows.put({ ...rowOf({ id: 3, producer: 8 }), available: true, categories: '[2]' });
    expect(countRows(rows, EVERYWHERE, [], 'pl').available).toBe(2);
    expect(countRows(rows, EVERYWHERE, [], 'en').available).toBe(1);
    expect(countRows(rows, { categories: [1, 2] }, [], 'pl').available).toBe(3);
    expect(countRows(rows, { producer: 8 }, [], 'pl').available).toBe(2);
    expect(countRows(rows, { series: 8 }, [], 'pl').available).toBe(0);
    expect(countRows(rows, { reduced: true }, [], 'pl').available).toBe(1);
  });
});

function rowOf({
  id,
  price = null,
  producer = null,
  size = 1,
}: {
  id: number;
  price?: number | null;
  producer?: number | null;
  size?: number;
}): SearchRow {
  return {
    id,
    producer,
    series: null,
    price,
    available: false,
    reduced: false,
    categories: '[1]',
    values: '[]',
    sizes: `["${size}"]`,
    languages: '["pl"]',
  };
}

function countsOf(ids: readonly number[]): Record<string, number> {
  return Object.fromEntries(ids.map((id) => [id, ids.filter((one) => one === id).length]));
}
