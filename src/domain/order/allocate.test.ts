import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';

const shelf = (warehouseId: number, quantity: number | null, leadDays: number) => ({
  warehouseId,
  quantity,
  leadDays,
});

describe('what an order takes', () => {
  test('comes from the quickest warehouse, and what it lacks from the next', () => {
    expect(allocate(5, [shelf(1, 10, 3), shelf(2, 2, 0)])).toEqual([
      { warehouseId: 2, quantity: 2 },
      { warehouseId: 1, quantity: 3 },
    ]);
  });

  test('comes as a whole from a warehouse without limit', () => {
    expect(allocate(5, [shelf(1, null, 0), shelf(2, 9, 1)])).toEqual([{ warehouseId: 1, quantity: 5 }]);
  });

  test('is never more than is wanted nor than is there, to the gram', () => {
    const grams = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(grams, fc.array(fc.tuple(grams, fc.nat(3)), { maxLength: 5 }), (wanted, kept) => {
        const shelves = kept.map(([quantity, days], index) => shelf(index, quantity / 1000, days));
        const taken = allocate(wanted / 1000, shelves);
        const sum = taken.reduce((total, { quantity }) => total + Math.round(quantity * 1000), 0);
        const there = kept.reduce((total, [quantity]) => total + quantity, 0);
        expect(sum).toBe(Math.min(wanted, there));
        for (const { warehouseId, quantity } of taken)
          expect(quantity).toBeLessThanOrEqual(shelves[warehouseId]?.quantity ?? 0);
      }),
    );
  });
});
