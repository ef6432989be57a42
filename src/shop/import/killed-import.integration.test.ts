import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#shop/db/database.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';
import { csvOf, openImportDesk, versionsOf } from '#tests/support/shop/import-files.ts';

const PRODUCTS = 3000;
const MOMENTS = ['writing what differs', 'Bringing search up to date'];

describe('an import that is killed in the middle', () => {
  const name = `witryna_test_${randomBytes(6).toString('hex')}`;
  // Inside the project, so that it finds its packages.
  const program = resolve('node_modules', '.cache', name);
  const desk = openImportDesk(() => {
    throw new Error('only files are made here');
  });
  beforeAll(() => buildProgram(program), 60_000);
  afterAll(() => rm(program, { recursive: true, force: true }));

  test('has changed nothing on PostgreSQL, whenever it was; run again, it does all of it', async () => {
    const { serverUrl, serverTemplates } = inject('testDatabases');
    await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${serverTemplates.empty}`);
    const url = databaseUrl(serverUrl, name);
    const path = await desk.write(csvOf(Array.from({ length: PRODUCTS }, (_, number) => row(number))));
    const database = await openDatabase({ url });
    try {
      const before = await versionsOf(database);
      for (const instant of MOMENTS) {
        expect(await runShop(program, path, url, instant)).toEqual([null, 'SIGKILL']);
        expect(await versionsOf(database)).toEqual(before);
        await expect.poll(() => importsUnderWay(database), { timeout: 60_000 }).toBe(0);
        expect(await versionsOf(database)).toEqual(before);
      }
      expect(await runShop(program, path, url)).toEqual([0, null]);
      const { rows } = await database.pool.query('SELECT count(*)::integer AS products FROM product');
      expect(rows).toEqual([{ products: PRODUCTS }]);
    } finally {
      await database.close();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    }
  }, 300_000);
});

const row = (number: number) => ({
  key: `kubek-${number}`,
  name_pl: `Kubek ${number}`,
  categories: `Naczynia > Kubki ${number % 7}`,
  producer: `Pracownia ${number % 5}`,
  parameters: `Kolor=${number % 9}`,
  price: '10,00',
  stock: number,
});

/** The server hears of a dead connection when it next writes to it. */
async function importsUnderWay({ pool }: Database): Promise<number> {
  const held = await pool.query(`
    SELECT FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return held.rowCount ?? 0;
}

async function buildProgram(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'src/main.shop.ts', outDir, target: 'node20', emptyOutDir: true },
  });
}

/** Runs the owner's command; as soon as it says `last`, it is killed. */
async function runShop(program: string, path: string, url: string, last?: string): Promise<unknown> {
  const script = `
    import { main } from ${JSON.stringify(pathToFileURL(join(program, 'main.shop.js')).href)};
    process.exitCode = await main(process.argv.slice(1), process.env, process.stdout, process.stderr);`;
  const importing = spawn(process.execPath, ['--input-type=module', '-e', script, 'import', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: url },
  });
  const gone = once(importing, 'close');
  importing.stdout.on('data', (piece) => last && String(piece).includes(last) && importing.kill('SIGKILL'));
  return gone;
}
