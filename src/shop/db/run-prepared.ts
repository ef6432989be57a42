import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const dialect = new PgDialect();
/** Each connection keeps the plan of every text that has a name. */
const MOST_TEXTS = 100;

/** Runs a query under a name. Its text must always be the same: each connection plans it only once. */
export function runPrepared<Row extends object>(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  query: SQL,
): Promise<Row[]> {
  return run(pool, query, () => name);
}

/** Runs a query that is planned for its own values. */
export function runOnce<Row extends object>({ pool }: Pick<Database, 'pool'>, query: SQL): Promise<Row[]> {
  return run(pool, query, () => undefined);
}

export type RunQuery = <Row extends object>(query: SQL) => Promise<Row[]>;

/** Runs queries that are put together as they are needed; the first so many texts are planned only once, too. */
export function openPrepared({ pool }: Pick<Database, 'pool'>): RunQuery {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || names.size >= MOST_TEXTS) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  return (query) => run(pool, query, nameOf);
}

async function run<Row extends object>(
  pool: Database['pool'],
  query: SQL,
  nameOf: (text: string) => string | undefined,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const name = nameOf(text);
  const { rows } = await pool.query<Row>({ text, values, ...(name && { name }) });
  return rows;
}
