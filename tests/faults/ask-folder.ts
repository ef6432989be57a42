import { openDatabase } from '#shop/db/database.ts';
import type { Ask } from './expect-whole.ts';

/** Opens an embedded database that no shop uses just now, and closes it again. */
export async function askFolder<T>(folder: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const database = await openDatabase({ folder });
  try {
    return await work(async <Row extends object>(query: string, values: unknown[] = []) => {
      const { rows } = await database.pool.query<Row & Record<string, unknown>>(query, values);
      return rows;
    });
  } finally {
    await database.close();
  }
}
