import type { Database } from 'witryna/shop/db/database.ts';
import { tidyUp } from 'witryna/shop/db/tidy-up.ts';
import { isFilled } from '#demo/fill/fill.ts';
import { fillDemoShop } from '#demo/fill/fill-demo-shop.ts';
import { writeBatch } from './batch.ts';
import { keyOf, type LargeProduct, largeProduct } from './product.ts';
import { readShared, type Shared, shareParameterValues } from './shared-rows.ts';

export type LargeFill = {
  /** How many products of the large catalogue the shop should have in the end. */
  products: number;
  /** Another seed makes another catalogue; a shop stays with one. */
  seed?: string;
  now?: number;
  /** How many of them are there by now, and how many of those this run has found rather than added. */
  onProgress?: (done: number, found: number) => void;
  /** Ends the work after the batches that are under way. */
  signal?: AbortSignal;
};
export type LargeFilled = { added: number; found: number };

const BATCH = 1000;
/** A server works on two batches at once; the embedded database has one connection. */
const WRITERS = { postgres: 2, pglite: 1 };

/** Brings the large catalogue up to so many products. What is there stays, so a run that was cut off goes on. */
export async function fillLarge(database: Database, fill: LargeFill): Promise<LargeFilled> {
  const { products, seed = 'witryna', now = Date.now(), onProgress, signal } = fill;
  if (!(await isFilled(database))) await fillDemoShop(database, now);
  // The database may still count on the empty shop that this one was, and would take minutes for a batch.
  await database.pool.query('ANALYZE');
  const shared = await readShared(database);
  const filled = { added: 0, found: 0 };
  let next = 1;
  let broken = false;
  onProgress?.(0, 0);
  const write = async () => {
    while (next <= products && !broken && !signal?.aborted) {
      const numbers = range(next, Math.min(next + BATCH - 1, products));
      next += BATCH;
      const missing = await missingAmong(database, numbers);
      await addProducts(
        database,
        missing.map((number) => largeProduct(number, seed)),
        shared,
        now,
      );
      filled.added += missing.length;
      filled.found += numbers.length - missing.length;
      onProgress?.(filled.added + filled.found, filled.found);
    }
  };
  const writers = Array.from({ length: WRITERS[database.kind] }, () =>
    write().catch((error) => {
      broken = true;
      throw error;
    }),
  );
  await allEnded(writers);
  if (filled.added > 0) await tidyUp(database);
  return filled;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Waits for every one of them, so that none still writes when the first failure is thrown. */
async function allEnded(work: Promise<void>[]): Promise<void> {
  const failure = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

async function missingAmong({ pool }: Database, numbers: number[]): Promise<number[]> {
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM product WHERE key = ANY ($1)', [
    numbers.map(keyOf),
  ]);
  const there = new Set(rows.map(({ key }) => key));
  return numbers.filter((number) => !there.has(keyOf(number)));
}

async function addProducts(
  database: Database,
  products: LargeProduct[],
  shared: Shared,
  now: number,
): Promise<void> {
  if (products.length === 0) return;
  await shareParameterValues(database, products, shared);
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    // Nobody waits for a batch, and it may have to wait for the words that the other one learns.
    await client.query("SET LOCAL statement_timeout = 0; SET LOCAL shop.search_later = 'on'");
    const ids = await writeBatch(client, products, shared, now);
    await client.query('SELECT refresh_search($1)', [ids]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
