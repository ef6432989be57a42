import { createHash } from 'node:crypto';
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
export async function migrate(database: Database, known: Migration[] = migrations): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    if (database.kind === 'postgres') await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await applyMissing(client, known);
  } finally {
    // A fresh connection takes this one's place: the lock and the setting end with it.
    client.release(database.kind === 'postgres');
  }
}

const LOCK = 0x5769_7472;

async function applyMissing(client: pg.PoolClient, known: Migration[]): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    version integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const { rows: applied } = await client.query<Applied>(
    'SELECT version, name, checksum FROM schema_migration',
  );
  refuseUnknown(applied, known);
  const missing = known.filter(({ version }) => !applied.some((row) => row.version === version));
  for (const migration of missing) await apply(client, migration);
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

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)', [
      migration.version,
      migration.name,
      checksumOf(migration),
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${migration.name} failed`, { cause: error });
  }
}

function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}
