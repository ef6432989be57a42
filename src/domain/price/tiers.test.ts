import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineWorth, tierFor, unitPrice } from './tiers.ts';

const tiers = [
  { from: 6, percent: 5 },
  { from: 24, percent: 12.5 },
  { from: 12, percent: 8 },
];

describe('a volume discount', () => {
  test.each([
    [1, undefined],
    [5.999, undefined],
    [6, 5],
    [11, 5],
    [12, 8],
    [23, 8],
    [24, 12.5],
    [1000, 12.5],
  ])('for a quantity of %d the threshold reached gives %s percent', (quantity, percent) => {
    expect(tierFor(tiers, quantity)?.percent).toBe(percent);
  });

  test('does not exist where the product has none', () => {
    expect(tierFor([], 100)).toBeUndefined();
    expect(unitPrice(4990, [], 100)).toBe(4990);
  });

  test.each([
    [1, 4990],
    [6, 4741],
    [12, 4591],
    [24, 4366],
  ])('one of %d pieces at 49.90 costs %i grosze', (quantity, price) => {
    expect(unitPrice(4990, tiers, quantity)).toBe(price);
  });

  test('buying more never makes one piece dearer, where each threshold gives more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        (gross, quantity, more) => {
          expect(unitPrice(gross, tiers, quantity + more)).toBeLessThanOrEqual(
            unitPrice(gross, tiers, quantity),
          );
        },
      ),
    );
  });
});

describe('a line of the basket', () => {
  test('is taxed as a whole: three at 3.33 are 9.99 gross and 8.12 net, not three times 2.71', () => {
    expect(lineWorth(333, 3, 2300)).toEqual({ gross: 999, net: 812 });
  });

  test('may hold a part of a unit', () => {
    expect(lineWorth(11_900, 0.25, 500)).toEqual({ gross: 2975, net: 2833 });
  });
});
