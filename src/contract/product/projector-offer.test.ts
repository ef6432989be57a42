import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippingTime } from '#domain/delivery/dispatch.ts';
import { MEASURES } from '#domain/price/contents.ts';
import type { SubscriptionPeriod } from '#domain/price/subscription.ts';
import type { Tier } from '#domain/price/tiers.ts';
import type { ProductRecord, SizeRecord } from '#domain/product/product-record.ts';
import { SAMPLE_NOW, samplePart, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { SAMPLE_MOMENT, wireSources } from '#tests/support/samples/wire-source.ts';
import { offerFromWire, type SizeAnswer, viewFromWire } from './projector-offer.ts';
import { type WireSource, wireSizePrices } from './projector-prices.ts';
import { wireSizeAvailability, wireSizeDelivery } from './projector-sizes.ts';

const CALENDAR = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };

/** What the browser gets: through JSON, as it travels. */
const sent = (source: WireSource, subscribed = false): SizeAnswer =>
  JSON.parse(
    JSON.stringify({
      sizeavailability: wireSizeAvailability(source),
      sizedelivery: wireSizeDelivery(source),
      sizeprices: wireSizePrices(source, subscribed ? source.product.subscriptions[0] : undefined),
    }),
  );

const STATES: [string, Parameters<typeof sampleSize>[0], ProductRecord['parts']?][] = [
  ['buy', {}],
  ['buy, unlimited', { stock: null }],
  ['unavailable', { stock: 0 }],
  ['unavailable, with a day', { availability: 'disable', deliveryDate: '2026-07-01' }],
  ['ordered in', { availability: 'order', deliveryDays: 5, stock: 0 }],
  ['ordered in, nobody knows when', { availability: 'order', unknownTime: true }],
  ['phone_only', { phonePrice: true }],
  ['points_only', { phonePrice: true, pointsCost: 900 }],
  ['buy_free', { phonePrice: true, basketEnabled: true, prices: [] }],
  ['hidden', { gratis: true }],
  ['unavailable, on the phone', { phonePrice: true, stock: 0, pointsCost: 3 }],
  [
    'buy, with limits and a picture',
    { minPerOrder: 0.5, maxPerOrder: 7, picture: 'cup-blue', weightGrams: 0 },
  ],
  ['buy, with other prices', { suggested: 19_999, advance: 1 }],
  ['buy, in a set that costs more than its parts', {}, [samplePart({})]],
];

describe('a size that comes from the wire', () => {
  test.each(STATES)('is the one that was sent: %s', (_, size, parts = []) => {
    const record = sampleProduct({ sizes: [sampleSize(size)], parts });
    for (const source of wireSources(record)) {
      const { offer } = source.view;
      expect(offerFromWire(sent(source), offer)).toStrictEqual(offer);
    }
  });

  test('is the one that was sent, whatever the shop says of it', () => {
    fc.assert(
      fc.property(products, moments, (record, pricing) => {
        const shipping = shippingTime(1, pricing.now, CALENDAR);
        for (const source of wireSources(record, { pricing, shipping, delivery: pricing.newForDays * 100 })) {
          const { view } = source;
          expect(viewFromWire(sent(source), view.offer)).toStrictEqual(view);
          expect(offerFromWire(sent(source, true), view.offer)).toStrictEqual(view.offer);
        }
      }),
    );
  });

  test('keeps the name that the page knows it by', () => {
    const [source] = wireSources(sampleProduct());
    if (!source) throw new Error('no size');
    const listed = { type: 'onesize', name: 'jeden rozmiar' };
    expect(offerFromWire(sent(source), listed)).toMatchObject(listed);
  });

  test.each([
    ['today, with a deadline', SAMPLE_NOW - 3 * 3_600_000, 0],
    ['on another day', SAMPLE_NOW, 9],
    ['nobody knows when', SAMPLE_NOW, null],
  ])('leaves when the shop says: %s', (_, now, days) => {
    const shipping = shippingTime(days, now, CALENDAR);
    for (const source of wireSources(sampleProduct(), { shipping, delivery: undefined })) {
      expect(viewFromWire(sent(source), source.view.offer)).toStrictEqual(source.view);
    }
  });

  test('is refused where something of it is missing', () => {
    const [source] = wireSources(sampleProduct());
    const whole = source && sent(source);
    const { sizeavailability, sizedelivery, sizeprices } = whole ?? {};
    const partly = [
      { sizeavailability, sizedelivery },
      { sizeavailability, sizeprices },
      { sizedelivery, sizeprices },
      {},
    ] as SizeAnswer[];
    for (const answer of [null, ...partly]) {
      expect(() => offerFromWire(answer, { type: 'uniw', name: '' })).toThrow('setCurrentSize no data');
      expect(() => viewFromWire(answer, { type: 'uniw', name: '' })).toThrow('setCurrentSize no data');
    }
  });
});

