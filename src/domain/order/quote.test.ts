import { describe, expect, test } from 'vitest';
import type { WantedLine } from '#domain/basket/price-lines.ts';
import type { DeliveryRate } from '#domain/delivery/shipping-methods.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { SAMPLE_NOW, samplePart, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { PAYMENTS } from './order.ts';
import { type OrderChoice, type QuoteInput, quoteOf } from './quote.ts';
import { fingerprintOf, quoteChanges } from './quote-changes.ts';

const MOMENT = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 5 };
const rate = (changes: Partial<DeliveryRate>): DeliveryRate => ({
  method: 'kurier',
  name: 'Kurier',
  icon: null,
  kind: 'courier',
  prepaid: true,
  upToWeightGrams: null,
  gross: 1500,
  freeFrom: null,
  daysMin: 1,
  daysMax: 2,
  ...changes,
});
const RATES = [
  rate({}),
  rate({ prepaid: false, gross: 2000 }),
  rate({ method: 'automat', kind: 'point', upToWeightGrams: 300, gross: 1000 }),
  rate({ method: 'plik', kind: 'electronic', gross: 0 }),
];
const CHOICE: OrderChoice = { regionId: 1, deliveryMethod: 'kurier', prepaid: true, payment: 'transfer' };

function line(record: ProductRecord, changes: Partial<WantedLine> = {}): WantedLine {
  const [size] = record.sizes;
  if (!size) throw new Error('the product has no size');
  return { id: 1, quantity: 1, everyDays: null, selected: true, record, size, ...changes };
}

function quote(wanted: WantedLine[], record: Partial<QuoteInput> = {}, choice: Partial<OrderChoice> = {}) {
  const shelves = { levels: new Map(), parts: new Map() };
  const known = { code: undefined, rates: RATES, ...shelves, points: 0, payments: PAYMENTS };
  const deliveryTaxBasisPoints = 2300;
  return quoteOf(
    { wanted, ...known, deliveryTaxBasisPoints, ...record },
    { ...CHOICE, ...choice },
    MOMENT,
    'PLN',
  );
}

