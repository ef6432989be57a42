import { describe, expect, test } from 'vitest';
import type { ProductRecord } from '#domain/product/product-record.ts';
import {
  SAMPLE_NOW,
  samplePart,
  sampleProduct,
  sampleSize,
  steady,
} from '#tests/support/samples/sample-records.ts';
import { SAMPLE_MOMENT, wireSources } from '#tests/support/samples/wire-source.ts';
import { type WireSource, wireSizePrices } from './projector-prices.ts';
import { wireSizeAvailability, wireSizeDelivery, wireSizes } from './projector-sizes.ts';

const DAY = 86_400_000;
const REDUCED = [
  { startsAt: SAMPLE_NOW - 100 * DAY, gross: 12_300, regular: 12_300 },
  { startsAt: SAMPLE_NOW - 2 * DAY, gross: 9_840, regular: 12_300 },
  { startsAt: SAMPLE_NOW + 5 * DAY, gross: 12_300, regular: 12_300 },
];

function only(record: ProductRecord, view?: Parameters<typeof wireSources>[1]): WireSource {
  const [source] = wireSources(record, view);
  if (!source) throw new Error('the product has no size');
  return source;
}
const withSize = (size: Parameters<typeof sampleSize>[0], product: Partial<ProductRecord> = {}) =>
  only(sampleProduct({ sizes: [sampleSize(size)], ...product }));

describe('the prices of a size', () => {
  test('are numbers in strings, gross and net, each with the form that the shop prints', () => {
    expect(wireSizePrices(withSize({}))).toEqual({
      value: '123.00',
      price_formatted: '123,00\u00a0zł',
      price_net: '100.00',
      price_net_formatted: '100,00\u00a0zł',
      unit: 'szt.',
      unit_sellby: 1,
      points: 0,
      points_recive: 0,
      basket_enable: 'y',
      phone_price: 'false',
      gratis: 'false',
    });
  });

  test('of a reduced one have the regular, the lowest of 30 days, the saving and the last day', () => {
    expect(wireSizePrices(withSize({ prices: REDUCED }))).toMatchObject({
      value: '98.40',
      maxprice: '123.00',
      maxprice_net: '100.00',
      maxprice_formatted: '123,00\u00a0zł',
      omnibus_price: '123.00',
      omnibus_price_net: '100.00',
      yousave: '24.60',
      yousave_net: '20.00',
      yousave_net_formatted: '20,00\u00a0zł',
      yousave_percent: '20',
      new_price_effective_until: '2026-06-20',
    });
  });

  test('with a discount code have the price before it', () => {
    const pricing = { ...SAMPLE_MOMENT, code: { percent: 10, startsAt: SAMPLE_NOW - DAY } };
    expect(wireSizePrices(only(sampleProduct(), { pricing }))).toMatchObject({
      value: '110.70',
      beforerebate: '123.00',
      beforerebate_net: '100.00',
      omnibus_price: '123.00',
      yousave_percent: '10',
    });
  });

  test('have the suggested one, the advance and the price of the least that is sold', () => {
    const source = withSize({ suggested: 15_000, advance: 2_000 }, { sellBy: 0.25, precision: 2 });
    expect(wireSizePrices(source)).toMatchObject({
      srp: '150.00',
      srp_net: '121.95',
      advanceprice: '20.00',
      advanceprice_formatted: '20,00\u00a0zł',
      sellby_price: '30.75',
      unit_sellby: 0.25,
    });
  });

  test('of a set say what it saves against its parts', () => {
    const parts = [samplePart({ quantity: 2 }), samplePart({ prices: steady(4_920) })];
    const prices = wireSizePrices(withSize({ prices: steady(24_600) }, { type: 'bundle', parts }));
    expect(prices).toMatchObject({
      bundle_price: { amount_diff_gross: '49.20', amount_diff_net: '40.00', percent_diff: 17 },
      yousave: '49.20',
      yousave_percent: '17',
    });
  });

  test('in a subscription are those of its period, with the normal ones beside them', () => {
    const source = withSize({});
    const prices = wireSizePrices(source, { everyDays: 14, rebateType: 'percentage', rebateValue: 10 });
    expect(prices).toMatchObject({ value: '110.70', price_net: '90.00', price_normal: { value: '123.00' } });
    expect(wireSizePrices(source).price_normal).toBeUndefined();
  });

  test('in a subscription say the calculator’s own net and percent, also where they are not the tax apart', () => {
    const prices = wireSizePrices(withSize({}), { everyDays: 30, rebateType: 'quota', rebateValue: 1000 });
    expect(prices).toMatchObject({
      value: '113.00',
      price_net: '92.00',
      yousave: '10.00',
      yousave_net: '8.00',
      yousave_percent: '8',
    });
  });

  test('list the volume discounts, up to the last quantity before the next, and how many are missing', () => {
    const tiers = [
      { from: 5, percent: 5 },
      { from: 10, percent: 10 },
    ];
    expect(wireSizePrices(withSize({}, { tiers, minPerOrder: 2 })).rebateNumber).toEqual({
      items: [
        { threshold: 5, threshold_end: 9, value: 5, price: '116.85', price_net: '95.00', left: 3 },
        { threshold: 10, value: 10, price: '110.70', price_net: '90.00', left: 8 },
      ],
      nextleft: 3,
      nextprice: '116.85',
      nextprice_net: '95.00',
      nextthreshold: 5,
    });
    const metres = withSize(
      {},
      {
        tiers: [
          { from: 1, percent: 5 },
          { from: 2.5, percent: 6 },
        ],
        sellBy: 0.1,
      },
    );
    expect(wireSizePrices(metres).rebateNumber?.items[0]).toMatchObject({ threshold_end: 2.4, left: 0.9 });
  });

  test.each([
    ['that can be bought', {}, 'y', 'false', 'false'],
    ['on the phone', { phonePrice: true }, 'n', 'true', 'false'],
    ['for points only', { phonePrice: true, pointsCost: 500 }, 'n', 'true', 'false'],
    ['that is free', { phonePrice: true, basketEnabled: true }, 'y', 'true', 'false'],
    ['given with others', { gratis: true }, 'n', 'false', 'true'],
    ['sold out', { stock: 0 }, 'n', 'false', 'false'],
  ] as const)('of a size %s say so', (_, size, basket_enable, phone_price, gratis) => {
    expect(wireSizePrices(withSize(size))).toMatchObject({ basket_enable, phone_price, gratis });
  });
});

