import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withTax } from '#domain/price/money.ts';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import { openPrepared } from '#shop/db/run-prepared.ts';
import * as schema from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addCategory, addOffer } from '#tests/support/samples/sample-offer.ts';
import { soon } from '#tests/support/soon.ts';
import { openDatabaseSearch } from './database-search.ts';
import { openSearchIndex } from './index/search-index.ts';
import { fillNetPrices } from './index-refresher.ts';

describeWithDatabase('the search of a net shop', (use) => {
  const SLICE = { sort: 'cheapest', limit: 10, offset: 0 } as const;

  async function offer(
    key: string,
    category: number,
    gross: number,
    vatBasisPoints: number,
  ): Promise<number> {
    const { productId, sizeId } = await addOffer(use(), key, category);
    const { orm } = use();
    await orm.update(schema.product).set({ vatBasisPoints }).where(eq(schema.product.id, productId));
    await orm
      .insert(schema.priceStep)
      .values({ sizeId, currency: 'PLN', startsAt: new Date(), gross, regular: gross });
    return productId;
  }

  async function look(category: number, filters = NO_FILTERS) {
    const wanted = { categories: [category] };
    const search = openDatabaseSearch(use(), 'net');
    const { ids } = await search.list(wanted, filters, SLICE, 'pl');
    const { prices } = await search.counts(wanted, filters, 'pl');
    return { ids, prices };
  }

  test('sorts, filters and counts by the price without tax', async () => {
    const category = await addCategory(use(), 'kawa');
    // 10,50 and 11,07 gross are 10,00 and 9,00 net: by gross the cup would be dearer.
    const book = await offer('ksiazka', category, 1050, 500);
    const cup = await offer('kubek', category, 1107, 2300);
    expect(await look(category)).toEqual({ ids: [cup, book], prices: { lowest: 900, highest: 1000 } });
    expect((await look(category, { ...NO_FILTERS, priceTo: 900 })).ids).toEqual([cup]);
    expect((await look(category, { ...NO_FILTERS, priceFrom: 901 })).ids).toEqual([book]);
  });

  test('keeps them in memory to count by', async () => {
    await offer('kubek', await addCategory(use(), 'kawa'), 1107, 2300);
    const index = openSearchIndex(openPrepared(use()), 'net');
    await soon(async () => expect((await index.current())?.price).toEqual([900]));
  });

  test('follows a changed tax rate', async () => {
    const category = await addCategory(use(), 'kawa');
    const id = await offer('kubek', category, 1107, 2300);
    await use().orm.update(schema.product).set({ vatBasisPoints: 800 }).where(eq(schema.product.id, id));
    expect((await look(category)).prices).toEqual({ lowest: 1025, highest: 1025 });
  });

  test('rounds as the shop’s pages do', async () => {
    for (const gross of [1, 61, 62, 123, 333, 4690, 99_999, 2_000_000]) {
      const category = await addCategory(use(), `k${gross}`);
      await offer(`p${gross}`, category, gross, 2300);
      const { net } = withTax(gross, 2300);
      expect((await look(category)).prices).toEqual({ lowest: net, highest: net });
    }
  });

  test('works out at its start what was written before it knew of net prices', async () => {
    const category = await addCategory(use(), 'kawa');
    await offer('kubek', category, 1107, 2300);
    await use().orm.update(schema.productSearch).set({ priceNet: null });
    expect((await look(category)).prices).toBeUndefined();
    expect(await fillNetPrices(use().orm)).toBe(1);
    expect(await fillNetPrices(use().orm)).toBe(0);
    expect((await look(category)).prices).toEqual({ lowest: 900, highest: 900 });
  });
});
