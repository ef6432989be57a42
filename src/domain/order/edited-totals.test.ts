import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PriceType, priceOf } from '#domain/price/money.ts';
import { lineWorth } from '#domain/price/tiers.ts';
import { editedTotals } from './edited-totals.ts';
import { orderTotals, rebateOf } from './totals.ts';

const line = fc.record({
  amount: fc.integer({ min: 0, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  taxBasisPoints: fc.constantFrom(0, 500, 800, 2300),
});
const lines = fc.array(line, { minLength: 1, maxLength: 6 });
const type = fc.constantFrom<PriceType>('gross', 'net');
const DELIVERY = { cost: 1500, taxBasisPoints: 2300 };

describe('an order whose lines are edited', () => {
  const sold = (
    given: { amount: number; quantity: number; taxBasisPoints: number }[],
    priceType: PriceType,
  ) =>
    given.map(({ amount, quantity, taxBasisPoints }) => ({
      ...{ unit: priceOf(amount, taxBasisPoints, priceType), quantity, cancelled: 0, taxBasisPoints },
      ...{ pointsCost: 0, pointsEarned: quantity },
    }));

  test('comes to what it came to where nothing was taken out, gross and net', () => {
    fc.assert(
      fc.property(lines, type, fc.nat(40_000), (given, priceType, rebate) => {
        const all = sold(given, priceType);
        const worths = all.map(({ unit, quantity, taxBasisPoints }) => ({
          worth: lineWorth(unit, quantity, taxBasisPoints, priceType),
          ...{ taxBasisPoints, pointsCost: 0, pointsEarned: quantity },
        }));
        const code = { code: 'X', kind: 'quota' as const, value: rebate, minBasket: null, startsAt: 0 };
        const placed = orderTotals(worths, rebateOf(worths, code, 1, priceType), DELIVERY, priceType);
        expect(editedTotals(all, { priceType, rebate, delivery: DELIVERY }).totals).toEqual(placed);
      }),
    );
  });

  test('never costs more for less, and never less than its delivery', () => {
    fc.assert(
      fc.property(lines, fc.nat(40_000), fc.nat(5), (given, rebate, which) => {
        const all = sold(given, 'gross');
        const less = all.map((one, index) => (index === which ? { ...one, cancelled: 1 } : one));
        const agreed = { priceType: 'gross' as const, rebate, delivery: DELIVERY };
        const [before, after] = [editedTotals(all, agreed).totals, editedTotals(less, agreed).totals];
        expect(after.total.gross).toBeLessThanOrEqual(before.total.gross);
        expect(after.total.gross).toBeGreaterThanOrEqual(DELIVERY.cost);
        expect(after.total.gross).toBe(after.goods.gross - after.rebate.gross + after.delivery.gross);
      }),
    );
  });

  test('earns the points of what is left', () => {
    const [one] = sold([{ amount: 100, quantity: 4, taxBasisPoints: 2300 }], 'gross');
    const left = one ? [{ ...one, cancelled: 1, pointsEarned: 10 }] : [];
    expect(
      editedTotals(left, { priceType: 'gross', rebate: 0, delivery: DELIVERY }).totals.pointsEarned,
    ).toBe(7);
  });
});
