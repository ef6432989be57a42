import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SubscriptionInput, subscriptionPrice } from './subscription.ts';

/** A product at 100,00 zł with 23% VAT that nothing is taken off yet. */
const plain: SubscriptionInput = {
  max: 10_000,
  maxNet: 8130,
  save: 0,
  before: 10_000,
  rebateType: 'percentage',
  rebateValue: 10,
};

describe('the price in a subscription', () => {
  test.each<[string, Partial<SubscriptionInput>, { gross: number; net: number; percent: number }]>([
    ['a tenth less', {}, { gross: 9000, net: 7317, percent: 10 }],
    ['no rebate', { rebateValue: 0 }, { gross: 10_000, net: 8130, percent: 0 }],
    [
      'the percentage of what is asked now, on top of what is saved already',
      { save: 2000, before: 8000 },
      { gross: 7200, net: 5854, percent: 28 },
    ],
    ['a percentage of two decimals', { rebateValue: 12.5 }, { gross: 8750, net: 7073, percent: 13 }],
    ['all of it', { rebateValue: 100 }, { gross: 0, net: 0, percent: 100 }],
    ['more than all of it', { rebateValue: 150 }, { gross: 0, net: 0, percent: 100 }],
    [
      'a price that does not divide, rounded to the grosz',
      { max: 4990, maxNet: 4057, before: 4990, rebateValue: 7 },
      { gross: 4641, net: 3773, percent: 7 },
    ],
  ])('takes a percentage off: %s', (_, input, { gross, net, percent }) => {
    expect(subscriptionPrice({ ...plain, ...input })).toEqual({ price: { gross, net }, percent });
  });

  test.each<[string, Partial<SubscriptionInput>, { gross: number; net: number; percent: number }]>([
    ['5,00 zł less', { rebateValue: 500 }, { gross: 9500, net: 7724, percent: 5 }],
    [
      'on top of what is saved already',
      { rebateValue: 500, save: 2000, before: 8000 },
      { gross: 7500, net: 6098, percent: 25 },
    ],
    ['as much as it costs', { rebateValue: 10_000 }, { gross: 0, net: 0, percent: 100 }],
    ['more than it costs', { rebateValue: 10_001 }, { gross: 0, net: 0, percent: 100 }],
    [
      'more than is left of a reduced price',
      { rebateValue: 500, save: 9900, before: 100 },
      { gross: 0, net: 0, percent: 100 },
    ],
  ])('takes a fixed amount off: %s', (_, input, { gross, net, percent }) => {
    expect(subscriptionPrice({ ...plain, rebateType: 'quota', ...input })).toEqual({
      price: { gross, net },
      percent,
    });
  });

  test.each([
    [9951, 0],
    [9950, 1],
    [8751, 12],
    [8750, 13],
    [50, 100],
    [51, 99],
  ])('of %i instead of 10000 grosze is %i percent less, rounded', (gross, percent) => {
    const rebate = { rebateType: 'quota' as const, rebateValue: 10_000 - gross };
    expect(subscriptionPrice({ ...plain, ...rebate }).percent).toBe(percent);
  });

  test('has a net price that follows the rounded percent', () => {
    const { price, percent } = subscriptionPrice({ ...plain, rebateType: 'quota', rebateValue: 40 });
    expect({ ...price, percent }).toEqual({ gross: 9960, net: 8130, percent: 0 });
  });

  test('of what costs nothing is nothing, and saves nothing', () => {
    const free = { max: 0, maxNet: 0, before: 0 };
    expect(subscriptionPrice({ ...plain, ...free })).toEqual({ price: { gross: 0, net: 0 }, percent: 0 });
    expect(subscriptionPrice({ ...plain, ...free, rebateType: 'quota', rebateValue: 500 })).toEqual({
      price: { gross: 0, net: 0 },
      percent: 0,
    });
  });

  const input = fc
    .record({
      max: fc.nat({ max: 10_000_000 }),
      tax: fc.constantFrom(0, 500, 800, 2300),
      saved: fc.double({ min: 0, max: 1, noNaN: true }),
      rebateType: fc.constantFrom('percentage' as const, 'quota' as const),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ max, tax, saved, rebateType, part }): SubscriptionInput => {
      const save = Math.floor(max * saved);
      return {
        max,
        maxNet: Math.round((max * 10_000) / (10_000 + tax)),
        save,
        before: max - save,
        rebateType,
        rebateValue:
          rebateType === 'quota' ? Math.floor((max - save) * part) : Math.floor(part * 10_000) / 100,
      };
    });

  test('is never below 0 nor above the regular one, and never more without tax than with it', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { price } = subscriptionPrice(given);
        expect(price.net).toBeGreaterThanOrEqual(0);
        expect(price.net).toBeLessThanOrEqual(price.gross);
        expect(price.gross).toBeLessThanOrEqual(given.max);
        expect([price.gross, price.net].every(Number.isInteger)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('lies 0 to 100 whole percent below the regular one', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { percent } = subscriptionPrice(given);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(Number.isInteger(percent)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('is never below 0, whatever is taken off', () => {
    const amount = fc.nat({ max: 10_000_000 });
    const off = fc.tuple(amount, amount, amount, fc.constantFrom('percentage' as const, 'quota' as const));
    fc.assert(
      fc.property(amount, off, (max, [save, before, rebateValue, rebateType]) => {
        const given = { max, maxNet: max, save, before, rebateType, rebateValue };
        const { price, percent } = subscriptionPrice(given);
        expect(price.gross).toBeGreaterThanOrEqual(0);
        expect(price.net).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('never rises when the rebate does', () => {
    fc.assert(
      fc.property(input, fc.nat({ max: 1000 }), (given, more) => {
        const { price } = subscriptionPrice(given);
        const { price: lower } = subscriptionPrice({ ...given, rebateValue: given.rebateValue + more });
        expect(lower.gross).toBeLessThanOrEqual(price.gross);
      }),
    );
  });
});
