import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withTax } from './money.ts';
import { lessPercent, lineWorth, nextTier, type Tier, tierFor, tierRanges, unitPrice } from './tiers.ts';

const tiers = [
  { from: 6, percent: 5 },
  { from: 24, percent: 12.5 },
  { from: 12, percent: 8 },
];

/** Thresholds and quantities of goods that are sold by the piece, by a tenth or by a quarter. */
const quantity = fc
  .tuple(fc.constantFrom(1, 0.1, 0.25), fc.integer({ min: 1, max: 400 }))
  .map(([step, count]) => (count * thousandths(step)) / 1000);
const anyTiers = fc.uniqueArray(
  fc.record({ from: quantity, percent: fc.nat({ max: 10_000 }).map((points) => points / 100) }),
  { selector: ({ from }) => from, minLength: 1, maxLength: 6 },
);

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

describe('the table of volume discounts', () => {
  test('stands in the order of its thresholds, each up to where the next begins', () => {
    expect(tierRanges(tiers)).toEqual([
      { from: 6, percent: 5, until: 12 },
      { from: 12, percent: 8, until: 24 },
      { from: 24, percent: 12.5, until: null },
    ]);
    expect(tierRanges([])).toEqual([]);
  });

  test('has the tier in effect with its end', () => {
    expect(tierFor(tiers, 11.999)).toEqual({ from: 6, percent: 5, until: 12 });
    expect(tierFor(tiers, 24)).toEqual({ from: 24, percent: 12.5, until: null });
  });

  test('does not change the tiers it is made of', () => {
    const given = [...tiers];
    tierRanges(given);
    expect(given).toEqual(tiers);
  });

  test('covers every quantity from the first threshold on exactly once, in whatever order it was written', () => {
    fc.assert(
      fc.property(anyTiers, quantity, (given, many) => {
        const ranges = tierRanges(given);
        const holding = ranges.filter(({ from, until }) => from <= many && (until === null || many < until));
        const first = Math.min(...given.map(({ from }) => from));
        expect(holding).toHaveLength(many >= first ? 1 : 0);
        expect(tierFor(given, many)).toEqual(holding[0]);
        expect(tierRanges(given.toReversed())).toEqual(ranges);
      }),
    );
  });
});

describe('the next volume discount', () => {
  test.each([
    [1, 6, 5, 5],
    [5.999, 6, 5, 0.001],
    [6, 12, 8, 6],
    [12, 24, 12.5, 12],
    [23, 24, 12.5, 1],
  ])(
    'for a quantity of %d begins at %i and takes off %d percent: %d are missing',
    (many, from, percent, left) => {
      expect(nextTier(tiers, many)).toEqual({ from, percent, left });
    },
  );

  test('does not exist beyond the last threshold, nor where the product has none', () => {
    expect(nextTier(tiers, 24)).toBeUndefined();
    expect(nextTier(tiers, 1000)).toBeUndefined();
    expect(nextTier([], 1)).toBeUndefined();
  });

  test('says what is missing without noise: from 0.7 to 1 kilogram it is 0.3', () => {
    expect(nextTier([{ from: 1, percent: 5 }], 0.7)?.left).toBe(0.3);
    expect(nextTier([{ from: 0.3, percent: 5 }], 0.1)?.left).toBe(0.2);
  });

  test('is reached with exactly what is missing, and not before', () => {
    fc.assert(
      fc.property(anyTiers, quantity, (given, many) => {
        const next = nextTier(given, many);
        expect(next === undefined).toBe(given.every(({ from }) => from <= many));
        if (!next) return;
        expect(thousandths(next.left) + thousandths(many)).toBe(thousandths(next.from));
        expect(next.left).toBe(thousandths(next.left) / 1000);
        expect(tierFor(given, next.from)?.percent).toBe(next.percent);
        expect(given.some(({ from }) => from > many && from < next.from)).toBe(false);
      }),
    );
  });
});

describe('a price less a percentage', () => {
  test.each([
    [4990, 0, 4990],
    [4990, 5, 4741],
    [4990, 12.5, 4366],
    [4990, 33.33, 3327],
    [4990, 100, 0],
    [0, 50, 0],
    [1, 50, 1],
  ])('of %i grosze and %d percent is %i', (amount, percent, less) => {
    expect(lessPercent(amount, percent)).toBe(less);
  });

  test('is a whole number of grosze between nothing and the price, and off by no more than half of one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), fc.nat({ max: 10_000 }), (amount, basisPoints) => {
        const less = lessPercent(amount, basisPoints / 100);
        expect(Number.isInteger(less)).toBe(true);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(amount);
        expect(Math.abs(less * 10_000 - amount * (10_000 - basisPoints))).toBeLessThanOrEqual(5000);
      }),
    );
  });

  test('never rises with the quantity, where larger quantities take off more', () => {
    const growing = anyTiers.map((given) => {
      const percents = given.map(({ percent }) => percent).toSorted((a, b) => a - b);
      const froms = given.map(({ from }) => from).toSorted((a, b) => a - b);
      return froms.map((from, index): Tier => ({ from, percent: percents[index] ?? 0 })).toReversed();
    });
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), growing, quantity, quantity, (gross, given, many, more) => {
        const price = unitPrice(gross, given, many);
        expect(unitPrice(gross, given, many + more)).toBeLessThanOrEqual(price);
        expect(price).toBeLessThanOrEqual(gross);
      }),
    );
  });
});

describe('a line of the basket', () => {
  test('is taxed as a whole: three at 3.33 are 9.99 gross and 8.12 net, not three times 2.71', () => {
    expect(lineWorth(withTax(333, 2300), 3, 2300, 'gross')).toEqual({ gross: 999, net: 812 });
  });

  test('may hold a part of a unit', () => {
    expect(lineWorth(withTax(11_900, 500), 0.25, 500, 'gross')).toEqual({ gross: 2975, net: 2833 });
  });
});

function thousandths(quantity: number): number {
  return Math.round(quantity * 1000);
}
