import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';
import { Pool } from './pool.ts';
import * as schema from './schema/index.ts';
import { sessionSettings } from './session-settings.ts';

/** Longer than a replica that is well stays behind. */
const BEHIND_AT_MOST_MS = 5_000;
const REACH_TIMEOUT = 2_000;
const STATEMENT_TIMEOUT = 10_000;

/**
 * A copy of the database that follows it a little later: for reads that may lag. It cannot say what changes (a standby
 * takes no LISTEN), so the primary does; what was read in between is told to be changed once more.
 */
export function openReplica(url: string, { onChange }: Pick<Database, 'onChange'>): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'witryna-replica',
    max: 10,
    connectionTimeoutMillis: REACH_TIMEOUT,
    keepAlive: true,
    onConnect: sessionSettings({ statementMs: STATEMENT_TIMEOUT }),
  });
  // A connection that breaks while nobody uses it is replaced by the next.
  pool.on('error', () => {});
  return {
    kind: 'postgres',
    url,
    pool,
    orm: drizzle(pool, { schema }),
    onChange: (listener) =>
      onChange((tag) => {
        listener(tag);
        setTimeout(listener, BEHIND_AT_MOST_MS, tag).unref();
      }),
    close: () => pool.end(),
  };
}
