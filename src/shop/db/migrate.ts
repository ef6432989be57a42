import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';
import { DatabaseProblem } from './problem.ts';

export type Migration = { version: number; name: string; sql: string };

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  eager: true,
  import: 'default',
});

/** Every migration of this version of the shop, oldest first. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, sql]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.sql'.length);
    return { version: Number.parseInt(name, 10), name, sql };
  })
  .sort((a, b) => a.version - b.version);

/** Brings the database up to this version of the shop, and says which migrations that took. */
export async function migrate(
  database: Database,
  known: Migration[] = migrations,
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    if (database.kind === 'postgres') await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await applyMissing(client, known, patience);
  } finally {
    // A fresh connection takes this one's place: the lock and the setting end with it.
    client.release(database.kind === 'postgres');
  }
}

/** Held by whoever changes the tables, so that nobody else does. */
export const LOCK = 0x5769_7472;

/** Makes the tables of these migrations inside a transaction that the client has begun. */
export async function migrateWithin(client: pg.ClientBase, wanted: readonly Migration[]): Promise<void> {
  await client.query(MIGRATIONS_TABLE);
  for (const migration of wanted) await run(client, migration);
}

const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS schema_migration (
  version integer PRIMARY KEY,
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

async function applyMissing(
  client: pg.PoolClient,
  known: Migration[],
  patience: Patience,
): Promise<string[]> {
  await client.query(MIGRATIONS_TABLE);
  const { rows: applied } = await client.query<Applied>(
    'SELECT version, name, checksum FROM schema_migration',
  );
  refuseUnknown(applied, known);
  const missing = known.filter(({ version }) => !applied.some((row) => row.version === version));
  for (const migration of missing) await apply(client, migration, patience);
  return missing.map(({ name }) => name);
}

type Applied = { version: number; name: string; checksum: string };

function refuseUnknown(applied: Applied[], known: Migration[]): void {
  const newest = known.at(-1)?.version ?? 0;
  for (const row of applied) {
    const migration = known.find(({ version }) => version === row.version);
    if (row.version > newest) {
      throw new DatabaseProblem(
        'database_newer',
        `The database was written by a newer version of the shop (step ${row.version}, this version knows ${newest}): start that version, or use another database.`,
      );
    }
    if (!migration || checksumOf(migration) !== row.checksum) {
      throw new DatabaseProblem(
        'migration_changed',
        `The migration ${row.name} is not the one that this database has applied: restore its file, and put changes into a new one.`,
      );
    }
  }
}

/**
 * A change of a table waits for whoever reads it, and everybody else waits behind the change: it gives way after a
 * moment, and comes back, so that an older process serves on.
 */
async function apply(client: pg.PoolClient, migration: Migration, { pause, tries }: Patience): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (!isBlocked(error)) throw new Error(`The migration ${migration.name} failed`, { cause: error });
      if (tried === tries)
        throw new DatabaseProblem(
          'migration_blocked',
          `The migration ${migration.name} finds its tables in use for too long: end what reads them, and start again. Nothing was changed.`,
          { cause: error },
        );
      await sleep(pause * Math.min(tried, LONGEST_PAUSES) * (0.5 + Math.random()));
    }
  }
}

/** How long to wait between tries, at first, and how often to try. */
export type Patience = { pause: number; tries: number };

const PATIENCE: Patience = { pause: 500, tries: 60 };
const LONGEST_PAUSES = 6;
const LOCK_WITHIN_MS = 1_500;
const LOCK_NOT_AVAILABLE = '55P03';

const isBlocked = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

async function applyOnce(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WITHIN_MS}`);
    await run(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function run(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query('INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)', [
    migration.version,
    migration.name,
    checksumOf(migration),
  ]);
}

/** What tells whether a migration is the one that was applied. */
export function checksumOf(migration: Pick<Migration, 'sql'>): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}
