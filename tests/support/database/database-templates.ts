import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fillDemoShop } from '@witryna/demo/fill';
import { type Database, type DatabaseOptions, openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { databaseUrl, onServer } from './on-server.ts';

export type Templates = {
  /** Migrated, and empty. */
  empty: string;
  /** With the demo shop in it. */
  demo: string;
};

/** Databases on a server, to copy. */
export const serverTemplatesOf = (prefix: string): Templates => ({
  empty: `${prefix}_empty`,
  demo: `${prefix}_demo`,
});

/** PGlite folders, to copy. */
export const pgliteTemplatesIn = (folder: string): Templates => ({
  empty: join(folder, 'pglite-empty'),
  demo: join(folder, 'pglite-demo'),
});

export async function makeServerTemplates(serverUrl: string, prefix: string): Promise<void> {
  const { empty, demo } = serverTemplatesOf(prefix);
  await onServer(serverUrl, `CREATE DATABASE ${empty}`);
  await inDatabase({ url: databaseUrl(serverUrl, empty) }, migrate);
  await onServer(serverUrl, `CREATE DATABASE ${demo} TEMPLATE ${empty}`);
  await inDatabase({ url: databaseUrl(serverUrl, demo) }, fill);
}

export async function makePgliteTemplates(folder: string): Promise<void> {
  const { empty, demo } = pgliteTemplatesIn(folder);
  await inDatabase({ folder: empty }, migrate);
  cpSync(empty, demo, { recursive: true });
  await inDatabase({ folder: demo }, fill);
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
