import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargedPriceOf } from './charged-price.ts';
import { withTax } from './money.ts';
import {
  type PriceNow,
  type Purchasing,
  priceView,
  savedPercent,
  subscriptionOf,
  unitPriceOf,
} from './price-view.ts';

const VAT = 2300;
const taxed = (gross: number) => withTax(gross, VAT);
/** One piece, bought once, of a product without volume discounts. */
const one: Purchasing = { quantity: 1, sellBy: 1, tiers: [], taxBasisPoints: VAT, priceType: 'gross' };
const tiers = [
  { from: 6, percent: 5 },
  { from: 12, percent: 10 },
];
const monthly = { everyDays: 30, rebateType: 'percentage' as const, rebateValue: 10 };
const plain: PriceNow = { price: taxed(12_300) };
/** 123,00 zł reduced to 98,40; the lowest price of 30 days was 110,70. */
const reduced: PriceNow = { price: taxed(9840), regular: taxed(12_300), lowest: taxed(11_070) };

describe('a price', () => {
  test('stands as it is where one piece is bought once', () => {
    expect(priceView(plain, one)).toEqual({ price: { gross: 12_300, net: 10_000 } });
  });

  test('keeps what stands beside it', () => {
    const beside = { suggested: taxed(13_000), advance: taxed(5000), until: '2026-11-24' };
    expect(priceView({ ...reduced, ...beside }, { ...one, quantity: 6, tiers })).toMatchObject({
      ...beside,
      regular: { gross: 12_300, net: 10_000 },
      lowest: { gross: 11_070, net: 9000 },
    });
  });

  test.each([
    [1, 12_300, 10_000],
    [5, 12_300, 10_000],
    [6, 11_685, 9500],
    [12, 11_070, 9000],
  ])('of one of %i pieces is %i grosze, %i without tax: that of the volume', (quantity, gross, net) => {
    expect(unitPriceOf(plain, { ...one, quantity, tiers })).toEqual({ gross, net });
    expect(priceView(plain, { ...one, quantity, tiers }).price).toEqual({ gross, net });
  });

  test.each([
    [6, 73_800],
    [0.25, 3075],
    [0.1, 1230],
  ])('of what is sold by %d is shown too: %i grosze', (sellBy, gross) => {
    expect(priceView(plain, { ...one, quantity: sellBy, sellBy }).sellBy).toEqual(taxed(gross));
  });

  test('of what is sold by the piece is not shown twice', () => {
    expect(priceView(plain, one)).not.toHaveProperty('sellBy');
  });

  test('of what is sold at once follows the volume and the subscription', () => {
    const how = { ...one, quantity: 6, sellBy: 6, tiers };
    expect(priceView(plain, how).sellBy).toEqual(taxed(70_110));
    expect(priceView(plain, { ...how, period: monthly }).sellBy?.gross).toBe(63_102);
  });
});

describe('the price in a subscription', () => {
  test('is less by its percentage', () => {
    expect(unitPriceOf(plain, { ...one, period: monthly })).toEqual({ gross: 11_070, net: 9000 });
  });

  test('is less by its fixed amount, and never below 0', () => {
    const quota = { everyDays: 30, rebateType: 'quota' as const, rebateValue: 1230 };
    expect(unitPriceOf(plain, { ...one, period: quota })).toEqual({ gross: 11_070, net: 9000 });
    expect(unitPriceOf(plain, { ...one, period: { ...quota, rebateValue: 99_999 } })).toEqual({
      gross: 0,
      net: 0,
    });
  });

  test('takes its percentage off the volume price', () => {
    // 123.00 less 5 percent is 116.85, less 10 percent of it 105.165.
    const price = unitPriceOf(plain, { ...one, quantity: 6, tiers, period: monthly });
    // 14 percent less than 100.00 without tax: the percent is rounded before it is taken off.
    expect(price).toEqual({ gross: 10_517, net: 8600 });
  });

  test('is shown with the calculator’s own net, percent and saving', () => {
    const period = { everyDays: 30, rebateType: 'quota' as const, rebateValue: 40 };
    expect(subscriptionOf(plain, { ...one, period })).toEqual({
      price: { gross: 12_260, net: 10_000 },
      percent: 0,
      saved: { gross: 40, net: 0 },
    });
    expect(priceView(plain, { ...one, period }).price).toEqual({ gross: 12_260, net: 10_000 });
    expect(priceView(plain, { ...one, period, sellBy: 2 }).sellBy).toEqual({ gross: 24_520, net: 20_000 });
  });

  test('is charged by the shop’s price type: its gross and the tax in it, or its net and the tax on it', () => {
    const period = { everyDays: 30, rebateType: 'quota' as const, rebateValue: 40 };
    expect(chargedPriceOf(plain, { ...one, period })).toEqual(taxed(12_260));
    expect(chargedPriceOf(plain, { ...one, period, priceType: 'net' })).toEqual({
      gross: 12_300,
      net: 10_000,
    });
    expect(chargedPriceOf(plain, { ...one, priceType: 'net' })).toEqual(plain.price);
  });

  test('takes its percentage off a reduced price, not off the regular one', () => {
    expect(unitPriceOf(reduced, { ...one, period: monthly }).gross).toBe(8856);
  });

  test('without a rebate is the price of one purchase', () => {
    expect(unitPriceOf(plain, { ...one, period: { ...monthly, rebateValue: 0 } })).toEqual(plain.price);
  });
});

