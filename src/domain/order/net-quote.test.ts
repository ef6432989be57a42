import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceLines, type WantedLine } from '#domain/basket/price-lines.ts';
import type { DeliveryRate } from '#domain/delivery/shipping-methods.ts';
import { taxedSum } from '#domain/price/taxed-sum.ts';
import { productOf } from '#domain/product/offers.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import { SAMPLE_NOW, sampleProduct, sampleSize, steady } from '#tests/support/samples/sample-records.ts';
import { PAYMENTS } from './order.ts';
import { type QuoteInput, quoteOf } from './quote.ts';
import { fingerprintOf, quoteChanges } from './quote-changes.ts';
import type { RebateCode } from './totals.ts';

const pricing: PricingContext = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 5, priceType: 'net' };
const COURIER: DeliveryRate = {
  method: 'kurier',
  name: 'Kurier',
  icon: null,
  kind: 'courier',
  prepaid: true,
  upToWeightGrams: null,
  gross: 1590,
  freeFrom: null,
  daysMin: 1,
  daysMax: 2,
};
const DELIVERY_TAX = 2300;
const CODE: RebateCode = { code: 'X', kind: 'quota', value: 1000, minBasket: null, startsAt: 0 };

type Sold = { gross: number; tax?: number; quantity?: number; percents?: number[] };

const wanted = ({ gross, tax = 2300, quantity = 1, percents = [] }: Sold, index: number): WantedLine => {
  const tiers = percents.map((percent, step) => ({ from: 2 + step, percent }));
  const sizes = [sampleSize({ id: index, stock: null, prices: steady(gross) })];
  const record = sampleProduct({ id: index, taxBasisPoints: tax, tiers, sizes });
  const [size = sampleSize()] = record.sizes;
  return { id: index, quantity, everyDays: null, selected: true, record, size };
};

function quote(sold: Sold[], record: Partial<QuoteInput> = {}, at: PricingContext = pricing) {
  const shelves = { levels: new Map(), parts: new Map() };
  const known = {
    code: undefined,
    rates: [COURIER],
    ...shelves,
    points: 0,
    payments: PAYMENTS,
    deliveryTaxBasisPoints: DELIVERY_TAX,
  };
  const choice = { regionId: 1, deliveryMethod: 'kurier', prepaid: true, payment: 'transfer' } as const;
  return quoteOf({ wanted: sold.map(wanted), ...known, ...record }, choice, at, 'PLN');
}

describe('an order in a net shop', () => {
  test('charges the net price of one unit times the quantity: three at 2,71 are 8,13 net, not 8,12', () => {
    const [line] = quote([{ gross: 333, quantity: 3 }]).lines;
    expect(line).toMatchObject({ price: { net: 271, gross: 333 }, worth: { net: 813, gross: 1000 } });
  });

  test('adds the tax once for each rate, delivery’s together with that of goods at the same rate', () => {
    // 0,50 net at 23% is 0,115 of tax: twice apart that would be 0,24, together it is 0,23.
    const { totals } = quote([{ gross: 62 }, { gross: 62 }], { rates: [{ ...COURIER, gross: 0 }] });
    expect(totals.goods).toEqual({ net: 100, gross: 123 });
    const delivered = quote([{ gross: 62 }], { rates: [{ ...COURIER, gross: 62 }] }).totals;
    expect([delivered.delivery.net, delivered.total]).toEqual([50, { net: 100, gross: 123 }]);
  });

  test('takes an amount off the net, and the tax follows', () => {
    const { totals } = quote([{ gross: 12_300 }, { gross: 10_800, tax: 800 }], { code: CODE });
    expect(totals.rebate).toEqual({ net: 1000, gross: 1155 });
    expect(totals.total.net).toBe(20_000 - 1000 + totals.delivery.net);
  });

  test.each([
    [19_899, 1293],
    [19_900, 0],
  ])('with goods of %i net has delivery for %i: its limit is net too', (net, cost) => {
    const rates = [{ ...COURIER, freeFrom: 19_900 }];
    expect(quote([{ gross: net, tax: 0 }], { rates }).totals.delivery.net).toBe(cost);
    expect(quote([{ gross: Math.round(net * 1.23) }], { rates }).shippingMethod?.cost).toBe(cost);
  });

  test('has a code’s least worth of goods in net', () => {
    const code = { ...CODE, minBasket: 10_000 };
    expect(quote([{ gross: 12_299 }], { code }).code?.missing).toBe(1);
    expect(quote([{ gross: 12_300 }], { code }).code?.missing).toBe(0);
  });

  test('says what has changed in net amounts', () => {
    const before = fingerprintOf(quote([{ gross: 12_300 }]));
    const rates = [{ ...COURIER, gross: 2460 }];
    expect(quoteChanges(before, quote([{ gross: 24_600 }], { rates }))).toEqual([
      { kind: 'price', name: 'Etiopia Guji', before: 10_000, now: 20_000 },
      { kind: 'delivery', before: 1293, now: 2000 },
      { kind: 'total', before: 11_293, now: 22_000 },
    ]);
  });
});

