import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { type Database, openDatabase } from '#shop/db/database.ts';
import type { Templates } from './database-templates.ts';
import { databaseUrl, onServer } from './on-server.ts';

export type DatabaseKind = Database['kind'];

export const BOTH_ENGINES = ['pglite', 'postgres'] as const satisfies DatabaseKind[];

/** PostgreSQL, where shops that grow end up; with TEST_ENGINES=both PGlite too, which takes two to four times as long. */
export const DEFAULT_ENGINES: readonly DatabaseKind[] =
  process.env.TEST_ENGINES === 'both' ? BOTH_ENGINES : ['postgres'];

type DatabaseBlock = (use: () => Database, kind: DatabaseKind) => void;

/**
 * Runs the block on a database. `use()` gives a migrated one, empty at the start of every test (but for the
 * regions), and no other test file's.
 */
export const describeWithDatabase = (name: string, block: DatabaseBlock) =>
  describeDatabase(DEFAULT_ENGINES, name, block);

/** The same on PGlite and on PostgreSQL, for what is about the engine itself. */
export const describeOnEachDatabase = (name: string, block: DatabaseBlock) =>
  describeDatabase(BOTH_ENGINES, name, block);

function describeDatabase(engines: readonly DatabaseKind[], name: string, block: DatabaseBlock): void {
  describe.each(engines)(`${name} (%s)`, (kind) => {
    let opened: TestDatabase | undefined;
    const use = () => {
      if (!opened) throw new Error('a database is there only inside tests and hooks');
      return opened.database;
    };
    beforeAll(async () => {
      opened = await openTestDatabase(kind);
    }, 60_000);
    beforeEach(() => emptyDatabase(use()));
    afterAll(() => opened?.remove());
    block(use, kind);
  });
}

export type TestDatabase = { database: Database; remove(): Promise<void> };

/** A database of its own, made from a template; `remove` closes and deletes it. */
export function openTestDatabase(
  kind: DatabaseKind,
  template: keyof Templates = 'empty',
): Promise<TestDatabase> {
  const name = `witryna_test_${randomBytes(6).toString('hex')}`;
  return kind === 'pglite' ? copyOfPglite(template, name) : copyOnServer(template, name);
}

/** Takes every row away, except what the migrations themselves have written; no trigger speaks or objects. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.pool.query(`DO $$
    DECLARE
      filled record;
      counter text;
    BEGIN
      SET LOCAL session_replication_role = replica;
      -- Of two hundred tables a test writes to a few: the others have no page on disk, so nobody need look into them.
      FOR filled IN
        SELECT oid, quote_ident(relname) AS name
        FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
          AND relname NOT IN ('region', 'schema_migration')
      LOOP
        EXECUTE 'DELETE FROM ' || filled.name;
        FOR counter IN
          SELECT pg_get_serial_sequence(filled.name, attname)
          FROM pg_attribute
          WHERE attrelid = filled.oid AND attidentity <> ''
        LOOP
          PERFORM setval(counter, 1, false);
        END LOOP;
      END LOOP;
    END $$`);
}

async function copyOfPglite(template: keyof Templates, name: string): Promise<TestDatabase> {
  const { folder, pgliteTemplates } = inject('testDatabases');
  const copy = join(folder, name);
  // At once it takes a fifth of the time that it takes file by file.
  cpSync(pgliteTemplates[template], copy, { recursive: true });
  const database = await openDatabase({ folder: copy });
  const remove = async () => {
    await database.close();
    // Nobody waits for that: what is left goes when the run ends.
    rm(copy, { recursive: true, force: true }).catch(() => {});
  };
  return { database, remove };
}

async function copyOnServer(template: keyof Templates, name: string): Promise<TestDatabase> {
  const { serverUrl, serverTemplates } = inject('testDatabases');
  await onServer(
    serverUrl,
    `CREATE DATABASE ${name} TEMPLATE ${serverTemplates[template]} STRATEGY file_copy`,
  );
  const database = await openDatabase({ url: databaseUrl(serverUrl, name) });
  const remove = async () => {
    await database.close();
    await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { database, remove };
}