describe('what is saved', () => {
  test('is nothing where nothing is taken off', () => {
    expect(priceView(plain, one)).not.toHaveProperty('saving');
  });

  test.each<[string, PriceNow, Partial<Purchasing>, { gross: number; net: number; percent: number }]>([
    [
      'by the volume is the difference to the price of one',
      plain,
      { quantity: 12, tiers },
      { gross: 1230, net: 1000, percent: 10 },
    ],
    [
      'by the subscription is the difference to the price of one purchase',
      plain,
      { period: monthly },
      { gross: 1230, net: 1000, percent: 10 },
    ],
    [
      'beside a reduced price is measured from the lowest of 30 days, never from the crossed-out one',
      reduced,
      {},
      { gross: 1230, net: 1000, percent: 11 },
    ],
    [
      'beside a reduced price by the volume too is measured from the lowest of 30 days',
      reduced,
      { quantity: 12, tiers },
      { gross: 2214, net: 1800, percent: 20 },
    ],
    [
      'beside a reduced price without a lowest one is measured from the regular one',
      { price: taxed(9840), regular: taxed(12_300) },
      {},
      { gross: 2460, net: 2000, percent: 20 },
    ],
    [
      'by a discount code is measured from the price before it',
      { price: taxed(11_070), beforeCode: taxed(12_300) },
      {},
      { gross: 1230, net: 1000, percent: 10 },
    ],
    [
      'by a discount code is measured from the lowest price of 30 days where there is one',
      { price: taxed(8856), beforeCode: taxed(9840), regular: taxed(12_300), lowest: taxed(9225) },
      {},
      { gross: 369, net: 300, percent: 4 },
    ],
  ])('is told so: %s', (_, now, how, { gross, net, percent }) => {
    expect(priceView(now, { ...one, ...how }).saving).toEqual({
      amount: { gross, net },
      percent,
      inSet: false,
    });
  });

  test('is nothing where the lowest price of 30 days was no higher, whatever is crossed out', () => {
    expect(priceView({ ...reduced, lowest: taxed(9840) }, one)).not.toHaveProperty('saving');
    expect(priceView({ ...reduced, lowest: taxed(9000) }, one)).not.toHaveProperty('saving');
  });

  test('by buying a set is measured from its parts, and said to be saved in the set', () => {
    expect(priceView({ ...plain, apart: taxed(15_375) }, one).saving).toEqual({
      amount: { gross: 3075, net: 2500 },
      percent: 20,
      inSet: true,
    });
  });

  test('by a set that is reduced is measured from its parts too', () => {
    expect(priceView({ ...reduced, apart: taxed(12_300) }, one).saving).toEqual({
      amount: { gross: 2460, net: 2000 },
      percent: 20,
      inSet: true,
    });
  });

  test('where the parts of a set cost no more is that of any other product', () => {
    expect(priceView({ ...plain, apart: taxed(12_300) }, one)).not.toHaveProperty('saving');
    expect(priceView({ ...plain, apart: taxed(9000) }, one)).not.toHaveProperty('saving');
    expect(priceView({ ...reduced, apart: taxed(9840) }, one).saving).toMatchObject({
      amount: { gross: 1230 },
      inSet: false,
    });
  });

  test.each([
    [12_300, 9840, 20],
    [2999, 1999, 33],
    [10_000, 9950, 1],
    [10_000, 9951, 0.5],
    [10_000, 9960, 0.4],
    [10_000, 9990, 0.1],
    [100_000, 99_999, 0],
    [10_000, 10_000, 0],
    [9000, 10_000, 0],
    [10_000, 0, 100],
    [0, 0, 0],
  ])(
    'from %i down to %i grosze is %d percent: whole, or with one decimal where it would be 0',
    (from, to, percent) => {
      expect(savedPercent(from, to)).toBe(percent);
    },
  );

  test('of less than a percent is relative to the price now', () => {
    // 349 of 99651 is 0.3502 percent, of 100000 only 0.349.
    expect(savedPercent(100_000, 99_651)).toBe(0.4);
  });
});