describe('in any order of a net shop', () => {
  const sold = fc.record({
    gross: fc.integer({ min: 1, max: 500_000 }),
    tax: fc.constantFrom(0, 500, 800, 2300),
    quantity: fc.integer({ min: 1, max: 60 }),
    percents: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
  });
  const code = fc.option(
    fc.record({
      ...{ code: fc.constant('X'), minBasket: fc.constant(null), startsAt: fc.constant(0) },
      kind: fc.constantFrom('percentage' as const, 'quota' as const, 'free_shipping' as const),
      value: fc.integer({ min: 0, max: 9999 }),
    }),
    { nil: undefined },
  );
  const delivery = fc.integer({ min: 0, max: 9000 });
  const rate = fc.constantFrom(1, 0.234, 4.3);

  test('page, basket and order say the same amounts, to the grosz', () => {
    fc.assert(
      fc.property(
        fc.array(sold, { minLength: 1, maxLength: 6 }),
        code,
        delivery,
        rate,
        (goods, code, gross, rate) => {
          const at = { ...pricing, rate };
          const { lines, totals } = quote(goods, { code, rates: [{ ...COURIER, gross }] }, at);
          const basket = priceLines(goods.map(wanted), at, code).lines;
          expect(lines.map(({ worth }) => worth)).toEqual(basket.map(({ worth }) => worth));
          expect(totals.goods).toEqual(taxedSum(basket, 'net'));
          for (const [index, { price, quantity, worth }] of lines.entries()) {
            expect(worth.net).toBe(price.net * quantity);
            const once = goods[index];
            if (code?.kind === 'percentage' || once?.percents.length !== 0) continue;
            const { record } = wanted(once, index);
            expect(productOf(record, at, []).sizes[0]?.price).toEqual(price);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the total is the net amounts with the tax of each rate, and its parts add up', () => {
    fc.assert(
      fc.property(fc.array(sold, { minLength: 1, maxLength: 6 }), code, delivery, (goods, code, gross) => {
        const { lines, totals } = quote(goods, { code, rates: [{ ...COURIER, gross }] });
        const { total, rebate } = totals;
        expect(total.net).toBe(sum(lines.map(({ worth }) => worth.net)) - rebate.net + totals.delivery.net);
        expect(total.gross).toBe(totals.goods.gross - rebate.gross + totals.delivery.gross);
        for (const part of [total, totals.goods, rebate, totals.delivery])
          expect(part.gross).toBeGreaterThanOrEqual(part.net);
        if (rebate.net === 0) expect(total.gross).toBe(invoiceOf(lines, totals.delivery.net));
      }),
      { numRuns: 500 },
    );
  });

  /** As an accountant counts: the net of each rate, its tax rounded once. */
  function invoiceOf(lines: { worth: { net: number }; taxBasisPoints: number }[], delivery: number): number {
    const rows = [
      ...lines.map(({ worth, taxBasisPoints }) => ({ net: worth.net, tax: taxBasisPoints })),
      { net: delivery, tax: DELIVERY_TAX },
    ];
    return sum(
      [0, 500, 800, 2300].map((tax) => {
        const net = sum(rows.filter((row) => row.tax === tax).map((row) => row.net));
        const [whole, rest] = [Math.floor((net * tax) / 10_000), (net * tax) % 10_000];
        return net + whole + (rest >= 5000 ? 1 : 0);
      }),
    );
  }
});

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
