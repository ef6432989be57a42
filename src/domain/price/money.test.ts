import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchange, percentBelow, times, withTax } from './money.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const taxRate = fc.constantFrom(0, 500, 800, 2300, 2700);

describe('tax', () => {
  test.each([
    [12_300, 2300, 10_000],
    [4990, 2300, 4057],
    [10_500, 500, 10_000],
    [4990, 0, 4990],
    [0, 2300, 0],
  ])('a gross price of %i with %i basis points of VAT is %i net', (gross, rate, net) => {
    expect(withTax(gross, rate)).toEqual({ gross, net });
  });

  test('the net price with its VAT added again is the gross price, to the grosz', () => {
    fc.assert(
      fc.property(amount, taxRate, (gross, rate) => {
        const { net } = withTax(gross, rate);
        expect(Number.isInteger(net)).toBe(true);
        expect(Math.round((net * (10_000 + rate)) / 10_000)).toBeGreaterThanOrEqual(gross - 1);
        expect(Math.round((net * (10_000 + rate)) / 10_000)).toBeLessThanOrEqual(gross + 1);
      }),
    );
  });
});

describe('another currency', () => {
  test('a price is exchanged to whole cents', () => {
    expect(exchange(4990, 0.234)).toBe(1168);
  });

  test('the shop’s own currency is not exchanged', () => {
    fc.assert(
      fc.property(amount, (price) => {
        expect(exchange(price, 1)).toBe(price);
      }),
    );
  });
});

describe('the worth of a quantity', () => {
  test.each([
    [4990, 3, 14_970],
    [9999, 0.25, 2500],
    [333, 0.1, 33],
    [335, 0.1, 34],
    [4990, 0, 0],
  ])('%i grosze a unit times %d is %i', (price, quantity, worth) => {
    expect(times(price, quantity)).toBe(worth);
  });

  test('0.1 + 0.2 kilograms cost as much as 0.3 kilograms', () => {
    fc.assert(
      fc.property(amount, (price) => {
        expect(times(price, 0.1 + 0.2)).toBe(times(price, 0.3));
      }),
    );
  });

  test('whole quantities are multiplied exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 10_000 }), (price, n) => {
        expect(times(price, n)).toBe(price * n);
      }),
    );
  });
});

describe('the saving in percent', () => {
  test.each([
    [10_000, 8000, 20],
    [2999, 1999, 33],
    [10_000, 10_000, 0],
    [8000, 10_000, 0],
    [10_000, 0, 100],
    [0, 0, 0],
  ])('from %i down to %i is %i percent', (before, now, percent) => {
    expect(percentBelow(before, now)).toBe(percent);
  });

  test('never leaves 0 to 100', () => {
    fc.assert(
      fc.property(amount, amount, (before, now) => {
        const percent = percentBelow(before, now);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
