import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  SAMPLE_NOW as now,
  sampleProduct as product,
  samplePart,
  sampleSize as size,
  steady,
} from '#tests/support/samples/sample-records.ts';
import { cardOf, nextPriceChange, productOf, sizeOffers } from './offers.ts';
import type { PricingContext, ProductRecord } from './product-record.ts';
import { fitQuantity } from './quantity.ts';
import { quantityRules } from './quantity-limits.ts';

const DAY = 86_400_000;
const pricing: PricingContext = { now, rate: 1, newForDays: 30, fewLeft: 5 };

test('a card says the first two parameters that the owner has picked, and what is bought at once', () => {
  const parameters = [
    { name: 'Kraj', value: 'Brazylia' },
    { name: 'Kraj', value: 'Kenia' },
    { name: 'Palenie', value: 'jasne' },
    { name: 'Nuty', value: 'karmel' },
  ];
  const cardParameters = ['Nuty', 'Notes', 'Kraj', 'Palenie'];
  const card = cardOf(product({ parameters, minPerOrder: 2 }), { ...pricing, cardParameters });
  expect(card.facts).toEqual(['karmel', 'Brazylia, Kenia']);
  expect(card.atOnce).toEqual({ size: 'uniw', quantity: 2 });
  const chosen = cardOf(product({ sizes: [size({ type: 'S' }), size({ type: 'M' })] }), pricing);
  expect(chosen).not.toHaveProperty('atOnce');
  expect(chosen).not.toHaveProperty('facts');
  expect(cardOf(product({ sizes: [size({ stock: 0 })] }), pricing)).not.toHaveProperty('atOnce');
});

