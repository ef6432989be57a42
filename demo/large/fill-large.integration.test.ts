import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from 'witryna/shop/db/database.ts';
import {
  DEFAULT_ENGINES,
  describeWithDatabase,
  openTestDatabase,
  type TestDatabase,
} from 'witryna/tests/support/database/database.ts';
import { demoCatalogue } from '#demo/catalogue/index.ts';
import { fillLarge } from './fill-large.ts';

const PRODUCTS = 2000;
/** The embedded database takes three times as long. */
const FILLS_WITHIN_MS = 240_000;

// One test after the other fills the same shop: filling it takes longer than all that is asked of it.
describe.each(DEFAULT_ENGINES)('filling the shop with a large catalogue (%s)', (kind) => {
  let opened: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    database = opened.database;
  });
  afterAll(() => opened.remove());

  it(
    'adds as many products as asked for, complete, beside the demo shop',
    async () => {
      const progress: number[] = [];
      const filled = await fillLarge(database, {
        products: PRODUCTS,
        onProgress: (done) => progress.push(done),
      });
      expect(filled).toEqual({ added: PRODUCTS, found: 0 });
      expect(progress.at(-1)).toBe(PRODUCTS);
      expect(await count(database, 'SELECT FROM product')).toBe(PRODUCTS + demoCatalogue.products.length);
      expect(await incomplete(database)).toEqual({
        without_price: 0,
        without_main_category: 0,
        without_polish: 0,
        without_english: 0,
        without_picture: 0,
        without_stock: 0,
        without_parameters: 0,
        without_size_name: 0,
      });
    },
    FILLS_WITHIN_MS,
  );

  it('keeps a parameter value once, whoever has it', async () => {
    expect(
      await count(
        database,
        'SELECT parameter_id, key FROM parameter_value GROUP BY 1, 2 HAVING count(*) > 1',
      ),
    ).toBe(0);
    const { rows } = await database.pool.query(`
      SELECT count(DISTINCT product.key LIKE 'large-%')::int AS shops
      FROM parameter_value JOIN product_parameter ON parameter_value_id = parameter_value.id
      JOIN product ON product.id = product_id WHERE parameter_value.key = 'kraj-kolumbia'`);
    expect(rows).toEqual([{ shops: 2 }]);
  });

  it('adds nothing when it is run again', async () => {
    const before = await allCounts(database);
    expect(await fillLarge(database, { products: PRODUCTS })).toEqual({ added: 0, found: PRODUCTS });
    expect(await allCounts(database)).toEqual(before);
  });

  it('adds only what is missing after a run was cut off or less was asked for', async () => {
    await database.pool.query("DELETE FROM product WHERE key = 'large-000007'");
    const filled = await fillLarge(database, { products: PRODUCTS + 100 });
    expect(filled).toEqual({ added: 101, found: PRODUCTS - 1 });
    expect(await count(database, "SELECT FROM product WHERE key LIKE 'large-%'")).toBe(PRODUCTS + 100);
  });
});

describeWithDatabase('filling a shop that was empty a moment ago', (use) => {
  it('stops between batches when told to, though the database still counts on an empty shop', async () => {
    await use().pool.query('ANALYZE');
    const interruption = new AbortController();
    const { added } = await fillLarge(use(), {
      products: 10_000,
      onProgress: (done) => done > 0 && interruption.abort(),
      signal: interruption.signal,
    });
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(10_000);
    expect(await count(use(), "SELECT FROM product WHERE key LIKE 'large-%'")).toBe(added);
  });
});

async function count({ pool }: Database, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int FROM (${query}) AS counted`);
  return rows[0]?.count ?? 0;
}

const TABLES = [
  'product',
  'product_text',
  'size',
  'size_text',
  'stock',
  'price_step',
  'producer',
  'parameter_value',
];

async function allCounts(database: Database): Promise<number[]> {
  const counts: number[] = [];
  for (const table of TABLES) counts.push(await count(database, `SELECT FROM ${table}`));
  return counts;
}

async function incomplete({ pool }: Database): Promise<unknown> {
  const { rows } = await pool.query(`
    SELECT
      count(*) FILTER (WHERE EXISTS (SELECT FROM size s WHERE s.product_id = p.id AND NOT EXISTS (
        SELECT FROM price_step WHERE size_id = s.id AND starts_at <= now()))
        OR NOT EXISTS (SELECT FROM size WHERE product_id = p.id))::int AS without_price,
      count(*) FILTER (WHERE NOT EXISTS (
        SELECT FROM product_category WHERE product_id = p.id AND main))::int AS without_main_category,
      count(*) FILTER (WHERE NOT EXISTS (
        SELECT FROM product_text WHERE product_id = p.id AND language = 'pl'))::int AS without_polish,
      count(*) FILTER (WHERE NOT EXISTS (
        SELECT FROM product_text WHERE product_id = p.id AND language = 'en'))::int AS without_english,
      count(*) FILTER (WHERE NOT EXISTS (
        SELECT FROM product_picture WHERE product_id = p.id))::int AS without_picture,
      count(*) FILTER (WHERE EXISTS (SELECT FROM size s WHERE s.product_id = p.id AND NOT EXISTS (
        SELECT FROM stock WHERE size_id = s.id)))::int AS without_stock,
      count(*) FILTER (WHERE NOT EXISTS (
        SELECT FROM product_parameter WHERE product_id = p.id))::int AS without_parameters,
      count(*) FILTER (WHERE EXISTS (SELECT FROM size s WHERE s.product_id = p.id AND 2 <> (
        SELECT count(*) FROM size_text WHERE size_id = s.id)))::int AS without_size_name
    FROM product p WHERE key LIKE 'large-%'`);
  return rows[0];
}
