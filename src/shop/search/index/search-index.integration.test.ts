import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Filters } from '#domain/product-list/filters.ts';
import type { Database } from '#shop/db/database.ts';
import { openPrepared, type RunQuery } from '#shop/db/run-prepared.ts';
import * as schema from '#shop/db/schema/index.ts';
import { countOptions } from '#shop/search/filters/count-options.ts';
import { openIndexRefresher } from '#shop/search/index-refresher.ts';
import { inPlace, type WantedPlace } from '#shop/search/wanted-products.ts';
import { describeOnEachDatabase } from '#tests/support/database/database.ts';
import { addCategory, addOffer } from '#tests/support/samples/sample-offer.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';
import { soon } from '#tests/support/soon.ts';
import { countInIndex } from './count-in-index.ts';
import { openSearchIndex } from './search-index.ts';

const MANY = 501;

describeWithShop('filters counted in memory', (use) => {
  test('say the same as the database does, whatever is asked for and however the shop changes', async () => {
    const { database } = use();
    const run = openPrepared(database);
    const { current } = await loaded(database);
    const rows = await database.orm.select().from(schema.productSearch);
    // Most groups stay empty: a product that fails in many of them counts nowhere.
    const some = <Value>(of: (row: (typeof rows)[number]) => readonly Value[]) =>
      fc.uniqueArray(fc.constantFrom(...new Set(rows.flatMap(of))), { minLength: 1, maxLength: 3 });
    const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, otherwise: Value) =>
      fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary });
    const price = seldom<number | undefined>(fc.integer({ min: -10, max: 30_000 }), undefined);
    const anyFilters: fc.Arbitrary<Filters> = fc.record({
      priceFrom: price,
      priceTo: price,
      producers: seldom(
        some(({ producerId }) => [producerId ?? 0, 2 ** 40, Number.NaN]),
        [],
      ),
      series: seldom(
        some(({ seriesId }) => [seriesId ?? 0]),
        [],
      ),
      sizes: seldom(
        some(({ sizeTypes }) => [...sizeTypes, '\0']),
        [],
      ),
      values: seldom(
        some(({ valueIds }) => [...valueIds, 999_999]),
        [],
      ),
      available: seldom(fc.constant(true), false),
      promotion: seldom(fc.constant(true), false),
    });
    const anyPlace: fc.Arbitrary<WantedPlace> = fc.oneof(
      fc.record({ categories: some(({ categoryIds }) => categoryIds) }),
      fc.record({ producer: fc.constantFrom(...rows.map(({ producerId }) => producerId ?? 0)) }),
      fc.record({ series: fc.constantFrom(...rows.map(({ seriesId }) => seriesId ?? 0)) }),
      fc.constant({ reduced: true } as const),
    );
    const anyProduct = fc.constantFrom(...rows.map(({ productId }) => productId));
    const spoken = fc.constantFrom('pl' as const, 'en' as const);
    await fc.assert(
      fc.asyncProperty(
        ...[anyPlace, anyFilters, spoken, anyProduct, fc.boolean()],
        async (wanted, filters, language, productId, active) => {
          await database.orm.update(schema.product).set({ active }).where(eq(schema.product.id, productId));
          expect(await countInIndex(run, current, wanted, filters, language)).toEqual(
            await countOptions(run, inPlace(wanted, language, 'gross'), filters, language),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

describeOnEachDatabase('the rows kept in memory', (use, kind) => {
  test('are as the database has them when they are asked for', async () => {
    const category = await addCategory(use(), 'kawa');
    const { current } = await loaded(use());
    expect((await current())?.size).toBe(0);
    const { productId } = await addOffer(use(), 'etiopia', category);
    expect((await current())?.available).toEqual([0]);
    await use().orm.update(schema.size).set({ phonePrice: true, basketEnabled: true });
    expect((await current())?.available).toEqual([1]);
    await use().orm.update(schema.stock).set({ quantity: 0 });
    expect((await current())?.available).toEqual([0]);
    await addOffer(use(), 'kenia', category);
    await use().orm.delete(schema.product).where(eq(schema.product.id, productId));
    expect((await current())?.id).toEqual([productId + 1]);
    await use().orm.update(schema.product).set({ active: false });
    expect((await current())?.id).toEqual([]);
    await use().orm.update(schema.product).set({ active: true });
    expect((await current())?.id).toEqual([productId + 1]);
  });

  test('have what a transaction wrote that began long before others and ended after them', async () => {
    if (kind === 'pglite') return;
    const { productId } = await addOffer(use(), 'etiopia');
    const other = await addOffer(use(), 'kenia');
    const { current } = await loaded(use());
    const slow = await use().pool.connect();
    await slow.query('BEGIN');
    await slow.query('UPDATE product SET active = false WHERE id = $1', [productId]);
    await use()
      .orm.update(schema.product)
      .set({ active: false })
      .where(eq(schema.product.id, other.productId));
    expect((await current())?.id).toEqual([productId]);
    expect((await current())?.id).toEqual([productId]);
    await slow.query('COMMIT');
    slow.release();
    expect((await current())?.id).toEqual([]);
  });

  test('are read again after more changes than are worth a look one by one', async () => {
    let now = 0;
    const cached = await loaded(use(), () => now);
    await addMany(use());
    expect(await cached.current()).toBeUndefined();
    expect(await cached.current()).toBeUndefined();
    // A transaction of anybody on the server that began before makes these changes look new once more.
    await soon(async () => {
      now += 60_000;
      expect((await cached.current())?.size).toBe(MANY);
    });
  });

  test('are read again by who has not asked for longer than changes are remembered', async () => {
    const run = openPrepared(use());
    const lastAsked = vi.fn<() => object>(() => ({}));
    const cached = await loaded(use(), undefined, async (query) => {
      const rows = await run<never>(query);
      for (const row of rows) if ('askedAt' in row) Object.assign(row, lastAsked());
      return rows;
    });
    lastAsked.mockReturnValue({ askedAt: '2026-01-01' });
    expect(await cached.current()).toBeDefined();
    expect(await cached.current()).toBeUndefined();
  });

  test('forget old changes, and those of another server', async () => {
    await use().pool.query(`
      INSERT INTO search_change (product_id, changed_in, changed_at) VALUES
        (1, DEFAULT, now() - interval '25 hours'), (2, '999999999999', now()), (3, DEFAULT, DEFAULT)`);
    const refresher = openIndexRefresher({ database: use(), currency: 'PLN', log: () => {} });
    refresher.start();
    await refresher.stop();
    const left = await use().orm.select().from(schema.searchChange);
    expect(left.map(({ productId }) => productId)).toEqual([3]);
  });
});

/** As of a process that has read them. */
async function loaded(database: Database, clock?: () => number, run: RunQuery = openPrepared(database)) {
  const cached = openSearchIndex(run, 'gross', clock);
  await soon(async () => expect(await cached.current()).toBeDefined());
  return cached;
}

async function addMany({ pool }: Database): Promise<void> {
  await pool.query(
    `INSERT INTO product (key) SELECT 'kawa-' || number FROM generate_series(1, ${MANY}) number`,
  );
}
