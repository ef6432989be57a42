import type { Database } from './database.ts';

/**
 * The planner learns of so many new rows before the first shopper asks, and the search index takes in what it has
 * put off: the embedded database has nobody who would do it later.
 */
export async function tidyUp({ pool, kind }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT count_search_words()');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    // A fresh connection takes this one's place: the setting ends with it.
    client.release(kind === 'postgres');
  }
}