describe('a quote', () => {
  test('says what the goods cost, with the chosen delivery, and finds nothing in the way', () => {
    const { totals, shippingMethod, payments, problems } = quote([line(sampleProduct(), { quantity: 2 })]);
    expect(totals.total.gross).toBe(2 * 12_300 + 1500);
    expect([shippingMethod?.method, payments, problems]).toEqual(['kurier', ['transfer', 'gateway'], []]);
  });

  test('offers only ways that can take the parcel', () => {
    const shippingMethods = (quantity: number) =>
      quote([line(sampleProduct(), { quantity })]).shippingMethods.map(({ method }) => method);
    expect(shippingMethods(1)).toContain('automat');
    expect(shippingMethods(2)).not.toContain('automat');
  });

  test('of files alone is delivered without a parcel', () => {
    const { shippingMethods } = quote([line(sampleProduct({ type: 'virtual' }))]);
    expect(shippingMethods.map(({ method }) => method)).toEqual(['plik']);
  });

  test('has the tax of delivery that the shop says, whatever is in the parcel', () => {
    const goods = [line(sampleProduct())];
    const delivery = (deliveryTaxBasisPoints: number) =>
      quote(goods, { deliveryTaxBasisPoints }).totals.delivery;
    expect(delivery(2300)).toEqual({ gross: 1500, net: 1220 });
    expect(delivery(1900)).toEqual({ gross: 1500, net: 1261 });
    expect(delivery(0)).toEqual({ gross: 1500, net: 1500 });
  });

  test('is paid only in ways that the shop takes', () => {
    const payments = ['transfer', 'on_delivery', 'points'] as const;
    const goods = [line(sampleProduct())];
    expect(quote(goods, { payments }).payments).toEqual(['transfer']);
    expect(quote(goods, { payments }, { payment: 'gateway' }).problems).toEqual(['no_payment']);
  });

  test('offers no way that nobody could pay for', () => {
    const { shippingMethods } = quote([line(sampleProduct())], { payments: ['on_delivery', 'points'] });
    expect(shippingMethods.map(({ method, prepaid }) => [method, prepaid])).toEqual([['kurier', false]]);
  });

  test('asks at the door for what is paid on delivery, and nowhere else', () => {
    const atTheDoor = { prepaid: false, payment: 'on_delivery' as const };
    expect(quote([line(sampleProduct())], {}, atTheDoor)).toMatchObject({
      payments: ['on_delivery'],
      problems: [],
    });
    expect(quote([line(sampleProduct())], {}, { payment: 'on_delivery' }).problems).toEqual(['no_payment']);
  });

  test.each([
    ['sold out', { stock: 0 }, 1, { kind: 'unavailable' }],
    ['more than there is', { stock: 3 }, 4, { kind: 'above_maximum', limit: 3 }],
    ['less than is sold', { minPerOrder: 2 }, 1, { kind: 'below_minimum', limit: 2 }],
    ['half a piece', {}, 1.5, { kind: 'odd_quantity', limit: 2 }],
  ])('names the line that is in the way: %s', (_, size, quantity, problem) => {
    const { lines, problems } = quote([line(sampleProduct({ sizes: [sampleSize(size)] }), { quantity })]);
    expect(lines[0]?.problem).toEqual(problem);
    expect(problems).toContain('lines');
  });

  test('counts the same size once and in a subscription as one', () => {
    const record = sampleProduct({
      sizes: [sampleSize({ stock: 3 })],
      subscriptions: [{ everyDays: 30, rebateType: 'percentage', rebateValue: 10 }],
    });
    const both = [line(record, { quantity: 2 }), line(record, { id: 2, quantity: 2, everyDays: 30 })];
    expect(quote(both).lines.map(({ problem }) => problem?.kind)).toEqual(['above_maximum', 'above_maximum']);
  });

  test('counts what a set and its part take from one shelf', () => {
    const part = sampleProduct({ id: 1, sizes: [sampleSize({ id: 11, stock: 4 })] });
    const set = sampleProduct({
      id: 2,
      type: 'bundle',
      sizes: [sampleSize({ id: 22, stock: null })],
      parts: [samplePart({ id: 1, quantity: 2, stock: 4 })],
    });
    const levels = new Map([
      [11, 4],
      [22, null],
    ]);
    const parts = new Map([[2, [{ sizeId: 11, quantity: 2 }]]]);
    const problemsOf = (sets: number, pieces: number) =>
      quote([line(set, { quantity: sets }), line(part, { id: 2, quantity: pieces })], {
        levels,
        parts,
      }).lines.map(({ problem }) => problem);
    expect(problemsOf(1, 2)).toEqual([undefined, undefined]);
    expect(problemsOf(1, 3)).toEqual([
      { kind: 'above_maximum', limit: 0 },
      { kind: 'above_maximum', limit: 2 },
    ]);
    expect(problemsOf(2, 1), 'one piece too few is one set too many').toEqual([
      { kind: 'above_maximum', limit: 1 },
      { kind: 'above_maximum', limit: 0 },
    ]);
  });

  test('for points costs no money, earns none, and needs a client who has them', () => {
    const cup = sampleProduct({
      sizes: [sampleSize({ phonePrice: true, pointsCost: 60 })],
      pointsEarned: 5,
    });
    const { totals, problems } = quote([line(cup)], { points: 59 });
    expect(totals).toMatchObject({ goods: { gross: 0 }, pointsCost: 60, pointsEarned: 0 });
    expect(problems).toContain('no_points');
    expect(quote([line(cup)], { points: 60 }).problems).toEqual([]);
  });
});

describe('what the shopper saw', () => {
  const record = (gross: number) =>
    sampleProduct({ sizes: [sampleSize({ prices: [{ startsAt: 0, gross, regular: gross }] })] });

  test('has the same fingerprint as long as nothing that matters changes', () => {
    expect(fingerprintOf(quote([line(record(1000))]))).toBe(fingerprintOf(quote([line(record(1000))])));
    const others = [
      quote([line(record(1001))]),
      quote([line(record(1000), { quantity: 2 })]),
      quote([line(record(1000))], {}, { prepaid: false }),
      quote([line(record(1000))], {}, { regionId: 2 }),
      quote([line({ ...record(1000), taxBasisPoints: 800 })]),
      quote([line({ ...record(1000), withdrawalException: 'custom' })]),
    ];
    expect(others.map(fingerprintOf)).not.toContain(fingerprintOf(quote([line(record(1000))])));
  });

  test('is compared with what is now, line by line', () => {
    const seen = fingerprintOf(quote([line(record(1000))]));
    expect(quoteChanges(seen, quote([line(record(900))]))).toEqual([
      { kind: 'price', name: 'Etiopia Guji', before: 1000, now: 900 },
      { kind: 'total', before: 2500, now: 2400 },
    ]);
    expect(quoteChanges(seen, quote([line({ ...record(1000), perishable: true })]))).toEqual([
      { kind: 'withdrawal', name: 'Etiopia Guji' },
    ]);
    expect(quoteChanges(seen, quote([]))[0]).toEqual({ kind: 'gone', name: 'Etiopia Guji' });
  });

  test.each(['', 'null', '[]', '{"lines":[[1]]}', '{"lines":7,"total":[]}'])(
    'may be anything that a browser sends, and says nothing then: %s',
    (sent) => {
      expect(quoteChanges(sent, quote([line(record(1000))]))).toEqual([]);
    },
  );
});