describe('a size', () => {
  test('shows its price with and without VAT', () => {
    expect(offerOf({}).price).toEqual({ gross: 12_300, net: 10_000 });
  });

  test('shows the regular and the lowest price beside a reduced one, in the shopper’s currency', () => {
    const prices = [
      { startsAt: now - 100 * DAY, gross: 10_000, regular: 10_000 },
      { startsAt: now - DAY, gross: 8000, regular: 10_000 },
    ];
    const [offer] = sizeOffers(product({ sizes: [size({ prices })] }), { ...pricing, rate: 0.25 });
    expect(offer?.price.gross).toBe(2000);
    expect(offer?.regular?.gross).toBe(2500);
    expect(offer?.lowest?.gross).toBe(2500);
  });

  test('of goods that spoil has the price before the first reduction beside it', () => {
    const prices = [
      { startsAt: now - 100 * DAY, gross: 100, regular: 100 },
      { startsAt: now - 5 * DAY, gross: 80, regular: 100 },
      { startsAt: now - DAY, gross: 60, regular: 100 },
    ];
    const lowest = (perishable: boolean) =>
      sizeOffers(product({ perishable, sizes: [size({ prices })] }), pricing)[0]?.lowest?.gross;
    expect(lowest(true)).toBe(100);
    expect(lowest(false)).toBe(80);
  });

  test('counts the 30 days in the shop’s own calendar', () => {
    const prices = [
      { startsAt: now - 300 * DAY, gross: 60, regular: 60 },
      { startsAt: Date.parse('2025-12-16T00:00+01:00'), gross: 100, regular: 100 },
      { startsAt: Date.parse('2026-01-15T00:30+01:00'), gross: 80, regular: 100 },
    ];
    const record = product({ sizes: [size({ prices })] });
    expect(sizeOffers(record, { ...pricing, timeZone: 'Europe/Warsaw' })[0]?.lowest?.gross).toBe(100);
    expect(sizeOffers(record, { ...pricing, timeZone: 'UTC' })[0]?.lowest?.gross).toBe(60);
  });

  test.each<[string, Parameters<typeof size>[0], object, string]>([
    ['in stock is available', { stock: 3 }, { status: 'enable' }, 'buy'],
    ['that nobody counts is available', { stock: null }, { status: 'enable' }, 'buy'],
    ['with nothing left is unavailable', { stock: 0 }, { status: 'disable' }, 'unavailable'],
    [
      'that will be back says when',
      { stock: 0, deliveryDate: '2026-07-01' },
      { status: 'disable', backOn: '2026-07-01' },
      'unavailable',
    ],
    [
      'that the shop switched off is unavailable, whatever is left',
      { stock: 9, availability: 'disable' },
      { status: 'disable' },
      'unavailable',
    ],
    [
      'brought in to order says in how many days',
      { stock: 0, availability: 'order', deliveryDays: 21 },
      { status: 'order', days: 21 },
      'buy',
    ],
    [
      'brought in to order at an unknown time names no days',
      { stock: 0, availability: 'order', deliveryDays: null },
      { status: 'order' },
      'buy',
    ],
  ])('%s', (_, record, availability, purchase) => {
    expect(offerOf(record)).toMatchObject({ availability, purchase });
    expect(offerOf(record).availability).toEqual(availability);
  });

  test('brought in to order at a time that nobody knows names no days, even where some are set', () => {
    const record = { stock: 0, availability: 'order' as const, unknownTime: true };
    expect(offerOf(record).availability).toEqual({ status: 'order', unknownTime: true });
    expect(offerOf({ ...record, deliveryDays: 21 })).toMatchObject({
      availability: { status: 'order', unknownTime: true },
      leads: [{ upTo: null, days: null }],
      purchase: 'buy',
    });
    expect(offerOf({ ...record, deliveryDays: 21 }).availability).not.toHaveProperty('days');
  });

  test('with less left than the least of an order is unavailable', () => {
    const [offer] = sizeOffers(product({ minPerOrder: 6, sizes: [size({ stock: 5 })] }), pricing);
    expect(offer?.purchase).toBe('unavailable');
  });

  test.each<[string, Partial<ProductRecord>, Parameters<typeof size>[0], string]>([
    ['less left than is sold at once', { sellBy: 6 }, { stock: 5 }, 'unavailable'],
    ['just what is sold at once', { sellBy: 6 }, { stock: 6 }, 'buy'],
    ['less left than the least of this size', {}, { stock: 5, minPerOrder: 6 }, 'unavailable'],
    ['just the least of this size', {}, { stock: 6, minPerOrder: 6 }, 'buy'],
    [
      'less left than the least of an order rounded up to what is sold at once',
      { sellBy: 6, minPerOrder: 7 },
      { stock: 11 },
      'unavailable',
    ],
    ['just that', { sellBy: 6, minPerOrder: 7 }, { stock: 12 }, 'buy'],
    ['a tenth left that is sold by the tenth', { sellBy: 0.1, precision: 1 }, { stock: 0.1 }, 'buy'],
  ])('is offered only where an order can be filled: %s', (_, record, sizeRecord, purchase) => {
    const [offer] = sizeOffers(product({ ...record, sizes: [size(sizeRecord)] }), pricing);
    expect(offer?.purchase).toBe(purchase);
  });

  test('shows what the producer suggests and what is paid in advance, in the shopper’s currency', () => {
    const record = product({ sizes: [size({ suggested: 14_760, advance: 2460 })] });
    const [offer] = sizeOffers(record, { ...pricing, rate: 0.25 });
    expect(offer?.suggested).toEqual({ gross: 3690, net: 3000 });
    expect(offer?.advance).toEqual({ gross: 615, net: 500 });
  });

  test('shows neither of them where there is none', () => {
    expect(offerOf({})).not.toHaveProperty('suggested');
    expect(offerOf({})).not.toHaveProperty('advance');
  });

  test('says the last day of a reduced price, in the shop’s own calendar', () => {
    const prices = [
      { startsAt: now - 100 * DAY, gross: 100, regular: 100 },
      { startsAt: now - DAY, gross: 80, regular: 100 },
      { startsAt: Date.parse('2026-06-21T00:00+02:00'), gross: 100, regular: 100 },
    ];
    const record = product({ sizes: [size({ prices })] });
    expect(sizeOffers(record, { ...pricing, timeZone: 'Europe/Warsaw' })[0]?.until).toBe('2026-06-20');
    const later = prices.map((step, index) =>
      index === 2 ? { ...step, startsAt: step.startsAt + 1 } : step,
    );
    const changed = product({ sizes: [size({ prices: later })] });
    expect(sizeOffers(changed, { ...pricing, timeZone: 'Europe/Warsaw' })[0]?.until).toBe('2026-06-21');
    expect(sizeOffers(record, pricing)[0]?.until).toBe('2026-06-20');
  });

  test('says no last day where no end is planned, or the price is not reduced', () => {
    const reduced = { startsAt: now - DAY, gross: 80, regular: 100 };
    expect(offerOf({ prices: [...steady(100), reduced] })).not.toHaveProperty('until');
    const dearer = { startsAt: now + DAY, gross: 120, regular: 120 };
    expect(offerOf({ prices: [...steady(100), dearer] })).not.toHaveProperty('until');
  });

  test('may have a picture of its own', () => {
    expect(offerOf({ picture: 'kawa-1kg' }).picture).toBe('kawa-1kg');
    expect(offerOf({})).not.toHaveProperty('picture');
  });

  test('says how soon it leaves from each warehouse', () => {
    const stocks = [
      { quantity: 3, leadDays: 0, outside: false },
      { quantity: 10, leadDays: 4, outside: true },
    ];
    expect(offerOf({ stocks })).toMatchObject({
      stock: 13,
      leads: [
        { upTo: 3, days: 0 },
        { upTo: 13, days: 4 },
      ],
    });
  });

  test('brought in to order can be ordered although the warehouses are empty', () => {
    const record = product({ sizes: [size({ stock: 0, availability: 'order' })] });
    const [offer] = sizeOffers(record, pricing);
    const rules = quantityRules(
      { ...record, minPerOrder: 1 },
      offer ?? { stock: 0, minPerOrder: null, maxPerOrder: null },
    );
    expect(fitQuantity('2', rules)).toEqual({ quantity: 2 });
  });

  test('brought in to order is limited by what the supplier still has', () => {
    expect(offerOf({ stock: 3, availability: 'order' }).stock).toBe(3);
  });
});

