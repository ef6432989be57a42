import type { Database } from '#shop/db/database.ts';
import { PRICE_LINES, STOCK_LINES } from './offer-lines.ts';
import { PRODUCT_LINES } from './product-lines.ts';

export type LinesWanted = {
  what: 'products' | 'stock' | 'prices';
  currency: string;
  /** By its key; the shop's own where left out. */
  warehouse?: string | undefined;
  /** Whether lines of products say how much of them is there. */
  withStock: boolean;
};

const BATCH = 500;

/**
 * Products, stock or prices as an import takes them, one object a line for each size; what is the same for all sizes of a
 * product stands in its first line. Nothing is read before it is asked for, and no connection is held between two batches.
 */
export async function* exportLines(
  { pool }: Pick<Database, 'pool'>,
  { what, currency, warehouse, withStock }: LinesWanted,
): AsyncGenerator<string> {
  const place = await pool.query<{ id: number; key: string }>(WAREHOUSE, [warehouse ?? null]);
  const { id = 0, key = '' } = place.rows[0] ?? {};
  const values = { products: [currency, id, withStock], stock: [id, key], prices: [currency] }[what];
  for (let after = 0; ; ) {
    const { rows } = await pool.query<{ id: number; line: string | null }>(LINES[what], [
      after,
      BATCH,
      ...values,
    ]);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    // A product that has no size yet has no line.
    const lines = rows.flatMap(({ line }) => (line === null ? [] : `${line}\n`));
    if (lines.length > 0) yield lines.join('');
  }
}

const LINES = { products: PRODUCT_LINES, stock: STOCK_LINES, prices: PRICE_LINES };

const WAREHOUSE = `
  SELECT id, key FROM warehouse WHERE key = $1 OR ($1::text IS NULL AND NOT external) ORDER BY position, id LIMIT 1`;
