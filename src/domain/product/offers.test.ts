import { describe, expect, test } from 'vitest';
import {
  SAMPLE_NOW as now,
  sampleProduct as product,
  samplePart,
  sampleSize as size,
  steady,
} from '#tests/support/sample-facts.ts';
import type { OfferMoment, ProductFacts } from './facts.ts';
import { cardOf, nextPriceChange, productOf, sizeOffers } from './offers.ts';
import { fitQuantity } from './quantity.ts';
import { quantityRules } from './quantity-limits.ts';

const DAY = 86_400_000;
const moment: OfferMoment = { now, rate: 1, newForDays: 30, fewLeft: 5 };

describe('a size', () => {
  test('shows its price with and without VAT', () => {
    expect(offerOf({}).price).toEqual({ gross: 12_300, net: 10_000 });
  });

  test('shows the regular and the lowest price beside a reduced one, in the shopper’s currency', () => {
    const prices = [
      { startsAt: now - 100 * DAY, gross: 10_000, regular: 10_000 },
      { startsAt: now - DAY, gross: 8000, regular: 10_000 },
    ];
    const [offer] = sizeOffers(product({ sizes: [size({ prices })] }), { ...moment, rate: 0.25 });
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
      sizeOffers(product({ perishable, sizes: [size({ prices })] }), moment)[0]?.lowest?.gross;
    expect(lowest(true)).toBe(100);
    expect(lowest(false)).toBe(80);
  });

  test('counts the 30 days in the shop’s own calendar', () => {
    const prices = [
      { startsAt: now - 300 * DAY, gross: 60, regular: 60 },
      { startsAt: Date.parse('2025-12-16T00:00+01:00'), gross: 100, regular: 100 },
      { startsAt: Date.parse('2026-01-15T00:30+01:00'), gross: 80, regular: 100 },
    ];
    const facts = product({ sizes: [size({ prices })] });
    expect(sizeOffers(facts, { ...moment, timeZone: 'Europe/Warsaw' })[0]?.lowest?.gross).toBe(100);
    expect(sizeOffers(facts, { ...moment, timeZone: 'UTC' })[0]?.lowest?.gross).toBe(60);
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
  ])('%s', (_, facts, availability, purchase) => {
    expect(offerOf(facts)).toMatchObject({ availability, purchase });
    expect(offerOf(facts).availability).toEqual(availability);
  });

  test('with less left than the least of an order is unavailable', () => {
    const [offer] = sizeOffers(product({ minPerOrder: 6, sizes: [size({ stock: 5 })] }), moment);
    expect(offer?.purchase).toBe('unavailable');
  });

  test('brought in to order can be ordered although the warehouses are empty', () => {
    const facts = product({ sizes: [size({ stock: 0, availability: 'order' })] });
    const [offer] = sizeOffers(facts, moment);
    const rules = quantityRules(
      { ...facts, minPerOrder: 1 },
      offer ?? { stock: 0, minPerOrder: null, maxPerOrder: null },
    );
    expect(fitQuantity('2', rules)).toEqual({ quantity: 2 });
  });

  test('brought in to order is limited by what the supplier still has', () => {
    expect(offerOf({ stock: 3, availability: 'order' }).stock).toBe(3);
  });
});

describe('a set', () => {
  const part = (stock: number | null, quantity: number) => samplePart({ stock, quantity });
  const stockWith = (...parts: ProductFacts['parts']) =>
    sizeOffers(product({ parts, sizes: [size({ stock: null })] }), moment)[0]?.stock;

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
});

describe('a card in a list', () => {
  const small = size({ type: '250g', prices: steady(3000) });
  const large = size({ type: '1kg', prices: steady(9000) });

  test('shows the cheapest size that can be had, and that others cost more', () => {
    expect(cardOf(product({ sizes: [large, small] }), moment)).toMatchObject({
      price: { gross: 3000 },
      from: true,
    });
  });

  test('passes over a cheaper size that is sold out', () => {
    const card = cardOf(product({ sizes: [{ ...small, stocks: [] }, large] }), moment);
    expect(card).toMatchObject({ price: { gross: 9000 }, purchase: 'buy', from: false });
  });

  test('passes over a size whose price must be asked for while another can simply be bought', () => {
    const asked = size({ type: 'biuro', phonePrice: true, prices: steady(0) });
    expect(cardOf(product({ sizes: [asked, large] }), moment)).toMatchObject({
      price: { gross: 9000 },
      purchase: 'buy',
    });
    expect(cardOf(product({ sizes: [asked] }), moment).purchase).toBe('phone_only');
  });

  test('says that a product is sold out only when every size is', () => {
    const soldOut = [
      { ...small, stocks: [] },
      { ...large, stocks: [] },
    ];
    expect(cardOf(product({ sizes: soldOut }), moment).purchase).toBe('unavailable');
    expect(cardOf(product({ sizes: [] }), moment).purchase).toBe('unavailable');
  });

  test('says that few are left when all sizes together are few', () => {
    const left = (...stocks: (number | null)[]) =>
      cardOf(product({ sizes: stocks.map((stock) => size({ stock })) }), moment).fewLeft;
    expect(left(2, 3)).toBe(true);
    expect(left(3, 3)).toBe(false);
    expect(left(1, null)).toBe(false);
    expect(left(0)).toBe(false);
  });

  test('calls a product new for the days the shop has set', () => {
    const isNew = (days: number) => cardOf(product({ firstOfferedAt: now - days * DAY }), moment).isNew;
    expect(isNew(29)).toBe(true);
    expect(isNew(30)).toBe(false);
  });
});

describe('a product page', () => {
  test('knows when the first of its prices changes by itself', () => {
    const later = (days: number) => [...steady(100), { startsAt: now + days * DAY, gross: 90, regular: 100 }];
    const facts = product({ sizes: [size({ prices: later(9) }), size({ prices: later(4) })] });
    expect(nextPriceChange([product({}), facts], now)).toBe(now + 4 * DAY);
    expect(nextPriceChange([product({})], now)).toBeUndefined();
  });

  test('sells at least what is sold at once where the shop sets no minimum', () => {
    expect(productOf(product({ sellBy: 0.25 }), moment, []).minPerOrder).toBe(0.25);
  });
});

function offerOf(facts: Parameters<typeof size>[0]) {
  const [offer] = sizeOffers(product({ sizes: [size(facts)] }), moment);
  if (!offer) throw new Error('a size without an offer');
  return offer;
}
