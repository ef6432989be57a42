import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { lineOffer } from './line-offer.ts';

const pricing = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 5 };
const record = (size = {}) =>
  sampleProduct({
    sizes: [sampleSize(size)],
    minPerSubscription: 2,
    tiers: [{ from: 5, percent: 10 }],
    subscriptions: [
      { everyDays: 14, rebateType: 'percentage', rebateValue: 10 },
      { everyDays: 30, rebateType: 'quota', rebateValue: 1000 },
    ],
  });

function offered(everyDays: number | null, { size = {}, rate = 1 } = {}) {
  const product = record(size);
  const [first] = product.sizes;
  const chosen = first && lineOffer(product, first, everyDays, { ...pricing, rate });
  if (!chosen) throw new Error('no offer for the line');
  return chosen;
}

describe('a line of the basket', () => {
  test('costs what its quantity costs', () => {
    expect(offered(null).priceFor(1)).toEqual({ gross: 12_300, net: 10_000 });
    expect(offered(null).priceFor(5)).toEqual({ gross: 11_070, net: 9000 });
  });

  test('costs less in a subscription, by a percentage or by an amount in the shopper’s currency', () => {
    expect(offered(14).priceFor(1).gross).toBe(11_070);
    expect(offered(30).priceFor(1).gross).toBe(11_300);
    expect(offered(30, { rate: 0.25 }).priceFor(1).gross).toBe(3075 - 250);
  });

  test('in a subscription is charged by what the shop’s prices are: gross, or net with the tax on it', () => {
    const product = record({});
    const [first] = product.sizes;
    const charged = (priceType: 'gross' | 'net') =>
      first && lineOffer(product, first, 30, { ...pricing, priceType })?.priceFor(1);
    // 8.13 percent less is 8 percent for the calculator: 92.00 without tax.
    expect(charged('gross')).toEqual({ gross: 11_300, net: 9187 });
    expect(charged('net')).toEqual({ gross: 11_316, net: 9200 });
  });

  test('in a period that the shop no longer offers costs the same as bought once', () => {
    expect(offered(90).priceFor(1).gross).toBe(12_300);
  });

  test('in a subscription begins at the subscription’s own minimum', () => {
    expect(offered(14).rules.min).toBe(2);
    expect(offered(null).rules.min).toBe(1);
  });

  test.each([
    ['can be bought', {}, undefined],
    ['is sold out', { stock: 0 }, 'unavailable'],
    ['has no price yet', { prices: [] }, 'unavailable'],
    ['is a gift', { gratis: true }, 'unavailable'],
    ['has its price on the phone', { phonePrice: true }, 'phone_only'],
    ['is for points only', { phonePrice: true, pointsCost: 10 }, 'points_only'],
    ['is free on request', { phonePrice: true, basketEnabled: true, prices: [] }, undefined],
  ])('of a size that %s is refused as %s', (_, size, refusal) => {
    expect(offered(null, { size }).refusal).toBe(refusal);
  });

  test('does not exist for a size of another product', () => {
    expect(lineOffer(record(), sampleSize({ id: 99 }), null, pricing)).toBeUndefined();
  });
});
