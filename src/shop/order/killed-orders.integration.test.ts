import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '#shop/db/database.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';

const STOCK = 1_000_000;
const LONGEST_MS = 150;
/** Rounds of five processes on PostgreSQL, and of one on PGlite; more where there is time for it. */
const ROUNDS = process.env.TEST_ENGINES === 'both' ? { postgres: 10, pglite: 5 } : { postgres: 2, pglite: 1 };

describe('a process that is killed in the middle of ordering', () => {
  const name = `witryna_test_${randomBytes(6).toString('hex')}`;
  // Inside the project, so that it finds its packages.
  const program = resolve('node_modules', '.cache', name);
  beforeAll(() => buildProgram(program), 60_000);
  afterAll(() => rm(program, { recursive: true, force: true }));

  test('again and again on PostgreSQL: no order without its stock change, nor the reverse', async () => {
    const { serverUrl, serverTemplates } = inject('testDatabases');
    await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${serverTemplates.empty}`);
    const options = { url: databaseUrl(serverUrl, name) };
    const sizeId = await within(options, fill);
    const told: string[] = [];
    for (let round = 0; round < ROUNDS.postgres; round++) {
      const five = Array.from({ length: 5 }, () => sellAndBeKilled(program, { ...options, sizeId }));
      told.push(...(await Promise.all(five)).flat());
    }
    await within(options, (database) => expectWhole(database, told));
    await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }, 200_000);

  test('on PGlite: its folder opens again, and no order is without its stock change', async () => {
    const { folder, pgliteTemplates } = inject('testDatabases');
    const options = { folder: join(folder, name) };
    cpSync(pgliteTemplates.empty, options.folder, { recursive: true });
    const sizeId = await within(options, fill);
    const told: string[] = [];
    for (let round = 0; round < ROUNDS.pglite; round++)
      told.push(...(await sellAndBeKilled(program, { ...options, sizeId })));
    await within(options, (database) => expectWhole(database, told));
    await rm(options.folder, { recursive: true, force: true });
  }, 200_000);
});

async function buildProgram(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'tests/support/shop/ordering-process.ts', outDir, target: 'node20', emptyOutDir: true },
  });
}

async function within<T>(options: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function fill(database: Database): Promise<number> {
  const desk = openOrderDesk(database);
  await desk.addDelivery();
  return (await desk.addProduct('kawa', { stock: STOCK })).sizeId;
}

/** Lets a process sell for a moment, and kills it; answers with the orders that it has told of. */
async function sellAndBeKilled(program: string, settings: object): Promise<string[]> {
  const selling = spawn(process.execPath, [join(program, 'ordering-process.js'), JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(selling, 'close');
  let said = '';
  selling.stdout.on('data', (piece) => {
    said += piece;
  });
  await Promise.race([once(selling.stdout, 'data'), gone]);
  await sleep(Math.random() * LONGEST_MS);
  selling.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
  return said.split('\n').slice(0, -1);
}

/** One statement sees one moment: an order that is just being undone is not half there. */
async function expectWhole({ pool }: Database, told: readonly string[]): Promise<void> {
  const { rows } = await pool.query<Record<string, number>>(`
    SELECT (SELECT count(*) FROM shop_order)::integer AS orders,
      (SELECT ${STOCK} - sum(quantity) FROM stock)::integer AS sold,
      (SELECT sum(quantity) FROM shop_order_stock)::integer AS taken,
      (SELECT count(DISTINCT order_id) FROM shop_order_line)::integer AS lines,
      (SELECT count(DISTINCT order_id) FROM shop_order_event)::integer AS events,
      (SELECT count(*) FROM letter)::integer AS emails,
      (SELECT count(*) FROM basket WHERE NOT EXISTS
        (SELECT FROM basket_line WHERE basket_id = basket.id))::integer AS emptied`);
  const [{ orders = 0, ...others } = {}] = rows;
  const known = await pool.query('SELECT FROM shop_order WHERE number = ANY ($1)', [told]);
  expect(known.rowCount, 'every order that a shopper was told of is there').toBe(told.length);
  expect(told.length).toBeGreaterThan(0);
  expect(others).toEqual({
    sold: orders,
    taken: orders,
    lines: orders,
    events: orders,
    emails: orders,
    emptied: orders,
  });
}
