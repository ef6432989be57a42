import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { dayOf, instantAt } from '#domain/time/zone.ts';
import { SharedContext } from '#server/request/shared-context.ts';
import { pricingContext, readVisit } from '#server/request/visit.ts';
import { sampleProduct, sampleSize, steady } from '#tests/support/samples/sample-records.ts';
import { describeWithShop, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';
import { sizeViews } from './size-view.ts';

const ZONE = 'Europe/Warsaw';
const EVERY_DAY = { deadline: '14:00', days: [1, 2, 3, 4, 5, 6, 7], closedOn: [] };

describeWithShop('a size on its page', (use) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(use().database, { dispatch: EVERY_DAY });
    shop.now = instantAt(dayOf(Date.now(), ZONE), 9 * 60, ZONE);
  });
  afterAll(() => shop.close());

  const viewsOf = (record: Partial<ProductRecord>, cookies = '') => {
    const visit = readVisit(cookies, 'pl', shop.shop.settings.config);
    const pricing = pricingContext(visit, shop.shop.settings.config, shop.now);
    const context = new SharedContext(shop.shop.settings, () => visit);
    return sizeViews(shop.shop, context, sampleProduct(record), pricing);
  };
  const sizeOf = (size: Parameters<typeof sampleSize>[0]) => ({
    sizes: [sampleSize({ prices: steady(2_000), ...size })],
  });

  test('has what the cheapest delivery of the least of it costs, collection aside', async () => {
    expect((await viewsOf(sizeOf({})))[0]?.delivery).toBe(1190);
    // Ten of them are worth enough to come free, and a hundred too heavy for a locker.
    expect((await viewsOf({ ...sizeOf({ minPerOrder: 10 }) }))[0]?.delivery).toBe(0);
    expect((await viewsOf({ ...sizeOf({ weightGrams: 26_000 }) }))[0]?.delivery).toBe(2490);
    expect((await viewsOf({ ...sizeOf({ weightGrams: 40_000 }) }))[0]?.delivery).toBeUndefined();
  });

  test('says on which day it is there by that way', async () => {
    // Some way may bring it on the second day, whichever days those are.
    expect((await viewsOf(sizeOf({})))[0]?.arrival).toMatch(/^w punkcie najpóźniej we? \p{L}+ \d\d\.\d\d$/u);
    expect((await viewsOf(sizeOf({ weightGrams: 26_000 })))[0]?.arrival).toMatch(/^u Ciebie najpóźniej /);
    const unknown = { availability: 'order' as const, unknownTime: true, stock: 0 };
    expect((await viewsOf(sizeOf(unknown)))[0]?.arrival).toBeUndefined();
  });

  test('has the cost in the visitor’s currency and for the visitor’s country', async () => {
    expect((await viewsOf(sizeOf({}), 'region=1143020143'))[0]?.delivery).toBe(3900);
    expect((await viewsOf(sizeOf({}), 'region=1143020143; currency=EUR'))[0]?.delivery).toBe(913);
  });

  test.each(['virtual', 'service'] as const)('that is %s has no delivery to pay for', async (type) => {
    expect((await viewsOf({ type, ...sizeOf({}) }))[0]?.delivery).toBeUndefined();
  });

  test('leaves when the quickest warehouse that has enough of it can send it', async () => {
    const stocks = [
      { quantity: 2, leadDays: 0, outside: false },
      { quantity: 9, leadDays: 3, outside: true },
    ];
    expect((await viewsOf(sizeOf({ stocks })))[0]?.shipping).toMatchObject({ today: true });
    expect((await viewsOf(sizeOf({ stocks, minPerOrder: 3 })))[0]?.shipping).toMatchObject({
      today: false,
      days: 3,
    });
  });

  test('that is not to be had leaves nobody knows when, also where the warehouse has it', async () => {
    const [view] = await viewsOf(sizeOf({ availability: 'disable', stock: 5 }));
    expect(view?.shipping).toEqual({ unknownTime: true });
  });

  test('stands in its place among the others', async () => {
    const sizes = ['S', 'M', 'L'].map((type) => sampleSize({ type, prices: steady(2_000) }));
    expect((await viewsOf({ sizes })).map(({ offer }) => offer.type)).toEqual(['S', 'M', 'L']);
  });
});