describe('with a discount code', () => {
  const code = { percent: 10, startsAt: now - 10 * DAY };
  const at = (days: number, gross: number, regular = gross) => ({
    startsAt: now + days * DAY,
    gross,
    regular,
  });
  const withCode = (prices: ReturnType<typeof steady>, record: Partial<ProductRecord> = {}) => {
    const [offer] = sizeOffers(product({ ...record, sizes: [size({ prices })] }), { ...pricing, code });
    return offer;
  };

  test('a size costs less by its percentage, and the price before it is shown', () => {
    expect(withCode(steady(12_300))).toMatchObject({
      price: { gross: 11_070, net: 9000 },
      beforeCode: { gross: 12_300, net: 10_000 },
      lowest: { gross: 12_300, net: 10_000 },
    });
    expect(withCode(steady(12_300))).not.toHaveProperty('regular');
    expect(offerOf({})).not.toHaveProperty('beforeCode');
  });

  test('a size has its prices in the shopper’s currency', () => {
    const [offer] = sizeOffers(product(), { ...pricing, rate: 0.25, code });
    expect(offer).toMatchObject({
      price: { gross: 2768 },
      beforeCode: { gross: 3075 },
      lowest: { gross: 3075 },
    });
  });

  test.each<[string, ReturnType<typeof steady>, number]>([
    ['a dip after the code began does not count', [at(-100, 100), at(-5, 70), at(-4, 100)], 100],
    ['a dip before the code began counts', [at(-100, 100), at(-15, 70), at(-14, 100)], 70],
    [
      'a dip within 30 days of now, but not of its beginning',
      [at(-100, 100), at(-45, 70), at(-44, 100)],
      100,
    ],
    ['a promotion that ran when it began', [at(-100, 100), at(-20, 80, 100)], 80],
    ['the lowest since it was first offered, where that was later', [at(-5, 70), at(-4, 100)], 70],
  ])('the lowest price is that of the 30 days before the code began: %s', (_, prices, lowest) => {
    expect(withCode(prices)?.lowest?.gross).toBe(lowest);
  });

  test('a promotion that began after the code does not lose its own lowest price', () => {
    // Reduced again after a dip to 60: 100 was the lowest before the code, but not before this reduction.
    const prices = [at(-100, 100), at(-8, 60, 100), at(-6, 100), at(-2, 80, 100)];
    expect(withCode(prices)).toMatchObject({
      price: { gross: 72 },
      regular: { gross: 100 },
      lowest: { gross: 60 },
    });
  });

  test('goods that spoil have the price before the first reduction beside them', () => {
    const prices = [at(-100, 100), at(-20, 80, 100), at(-15, 60, 100)];
    expect(withCode(prices, { perishable: true })?.lowest?.gross).toBe(100);
    expect(withCode(prices, { perishable: false })?.lowest?.gross).toBe(60);
  });
});

