import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import type { Database } from '#shop/db/database.ts';
import * as schema from '#shop/db/schema/index.ts';
import { describeOnEachDatabase, describeWithDatabase } from '#tests/support/database/database.ts';
import { addCategory, addOffer } from '#tests/support/samples/sample-offer.ts';
import { soon } from '#tests/support/soon.ts';
import { openDatabaseSearch } from './database-search.ts';
import { openIndexRefresher } from './index-refresher.ts';

const SLICE = { sort: 'popular', limit: 10, offset: 0 } as const;
const AVAILABLE = { ...NO_FILTERS, available: true };
const DAY = 86_400_000;

describeOnEachDatabase('search', (use) => {
  const find = async (
    wanted: Parameters<ReturnType<typeof openDatabaseSearch>['list']>[0],
    filters = NO_FILTERS,
  ) => (await openDatabaseSearch(use()).list(wanted, filters, SLICE, 'pl')).ids;
  const price = (sizeId: number, gross: number, startsAt = new Date(), regular = gross) =>
    use().orm.insert(schema.priceStep).values({ sizeId, currency: 'PLN', startsAt, gross, regular });

  test('finds a product as soon as it is there, under its new name, and not when it is gone', async () => {
    const { productId } = await addOffer(use(), 'kawa-1');
    expect(await find({ text: 'kawa' })).toEqual([productId]);
    await use().orm.update(schema.productText).set({ name: 'Herbata Assam' });
    expect(await find({ text: 'kawa' })).toEqual([]);
    expect(await find({ text: 'herbata' })).toEqual([productId]);
    await use().orm.update(schema.product).set({ active: false });
    expect(await find({ text: 'herbata' })).toEqual([]);
    await use().orm.update(schema.product).set({ active: true });
    expect(await find({ text: 'herbata' })).toEqual([productId]);
    await use().orm.delete(schema.product);
    expect(await find({ text: 'herbata' })).toEqual([]);
  });

  test('knows at once what is sold out and what is back', async () => {
    const category = await addCategory(use(), 'kawa');
    const { productId, sizeId } = await addOffer(use(), 'etiopia', category);
    await price(sizeId, 5000);
    expect(await find({ categories: [category] }, AVAILABLE)).toEqual([productId]);
    await use().orm.update(schema.stock).set({ quantity: 0 });
    expect(await find({ categories: [category] }, AVAILABLE)).toEqual([]);
    expect(await find({ categories: [category] })).toEqual([productId]);
    await use().orm.update(schema.stock).set({ quantity: null });
    expect(await find({ categories: [category] }, AVAILABLE)).toEqual([productId]);
  });

  test('knows a set as sold out when one of its parts is', async () => {
    const part = await addOffer(use(), 'kawa');
    const box = await addOffer(use(), 'zestaw');
    await price(box.sizeId, 9000);
    await use()
      .orm.update(schema.product)
      .set({ type: 'bundle' })
      .where(eq(schema.product.id, box.productId));
    await use()
      .orm.insert(schema.bundlePart)
      .values({ bundleId: box.productId, sizeId: part.sizeId, quantity: 2 });
    expect(await find({ text: 'zestaw' }, AVAILABLE)).toEqual([box.productId]);
    await use().orm.update(schema.stock).set({ quantity: 1 }).where(eq(schema.stock.sizeId, part.sizeId));
    expect(await find({ text: 'zestaw' }, AVAILABLE)).toEqual([]);
  });

  test('finds what stands in a category also in the one above, and follows a category that moves', async () => {
    const top = await addCategory(use(), 'kawa');
    const other = await addCategory(use(), 'prezenty');
    const below = await addCategory(use(), 'ziarnista', top);
    const { productId } = await addOffer(use(), 'etiopia', below);
    expect(await find({ categories: [top] })).toEqual([productId]);
    await use().orm.update(schema.category).set({ parentId: other }).where(eq(schema.category.id, below));
    expect(await find({ categories: [top] })).toEqual([]);
    expect(await find({ categories: [other] })).toEqual([productId]);
  });

  test('finds products by the new name of their producer, category and parameter', async () => {
    const { orm } = use();
    const category = await addCategory(use(), 'kawa');
    const { productId } = await addOffer(use(), 'etiopia', category);
    const polish = { language: 'pl' as const, slug: 'x' };
    await orm.insert(schema.producer).values({ id: 1, key: 'mgla' });
    await orm.insert(schema.producerText).values({ producerId: 1, name: 'Mgła', ...polish });
    await orm.insert(schema.categoryText).values({ categoryId: category, name: 'Ziarna', ...polish });
    await orm.insert(schema.parameter).values({ id: 1, key: 'kraj' });
    await orm.insert(schema.parameterValue).values({ id: 1, parameterId: 1, key: 'etiopia' });
    await orm
      .insert(schema.parameterValueText)
      .values({ parameterValueId: 1, language: 'pl', name: 'Jasne' });
    await orm.update(schema.product).set({ producerId: 1 });
    await orm.insert(schema.productParameter).values({ productId, parameterValueId: 1 });
    for (const text of ['mgły', 'ziarno', 'jasnego']) expect(await find({ text }), text).toEqual([productId]);
    await orm.update(schema.producerText).set({ name: 'Rosa' });
    await orm.update(schema.categoryText).set({ name: 'Mielona' });
    await orm.update(schema.parameterValueText).set({ name: 'Ciemne' });
    for (const text of ['rosy', 'mieloną', 'ciemnego'])
      expect(await find({ text }), text).toEqual([productId]);
    expect(await find({ text: 'jasne' })).toEqual([]);
  });

  test('follows a price that takes effect by itself, and pages hear of it', async () => {
    const category = await addCategory(use(), 'kawa');
    const { productId, sizeId } = await addOffer(use(), 'etiopia', category);
    await price(sizeId, 5000, new Date(Date.now() - DAY));
    await price(sizeId, 4000, new Date(Date.now() + 2000), 5000);
    const refresher = openIndexRefresher({ database: use(), currency: 'PLN', log: () => {} });
    await refresher.refreshDue();
    expect(await find({ reduced: true })).toEqual([]);
    const heard: string[] = [];
    const stop = use().onChange((tag) => heard.push(tag));
    await soon(async () => {
      expect(await refresher.refreshDue()).toBe(1);
    });
    expect(await find({ reduced: true })).toEqual([productId]);
    expect(await find({ reduced: true }, { ...NO_FILTERS, priceTo: 4000 })).toEqual([productId]);
    await soon(() =>
      expect(heard).toEqual(expect.arrayContaining([`product:${productId}`, `category:${category}`])),
    );
    expect(await refresher.refreshDue()).toBe(0);
    stop();
  });

  test('goes by the prices of the currency that the shop keeps them in', async () => {
    const { productId, sizeId } = await addOffer(use(), 'kawa');
    await use()
      .orm.insert(schema.priceStep)
      .values({ sizeId, currency: 'EUR', startsAt: new Date(), gross: 9, regular: 9 });
    expect(await find({ text: 'kawa' }, AVAILABLE)).toEqual([]);
    const refresher = openIndexRefresher({ database: use(), currency: 'EUR', log: () => {} });
    refresher.start();
    await refresher.stop();
    expect(await find({ text: 'kawa' }, AVAILABLE)).toEqual([productId]);
  });

  test('writes nothing again where nothing has changed', async () => {
    const category = await addCategory(use(), 'kawa');
    const { sizeId } = await addOffer(use(), 'etiopia', category);
    await price(sizeId, 5000);
    const before = await versions(use());
    await use().pool.query('SELECT refresh_search(array(SELECT id FROM product))');
    await use().orm.update(schema.stock).set({ quantity: 9 });
    expect(await versions(use())).toEqual(before);
    await use().orm.update(schema.stock).set({ quantity: 0 });
    expect(await versions(use())).not.toEqual(before);
  });

  test('waits for the end of a transaction that asks for it', async () => {
    const { productId } = await addOffer(use(), 'kawa');
    await use().orm.transaction(async (tx) => {
      await tx.execute("SET LOCAL shop.search_later = 'on'");
      await tx.update(schema.productText).set({ name: 'herbata' });
      const { rows } = await tx.execute("SELECT FROM product_document WHERE document @@ '''kaw'''");
      expect(rows).toHaveLength(1);
      await tx.execute(`SELECT refresh_search(ARRAY[${productId}])`);
    });
    expect(await find({ text: 'herbata' })).toEqual([productId]);
  });
});

