import type { Database } from '#shop/db/database.ts';

export type BulkParts = {
  database: Database;
  clock: () => number;
  /** The first is the one that the shop keeps its prices in. */
  currencies: readonly string[];
  picturesFolder: string;
};

/** What is wrong with where prices and stock are kept. */
export async function placeProblem(
  { database, currencies }: BulkParts,
  { currency, warehouse }: { currency: string; warehouse: string | undefined },
): Promise<'no_currency' | 'no_warehouse' | undefined> {
  if (!currencies.includes(currency)) return 'no_currency';
  if (warehouse === undefined) return undefined;
  const { rowCount } = await database.pool.query('SELECT FROM warehouse WHERE key = $1', [warehouse]);
  return rowCount ? undefined : 'no_warehouse';
}