describe('for any prices', () => {
  const amount = fc.nat({ max: 1_000_000 });
  const price = amount.map(taxed);
  const now: fc.Arbitrary<PriceNow> = fc
    .record({
      gross: amount,
      off: fc.option(fc.record({ regular: amount, lowest: fc.option(price) })),
      beforeCode: fc.option(amount),
      apart: fc.option(price),
    })
    .map(({ gross, off, beforeCode, apart }) => ({
      price: taxed(gross),
      ...(off && { regular: taxed(gross + off.regular), ...(off.lowest && { lowest: off.lowest }) }),
      ...(beforeCode !== null && { beforeCode: taxed(gross + beforeCode) }),
      ...(apart && { apart }),
    }));
  const period = fc.oneof(
    fc.record({
      everyDays: fc.constant(30),
      rebateType: fc.constant('percentage' as const),
      rebateValue: fc.nat({ max: 10_000 }).map((basisPoints) => basisPoints / 100),
    }),
    fc.record({ everyDays: fc.constant(30), rebateType: fc.constant('quota' as const), rebateValue: amount }),
  );
  const how: fc.Arbitrary<Purchasing> = fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    sellBy: fc.constantFrom(1, 6, 0.25, 0.1),
    tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 50 }), percent: fc.nat({ max: 100 }) }), {
      maxLength: 4,
    }),
    taxBasisPoints: fc.constant(VAT),
    priceType: fc.constant('gross' as const),
    period: fc.option(period, { nil: undefined }),
  });

  test('one unit never costs more than the price of one purchase, and never less than 0', () => {
    fc.assert(
      fc.property(now, how, (given, bought) => {
        const { gross } = unitPriceOf(given, bought);
        expect(gross).toBeLessThanOrEqual(given.price.gross);
        expect(gross).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  test('a saving is never negative, and 0 to 100 percent', () => {
    fc.assert(
      fc.property(now, how, (given, bought) => {
        const { saving } = priceView(given, bought);
        if (!saving) return;
        expect(saving.amount.gross).toBeGreaterThan(0);
        expect(saving.amount.net).toBeGreaterThanOrEqual(0);
        expect(saving.percent).toBeGreaterThanOrEqual(0);
        expect(saving.percent).toBeLessThanOrEqual(100);
      }),
      { numRuns: 300 },
    );
  });

  test('a saving is measured from the parts of a set that cost more, else from the lowest price first', () => {
    fc.assert(
      fc.property(now, how, (given, bought) => {
        const { price, saving } = priceView(given, bought);
        const inSet = given.apart !== undefined && given.apart.gross > price.gross;
        const from =
          (inSet && given.apart) || (given.lowest ?? given.regular ?? given.beforeCode ?? given.price);
        expect(saving?.amount.gross ?? 0).toBe(Math.max(0, from.gross - price.gross));
        expect(saving?.inSet ?? false).toBe(inSet);
      }),
      { numRuns: 300 },
    );
  });

  test('nothing costs or saves more without tax than with it', () => {
    fc.assert(
      fc.property(now, how, (given, bought) => {
        const { price, sellBy, saving } = priceView(given, bought);
        // The net of a subscription is its calculator's, which follows a rounded percent.
        const amounts = bought.period ? [saving?.amount] : [price, sellBy, saving?.amount];
        for (const { net, gross } of amounts.filter((one) => !!one)) expect(net).toBeLessThanOrEqual(gross);
      }),
      { numRuns: 300 },
    );
  });

  test('a percent has one decimal at the most, and is whole from 1 on', () => {
    fc.assert(
      fc.property(amount, amount, (from, to) => {
        const percent = savedPercent(from, to);
        expect(percent).toBe(Math.round(percent * 10) / 10);
        if (percent >= 1) expect(Number.isInteger(percent)).toBe(true);
        if (from <= to) expect(percent).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
