import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fillDemoShop } from '#demo/fill/fill.ts';
import { type Database, type DatabaseOptions, openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { initialiseCluster, startGuard, untilReachable } from './postgres-cluster.ts';

export type TestDatabases = {
  /** Everything the run leaves on disk; it goes when the run ends. */
  folder: string;
  /** The server's maintenance database. */
  serverUrl: string;
  /** Databases on that server, to copy. */
  serverTemplates: Templates;
  /** PGlite folders, to copy. */
  pgliteTemplates: Templates;
};

export type Templates = {
  /** Migrated, and empty. */
  empty: string;
  /** With the demo shop in it. */
  demo: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/** Vitest's global set-up: a PostgreSQL server and the templates of each database, once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-test-'));
  const given = process.env.TEST_DATABASE_URL;
  const stopGuard = startGuard(folder, given ? undefined : await initialiseCluster(folder));
  try {
    const serverUrl = given ?? (await untilReachable(folder));
    const [serverTemplates, pgliteTemplates] = await Promise.all([
      makeServerTemplates(serverUrl),
      makePgliteTemplates(folder),
    ]);
    project.provide('testDatabases', { folder, serverUrl, serverTemplates, pgliteTemplates });
    return async () => {
      for (const name of Object.values(serverTemplates))
        await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      await stopGuard();
    };
  } catch (error) {
    await stopGuard();
    throw error;
  }
}

/** Runs one command in the server's maintenance database. */
export async function onServer(serverUrl: string, command: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function makeServerTemplates(serverUrl: string): Promise<Templates> {
  const empty = `witryna_template_${randomBytes(6).toString('hex')}`;
  const demo = `${empty}_demo`;
  await onServer(serverUrl, `CREATE DATABASE ${empty}`);
  await inDatabase({ url: databaseUrl(serverUrl, empty) }, migrate);
  await onServer(serverUrl, `CREATE DATABASE ${demo} TEMPLATE ${empty}`);
  await inDatabase({ url: databaseUrl(serverUrl, demo) }, fill);
  return { empty, demo };
}

async function makePgliteTemplates(folder: string): Promise<Templates> {
  const empty = join(folder, 'pglite-empty');
  const demo = join(folder, 'pglite-demo');
  await inDatabase({ folder: empty }, migrate);
  cpSync(empty, demo, { recursive: true });
  await inDatabase({ folder: demo }, fill);
  return { empty, demo };
}

async function fill(database: Database): Promise<void> {
  await fillDemoShop(database, Date.now());
  await database.pool.query('ANALYZE');
}

async function inDatabase(
  options: DatabaseOptions,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase(options);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
