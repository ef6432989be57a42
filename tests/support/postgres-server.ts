import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type DatabaseOptions, openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { initialiseCluster, startGuard, untilReachable } from './postgres-cluster.ts';

export type TestDatabases = {
  /** Everything the run leaves on disk; it goes when the run ends. */
  folder: string;
  /** The server's maintenance database. */
  serverUrl: string;
  /** A migrated database on that server, to copy. */
  serverTemplate: string;
  /** A migrated PGlite folder, to copy. */
  pgliteTemplate: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/** Vitest's global set-up: a PostgreSQL server and a migrated template of each database, once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-test-'));
  const given = process.env.TEST_DATABASE_URL;
  const stopGuard = startGuard(folder, given ? undefined : await initialiseCluster(folder));
  try {
    const serverUrl = given ?? (await untilReachable(folder));
    const serverTemplate = `witryna_template_${randomBytes(6).toString('hex')}`;
    const pgliteTemplate = join(folder, 'pglite-template');
    await Promise.all([migratedOnServer(serverUrl, serverTemplate), migrated({ folder: pgliteTemplate })]);
    project.provide('testDatabases', { folder, serverUrl, serverTemplate, pgliteTemplate });
    return async () => {
      await onServer(serverUrl, `DROP DATABASE ${serverTemplate} WITH (FORCE)`);
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

async function migratedOnServer(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  await migrated({ url: databaseUrl(serverUrl, name) });
}

async function migrated(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}