// The same statements on both engines, which take the embedded one half a minute: `npm run test:all` runs them there.
describeWithDatabase('search', (use) => {
  test('knows of many products at once what it knows of a few at a time', async () => {
    await use().pool.query(`
      WITH made AS (
        INSERT INTO product (key) SELECT 'kawa-' || n FROM generate_series(1, 1100) AS n RETURNING id
      )
      INSERT INTO product_text (product_id, language, name, slug, summary)
      SELECT id, language, 'Kawa nr ' || id, 'kawa', 'Palona w partii ' || id % 7
      FROM made CROSS JOIN unnest(ARRAY['pl', 'en']) AS language`);
    const known = async () =>
      (await use().pool.query('SELECT * FROM product_document ORDER BY product_id, language')).rows;
    const words = async () =>
      (await use().pool.query('SELECT language, written, word, stem FROM search_word ORDER BY 1, 2')).rows;
    await use().pool.query('DELETE FROM product_document; DELETE FROM search_word');
    await use().pool.query('SELECT refresh_search(array_agg(id)) FROM product GROUP BY id % 9');
    const [few, learnt] = [await known(), await words()];
    await use().pool.query('DELETE FROM product_document; DELETE FROM search_word');
    await use().pool.query('SELECT refresh_search(array(SELECT id FROM product))');
    expect(few).toHaveLength(2200);
    expect(await known()).toEqual(few);
    expect(await words()).toEqual(learnt);
  });
});

/** Which transaction wrote each row last. */
async function versions({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT xmin::text, product_id FROM product_search UNION ALL SELECT xmin::text, product_id FROM product_document`);
  return rows;
}
