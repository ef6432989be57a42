import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundOf } from './refund.ts';
import { placesOf, shareOfUnits } from './stock-places.ts';

const line = (id: number, worth: number, quantity: number, returned = 0) => ({
  id,
  worth,
  quantity,
  returned,
});
const BASIS = {
  goods: 9000,
  delivery: 1500,
  cheapestDelivery: 999,
  lines: [line(1, 6000, 3), line(2, 4000, 1)],
};

describe('a refund', () => {
  test('of some lines is their part of what was paid, without delivery', () => {
    expect(refundOf(BASIS, new Map([[1, 1]]))).toEqual({ goods: 1800, delivery: 0 });
  });

  test('of all of it has the delivery, at most the cheapest ordinary way', () => {
    const all = new Map([
      [1, 3],
      [2, 1],
    ]);
    expect(refundOf(BASIS, all)).toEqual({ goods: 9000, delivery: 999 });
    expect(refundOf({ ...BASIS, cheapestDelivery: undefined }, all).delivery).toBe(1500);
    expect(refundOf({ ...BASIS, delivery: 0 }, all).delivery).toBe(0);
  });

  test('of the last of the goods has the delivery too', () => {
    const lines = [line(1, 6000, 3, 3), line(2, 4000, 1)];
    expect(refundOf({ ...BASIS, lines }, new Map([[2, 1]]))).toEqual({ goods: 3600, delivery: 999 });
  });

  test('in any number of parts comes to the whole, to the grosz', () => {
    const worths = fc.array(fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        worths,
        fc.integer({ min: 0, max: 100 }),
        fc.infiniteStream(fc.nat(100)),
        (given, percent, dice) => {
          let lines = given.map(([worth, quantity], id) => line(id, worth, quantity));
          const goods = Math.floor((given.reduce((sum, [worth]) => sum + worth, 0) * percent) / 100);
          let back = 0;
          let delivery = 0;
          while (lines.some(({ quantity, returned }) => returned < quantity)) {
            const open = lines.filter(({ quantity, returned }) => returned < quantity);
            const chosen = open[(dice.next().value ?? 0) % open.length];
            if (!chosen) break;
            const part = refundOf(
              { goods, delivery: 1500, cheapestDelivery: 1000, lines },
              new Map([[chosen.id, 1]]),
            );
            expect(part.goods).toBeGreaterThanOrEqual(0);
            back += part.goods;
            delivery += part.delivery;
            lines = lines.map((one) => (one === chosen ? { ...one, returned: one.returned + 1 } : one));
          }
          expect([back, delivery]).toEqual([goods, 1000]);
        },
      ),
    );
  });
});

describe('units of stock', () => {
  test('are each at one place', () => {
    const moves = (['reserve', 'pack', 'out', 'back'] as const).map((kind) => ({ kind, quantity: 2 }));
    expect(placesOf(moves.slice(0, 2))).toMatchObject({ free: -2, parcel: 2 });
    expect(placesOf(moves)).toEqual({ free: 0, reserved: 0, parcel: 0, out: 0, written_off: 0 });
  });

  test('go along with their line in proportion, and all of them in the end', () => {
    const kept = fc.array(
      fc.record({ sizeId: fc.nat(2), warehouseId: fc.nat(2), quantity: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 4 },
    );
    const sum = (units: { quantity: number }[]) => units.reduce((total, { quantity }) => total + quantity, 0);
    fc.assert(
      fc.property(
        kept,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (units, one, other) => {
          const [part, whole] = [Math.min(one, other), Math.max(one, other)];
          const moved = shareOfUnits(units, part, whole);
          expect(sum(moved)).toBeCloseTo((sum(units) * part) / whole, 2);
          expect(sum(shareOfUnits(units, whole, whole))).toBe(sum(units));
          for (const unit of moved) expect(unit.quantity).toBeGreaterThan(0);
        },
      ),
    );
  });
});