describe('a set', () => {
  const part = (stock: number | null, quantity: number) => samplePart({ stock, quantity });
  const stockWith = (...parts: ProductRecord['parts']) =>
    sizeOffers(product({ parts, sizes: [size({ stock: null })] }), pricing)[0]?.stock;

  test('can be had as often as its scarcest part allows', () => {
    expect(stockWith(part(10, 2), part(9, 3), part(null, 1))).toBe(3);
  });

  test('of parts sold by weight counts them without noise', () => {
    expect(stockWith(part(0.3, 0.1))).toBe(3);
    expect(stockWith(part(0.7, 0.1))).toBe(7);
  });

  test('with no counted part is not counted', () => {
    expect(stockWith(part(null, 2))).toBeNull();
  });

  test('shows what its parts cost one by one, each with its own tax and quantity, in the shopper’s currency', () => {
    const parts = [
      samplePart({ quantity: 2, prices: steady(12_300) }),
      samplePart({ quantity: 0.5, prices: steady(10_500), taxBasisPoints: 500 }),
    ];
    const apart = (rate: number) => sizeOffers(product({ parts }), { ...pricing, rate })[0]?.apart;
    expect(apart(1)).toEqual({ gross: 29_850, net: 25_000 });
    expect(apart(0.25)).toEqual({ gross: 7463, net: 6250 });
    expect(offerOf({})).not.toHaveProperty('apart');
  });

  test('measures itself by what its parts cost now, reduced or not', () => {
    const prices = [...steady(100), { startsAt: now - DAY, gross: 80, regular: 100 }];
    const parts = [samplePart({ prices }), samplePart({ prices: [] })];
    expect(sizeOffers(product({ parts }), pricing)[0]?.apart?.gross).toBe(80);
  });

  test('says nothing of what its parts cost where the price of one is told on the phone', () => {
    const parts = [samplePart({ id: 1 }), samplePart({ id: 2, phonePrice: true })];
    const [open, asked] = productOf(product({ parts }), pricing, []).parts;
    expect([open?.price?.gross, asked?.id]).toEqual([12_300, 2]);
    expect(asked).not.toHaveProperty('price');
    expect(sizeOffers(product({ parts }), pricing)[0]).not.toHaveProperty('apart');
  });

  test('waits for the slowest of its parts', () => {
    const slow = samplePart({ stocks: [{ quantity: 5, leadDays: 7, outside: true }] });
    const [offer] = sizeOffers(
      product({ parts: [part(5, 1), slow], sizes: [size({ stock: null })] }),
      pricing,
    );
    expect(offer?.leads.at(-1)).toEqual({ upTo: 5, days: 7 });
  });
});

describe('a card in a list', () => {
  const small = size({ type: '250g', prices: steady(3000) });
  const large = size({ type: '1kg', prices: steady(9000) });

  test('shows the cheapest size that can be had, and that others cost more', () => {
    expect(cardOf(product({ sizes: [large, small] }), pricing)).toMatchObject({
      price: { gross: 3000 },
      from: true,
    });
  });

  test('passes over a cheaper size that is sold out', () => {
    const card = cardOf(product({ sizes: [{ ...small, stocks: [] }, large] }), pricing);
    expect(card).toMatchObject({ price: { gross: 9000 }, purchase: 'buy', from: false });
  });

  test('passes over a size whose price must be asked for while another can simply be bought', () => {
    const asked = size({ type: 'biuro', phonePrice: true, prices: steady(0) });
    expect(cardOf(product({ sizes: [asked, large] }), pricing)).toMatchObject({
      price: { gross: 9000 },
      purchase: 'buy',
    });
    expect(cardOf(product({ sizes: [asked] }), pricing).purchase).toBe('phone_only');
  });

  test('says that a product is sold out only when every size is', () => {
    const soldOut = [
      { ...small, stocks: [] },
      { ...large, stocks: [] },
    ];
    expect(cardOf(product({ sizes: soldOut }), pricing).purchase).toBe('unavailable');
    expect(cardOf(product({ sizes: [] }), pricing).purchase).toBe('unavailable');
  });

  test('says that few are left when all sizes together are few', () => {
    const left = (...stocks: (number | null)[]) =>
      cardOf(product({ sizes: stocks.map((stock) => size({ stock })) }), pricing).fewLeft;
    expect(left(2, 3)).toBe(true);
    expect(left(3, 3)).toBe(false);
    expect(left(1, null)).toBe(false);
    expect(left(0)).toBe(false);
  });

  test('calls a product new for the days the shop has set', () => {
    const isNew = (days: number) => cardOf(product({ firstOfferedAt: now - days * DAY }), pricing).isNew;
    expect(isNew(29)).toBe(true);
    expect(isNew(30)).toBe(false);
  });
});

