import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const dialect = new PgDialect();

/** Runs a query under a name. Its text must always be the same: each connection plans it only once. */
export async function runPrepared<Row extends object>(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  query: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const { rows } = await pool.query<Row>({ name, text, values });
  return rows;
}