const amount = fc.nat({ max: 100_000_000 });
const quantity = fc.nat({ max: 100_000 }).map((thousandths) => thousandths / 1000);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const prices = fc
  .array(fc.record({ ago: fc.integer({ min: -40, max: 200 }), gross: amount, off: fc.nat({ max: 5000 }) }), {
    maxLength: 4,
  })
  .map((steps) =>
    steps
      .map(({ ago, gross, off }) => ({
        startsAt: SAMPLE_NOW - ago * 86_400_000,
        gross,
        regular: gross + off,
      }))
      .sort((a, b) => a.startsAt - b.startsAt),
  );

const stocks = fc.array(
  fc.record({ quantity: maybe(quantity), leadDays: fc.nat({ max: 60 }), outside: fc.boolean() }),
  { maxLength: 3 },
);

const contents = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(...MEASURES))
  .map(([amount, measure]) => ({ amount, measure }));

const sizes: fc.Arbitrary<SizeRecord> = fc
  .record({
    phonePrice: fc.boolean(),
    basketEnabled: fc.boolean(),
    gratis: fc.boolean(),
    pointsCost: fc.nat({ max: 3 }),
    availability: fc.constantFrom('enable', 'disable', 'order'),
    deliveryDate: maybe(fc.constant('2026-07-01')),
    deliveryDays: maybe(fc.nat({ max: 90 })),
    unknownTime: fc.boolean(),
    minPerOrder: maybe(quantity),
    maxPerOrder: maybe(quantity),
    weightGrams: fc.nat({ max: 50_000 }),
    contents: maybe(contents),
    suggested: maybe(amount),
    advance: maybe(amount),
    picture: maybe(fc.constantFrom('cup-red', 'cup-blue')),
    stocks,
    prices,
  })
  .map((record) => sampleSize(record));

const products = fc
  .record({
    sizes: fc.array(sizes, { minLength: 1, maxLength: 3 }),
    taxBasisPoints: fc.constantFrom(0, 500, 800, 2300),
    sellBy: fc.constantFrom(1, 0.25, 0.1),
    perishable: fc.boolean(),
    tiers: fc.constantFrom<Tier[]>([], [{ from: 1, percent: 3 }], [{ from: 5, percent: 12.5 }]),
    subscriptions: fc.constantFrom<SubscriptionPeriod[]>(
      [],
      [{ everyDays: 14, rebateType: 'percentage', rebateValue: 12.5 }],
      [{ everyDays: 30, rebateType: 'quota', rebateValue: 500 }],
    ),
    parts: fc.array(
      fc.record({ prices, stocks, quantity: fc.constantFrom(1, 2, 0.5) }).map((part) => samplePart(part)),
      { maxLength: 2 },
    ),
  })
  .map((record) => sampleProduct(record));

const moments = fc
  .record({
    now: fc.integer({ min: -50, max: 50 }).map((days) => SAMPLE_NOW + days * 3_600_000),
    rate: fc.constantFrom(1, 0.234, 25.1),
    code: fc.option(
      fc.record({ percent: fc.constantFrom(10, 33.33), startsAt: fc.constant(SAMPLE_NOW - 9 * 86_400_000) }),
      { nil: undefined },
    ),
  })
  .map(({ code, ...pricing }) => ({ ...SAMPLE_MOMENT, ...pricing, ...(code && { code }) }));
