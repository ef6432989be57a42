import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lead } from '#domain/product/product.ts';
import { leadDaysFor } from './lead.ts';

const leads: Lead[] = [
  { upTo: 3, days: 0 },
  { upTo: 10, days: 2 },
  { upTo: 40, days: 7 },
];

describe('the days until a parcel can leave', () => {
  test.each([
    [1, 0],
    [3, 0],
    [3.5, 2],
    [4, 2],
    [10, 2],
    [11, 7],
    [40, 7],
  ])('for a quantity of %d are %i: as soon as so many are together', (quantity, days) => {
    expect(leadDaysFor(leads, quantity)).toBe(days);
  });

  test('for more than there is are those of the slowest', () => {
    expect(leadDaysFor(leads, 41)).toBe(7);
  });

  test('for any quantity are those of a warehouse that never runs out', () => {
    expect(leadDaysFor([{ upTo: null, days: 1 }], 1_000_000)).toBe(1);
    expect(
      leadDaysFor(
        [
          { upTo: 2, days: 0 },
          { upTo: null, days: 5 },
        ],
        3,
      ),
    ).toBe(5);
  });

  test('are those of the quickest warehouse that never runs out', () => {
    const endless = [
      { upTo: null, days: 1 },
      { upTo: null, days: 5 },
    ];
    expect(leadDaysFor(endless, 1000)).toBe(1);
  });

  test('are unknown where nobody knows them, or nothing is in any warehouse', () => {
    expect(leadDaysFor([{ upTo: null, days: null }], 1)).toBeNull();
    expect(leadDaysFor([], 1)).toBeNull();
  });

  test('never grow fewer as the quantity grows', () => {
    const growing = fc
      .array(fc.record({ more: fc.nat({ max: 50 }), later: fc.nat({ max: 9 }) }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((steps) => {
        let upTo = 0;
        let days = 0;
        return steps.map(({ more, later }): Lead => {
          upTo += more;
          days += later;
          return { upTo, days };
        });
      });
    fc.assert(
      fc.property(growing, fc.nat({ max: 200 }), fc.nat({ max: 200 }), (given, quantity, more) => {
        const days = leadDaysFor(given, quantity) ?? Number.NaN;
        expect(leadDaysFor(given, quantity + more)).toBeGreaterThanOrEqual(days);
        expect(given.map((lead) => lead.days)).toContain(days);
      }),
    );
  });
});
