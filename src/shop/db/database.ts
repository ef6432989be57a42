import { join } from 'node:path';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { listenForChanges } from './change-listener.ts';
import { serverOf } from './database-place.ts';
import { lockFolder } from './folder-lock.ts';
import { startPglite } from './pglite.ts';
import { startInFolder } from './pglite-folder.ts';
import { Pool } from './pool.ts';
import { DatabaseProblem, DatabaseUnreachable } from './problem.ts';
import * as schema from './schema/index.ts';
import { sessionSettings } from './session-settings.ts';

export type Orm = NodePgDatabase<typeof schema>;
/** The database, or a transaction on it: what a use case that may run inside another one takes. */
export type OrmOrTransaction = PgDatabase<NodePgQueryResultHKT, typeof schema>;
export type ChangeListener = (tag: string) => void;

export type Database = {
  kind: 'pglite' | 'postgres';
  /** Where a server is, for those who need a connection of their own. */
  url?: string | undefined;
  orm: Orm;
  pool: pg.Pool;
  /** Calls back with the tag of whatever a committed write has changed (see 0007_changes.sql); the answer ends it. */
  onChange(listener: ChangeListener): () => void;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the database is embedded. */
  url?: string | undefined;
  /** The embedded database's folder, or 'memory://'. */
  folder?: string | undefined;
  /** How long a query waits for a free connection, in milliseconds. */
  patience?: number | undefined;
  /** How many connections a process opens to a server at most. */
  connections?: number | undefined;
};

/** Opens the shop's database: PostgreSQL where there is a URL, else PGlite in the folder. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, folder = join('data', 'database'), patience = 10_000, connections = 10 } = options;
  return url ? openPostgres(url, patience, connections) : openPglite(folder, patience);
}

const MEMORY = 'memory://';
const REACH_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 30_000;
const OLDEST_SERVER = 15;

async function openPglite(folder: string, patience: number): Promise<Database> {
  const unlock = folder === MEMORY ? () => {} : lockFolder(folder);
  try {
    const pglite = await (folder === MEMORY ? startPglite(MEMORY) : startInFolder(folder, startPglite));
    // One session is all that PGlite has: the pool hands it from one user to the next and never lets it go.
    const pool = new Pool({
      max: 1,
      connectionTimeoutMillis: patience,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      stream: () => pglite.connect(),
    });
    const changes = changeHub();
    pool.on('connect', (client) =>
      client.on('notification', ({ payload }) => changes.tell(payload ?? 'all')),
    );
    return assemble('pglite', pool, changes, async () => {
      await pglite.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(url: string, patience: number, connections: number): Promise<Database> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: REACH_TIMEOUT,
    application_name: 'witryna',
  };
  const changes = changeHub();
  const stopListening = await reach(url, async () => {
    await refuseOldServer(config);
    return listenForChanges(config, changes.tell);
  });
  const pool = new Pool({
    connectionString: url,
    application_name: 'witryna',
    max: connections,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    onConnect: sessionSettings({
      statementMs: STATEMENT_TIMEOUT,
      idleInTransactionMs: 2 * STATEMENT_TIMEOUT,
    }),
  });
  return { ...assemble('postgres', pool, changes, stopListening), url };
}

async function reach<T>(url: string, connect: () => Promise<T>): Promise<T> {
  try {
    return await connect();
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseUnreachable(`The database ${serverOf(url)} cannot be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

async function refuseOldServer(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version >= OLDEST_SERVER) return;
    throw new DatabaseProblem(
      'database_too_old',
      `The database server is PostgreSQL ${version}; the shop needs ${OLDEST_SERVER} or newer.`,
    );
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  // Node reports a host with several addresses as one error without a message.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

function changeHub() {
  const listeners = new Set<ChangeListener>();
  return {
    tell: (tag: string) => {
      for (const listener of listeners) listener(tag);
    },
    add(listener: ChangeListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Use cases on a connection that is within a transaction already. */
export const ormOn = (client: pg.PoolClient): OrmOrTransaction => drizzle({ client, schema });

function assemble(
  kind: Database['kind'],
  pool: pg.Pool,
  changes: ReturnType<typeof changeHub>,
  stop: () => Promise<void>,
): Database {
  // A connection that breaks while idle leaves the pool by itself; the next query opens another. One that breaks in a
  // transaction fails the query, or the next one: an 'error' that nobody listens to would stop the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    kind,
    pool,
    orm: drizzle({ client: pool, schema }),
    onChange: changes.add,
    async close() {
      await pool.end();
      await stop();
    },
  };
}