describe('a product page', () => {
  test('knows when the first of its prices changes by itself', () => {
    const later = (days: number) => [...steady(100), { startsAt: now + days * DAY, gross: 90, regular: 100 }];
    const record = product({ sizes: [size({ prices: later(9) }), size({ prices: later(4) })] });
    expect(nextPriceChange([product({}), record], now)).toBe(now + 4 * DAY);
    expect(nextPriceChange([product({})], now)).toBeUndefined();
  });

  test('counts the parts of a set among the prices that change by themselves', () => {
    const later = (days: number) => [...steady(100), { startsAt: now + days * DAY, gross: 90, regular: 100 }];
    const set = product({ sizes: [size({ prices: later(9) })], parts: [samplePart({ prices: later(3) })] });
    expect(nextPriceChange([set], now)).toBe(now + 3 * DAY);
    expect(nextPriceChange([set], now + 3 * DAY)).toBe(now + 9 * DAY);
    expect(nextPriceChange([set], now + 9 * DAY)).toBeUndefined();
  });

  test('that is a date can be bought until it begins, and the page is made anew then', () => {
    const date = product({ sizes: [size({ stock: 4, beginsAt: now + DAY })] });
    expect(nextPriceChange([date], now)).toBe(now + DAY);
    const at = (moment: number) => productOf(date, { ...pricing, now: moment }, []).sizes[0];
    expect(at(now + DAY - 1)).toMatchObject({ purchase: 'buy', beginsAt: now + DAY });
    expect(at(now + DAY)).toMatchObject({ purchase: 'unavailable' });
  });

  test('has parts only where all sizes have the same, and the picture of one of its colour', () => {
    const colour = (value: string) => [{ name: 'Kolor', value }];
    const made = (type: string, letters: string, picture: string | null = null) =>
      size({ type, picture, parts: [...colour(type.slice(0, 1)), { name: 'Rozmiar', value: letters }] });
    const shirts = product({ sizes: [made('cS', 'S', 'czarny'), made('cM', 'M'), made('bS', 'S')] });
    expect(productOf(shirts, pricing, []).partNames).toEqual(['Kolor', 'Rozmiar']);
    expect(productOf(shirts, pricing, []).sizes.map(({ parts, picture }) => [parts, picture])).toEqual([
      [['c', 'S'], 'czarny'],
      [['c', 'M'], 'czarny'],
      [['b', 'S'], undefined],
    ]);
    const mixed = product({ sizes: [made('cS', 'S'), size({ type: 'M', parts: colour('c') })] });
    expect(productOf(mixed, pricing, []).partNames).toBeUndefined();
    expect(productOf(mixed, pricing, []).sizes.map(({ parts }) => parts)).toEqual([undefined, undefined]);
  });

  test('keeps every price until the change it names', () => {
    const change = fc.record({
      days: fc.integer({ min: -40, max: 40 }),
      gross: fc.integer({ min: 1, max: 500 }),
    });
    const prices = fc
      .uniqueArray(change, { selector: ({ days }) => days, minLength: 1, maxLength: 5 })
      .map((changes) =>
        changes
          .toSorted((a, b) => a.days - b.days)
          .map(({ days, gross }) => ({ startsAt: now + days * DAY, gross, regular: 500 })),
      );
    fc.assert(
      fc.property(prices, prices, (own, ofPart) => {
        const record = product({ sizes: [size({ prices: own })], parts: [samplePart({ prices: ofPart })] });
        const next = nextPriceChange([record], now) ?? now + 100 * DAY;
        expect(next).toBeGreaterThan(now);
        expect(sizeOffers(record, { ...pricing, now: next - 1 })).toEqual(sizeOffers(record, pricing));
      }),
    );
  });

  test('has the rebates of its subscriptions in the shopper’s currency: amounts are exchanged, percentages not', () => {
    const subscriptions = [
      { everyDays: 30, rebateType: 'quota' as const, rebateValue: 500 },
      { everyDays: 60, rebateType: 'percentage' as const, rebateValue: 12.5 },
    ];
    const { subscriptions: offered } = productOf(product({ subscriptions }), { ...pricing, rate: 0.234 }, []);
    expect(offered).toEqual([
      { everyDays: 30, rebateType: 'quota', rebateValue: 117 },
      { everyDays: 60, rebateType: 'percentage', rebateValue: 12.5 },
    ]);
  });

  test('shows what a set is made of, each part at its own price', () => {
    const parts = [samplePart({ id: 3, name: 'Młynek', quantity: 2, prices: steady(2460) })];
    expect(productOf(product({ parts }), { ...pricing, rate: 0.5 }, []).parts).toEqual([
      {
        id: 3,
        slug: 'kawa',
        name: 'Młynek',
        quantity: 2,
        size: 'uniw',
        sizeName: 'uniwersalny',
        price: { gross: 1230, net: 1000 },
      },
    ]);
  });

  test('sells at least what is sold at once where the shop sets no minimum', () => {
    expect(productOf(product({ sellBy: 0.25 }), pricing, []).minPerOrder).toBe(0.25);
  });
});

function offerOf(record: Parameters<typeof size>[0]) {
  const [offer] = sizeOffers(product({ sizes: [size(record)] }), pricing);
  if (!offer) throw new Error('a size without an offer');
  return offer;
}