describe('the availability of a size', () => {
  test('has the words, a picture and the stock of own and other warehouses', () => {
    const stocks = [
      { quantity: 3, leadDays: 0, outside: false },
      { quantity: null, leadDays: 4, outside: true },
    ];
    expect(wireSizeAvailability(withSize({ stocks, minPerOrder: 2, picture: 'mug-red' }))).toEqual({
      visible: 'y',
      status: 'enable',
      status_description: 'W magazynie',
      status_gfx: '/gfx/status-enable.svg',
      status_description_tel: 'W magazynie',
      status_gfx_tel: '/gfx/status-enable.svg',
      delivery_days_undefined: 'false',
      delay_time: { unknown_delivery_time: 'false' },
      amount: -1,
      amount_mm: 3,
      amount_mo: -1,
      min_size_quantity: 2,
      weight: 250,
      leads: [
        { amount: 3, days: 0 },
        { amount: -1, days: 4 },
      ],
      picture: 'mug-red',
    });
  });

  test('of one that is out has the day it comes back', () => {
    const wire = wireSizeAvailability(withSize({ stock: 0, deliveryDate: '2026-07-01' }));
    expect(wire).toMatchObject({ status: 'disable', delivery_date: '2026-07-01', amount: 0, amount_mo: 0 });
  });

  test('of one that is ordered in says how many days it takes, or that nobody knows', () => {
    const ordered = (size: object) =>
      wireSizeAvailability(withSize({ availability: 'order', stock: 0, ...size }));
    expect(ordered({ deliveryDays: 5 })).toMatchObject({
      status: 'order',
      delivery_days: 5,
      delivery_days_undefined: 'false',
      amount: -1,
    });
    expect(ordered({ unknownTime: true })).toMatchObject({
      delivery_days_undefined: 'true',
      delay_time: { unknown_delivery_time: 'true' },
      leads: [{ amount: -1 }],
    });
  });
});

describe('the delivery of a size', () => {
  const shipping = { unknownTime: true } as const;

  test.each([
    [1290, { shipping: '12.90', shipping_formatted: '12,90\u00a0zł', undefined: 'false' }],
    [0, { shipping: '0.00', shipping_formatted: '0,00\u00a0zł', undefined: 'false' }],
    [undefined, { undefined: 'true' }],
  ])('that costs %s grosze', (delivery, wire) => {
    expect(wireSizeDelivery(only(sampleProduct(), { delivery, shipping }))).toEqual({
      ...wire,
      shipping_time: { unknown_time: 'true', today: 'false' },
    });
  });
});

describe('all sizes of a product', () => {
  test('stand in a list, in the product’s order, with what holds for the product', () => {
    const sizes = ['S', 'M'].map((type) => sampleSize({ type, name: type, minPerOrder: 2 }));
    const record = sampleProduct({ sizes, maxPerOrder: 8, minPerSubscription: 3 });
    const sources = wireSources(record);
    const wire = wireSizes(only(record).product, sources, undefined);
    expect(wire).toMatchObject({
      product_id: 7,
      product_type: 'product_item',
      currency: 'PLN',
      unit: 'szt.',
      unit_plural: 'szt.',
      unit_sellby: 1,
      unit_precision: 0,
      for_points: 'false',
      order_quantity_range: {
        min_quantity_per_order: 1,
        max_quantity_per_order: 8,
        min_size_quantity_per_order: 2,
        minimum_quantity_subscription: 3,
      },
    });
    expect(wire.items.map(({ type }) => type)).toEqual(['S', 'M']);
    expect(wire.items[0]).toMatchObject({
      name: 'S',
      amount: 20,
      price: { value: '123.00' },
      rebateNumber: [],
    });
    expect(wire.items[0]).not.toHaveProperty('price_subscription');
  });

  test('that differ in their limits leave them to each size', () => {
    const record = sampleProduct({ sizes: [sampleSize({ maxPerOrder: 2 }), sampleSize({ type: 'M' })] });
    const range = wireSizes(only(record).product, wireSources(record), undefined).order_quantity_range;
    expect(range).toEqual({ min_quantity_per_order: 1 });
  });

  test.each([
    ['bundle', 'product_bundle'],
    ['virtual', 'product_virtual'],
    ['service', 'product_service'],
  ] as const)('of a %s say that it is a %s', (type, product_type) => {
    const record = sampleProduct({ type });
    expect(wireSizes(only(record).product, wireSources(record), undefined)).toMatchObject({ product_type });
  });

  test('that cost points only say so', () => {
    const record = sampleProduct({ sizes: [sampleSize({ phonePrice: true, pointsCost: 100 })] });
    expect(wireSizes(only(record).product, wireSources(record), undefined).for_points).toBe('true');
  });
});
