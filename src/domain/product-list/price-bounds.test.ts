import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchange } from '#domain/price/money.ts';
import { NO_FILTERS } from './filters.ts';
import { inShopCurrency } from './price-bounds.ts';

describe('the prices a shopper asks for', () => {
  test('are the same in the shop’s own currency', () => {
    expect(inShopCurrency({ ...NO_FILTERS, priceFrom: 1000, priceTo: 5000 }, 1)).toEqual({
      ...NO_FILTERS,
      priceFrom: 1000,
      priceTo: 5000,
    });
    expect(inShopCurrency(NO_FILTERS, 0.234)).toEqual(NO_FILTERS);
  });

  test('let through exactly what is shown within them, in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 2_000_000 }),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        (price, away, wide, rate) => {
          const shown = exchange(price, rate);
          const [from, to] = [shown + away, shown + away + wide];
          const asked = inShopCurrency({ ...NO_FILTERS, priceFrom: from, priceTo: to }, rate);
          const isWithin = price >= (asked.priceFrom ?? 0) && price <= (asked.priceTo ?? Infinity);
          expect(isWithin).toBe(shown >= from && shown <= to);
        },
      ),
    );
  });
});
