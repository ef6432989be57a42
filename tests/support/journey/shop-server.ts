import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShopDatabase } from '#tests/support/database/shop-database.ts';
import { E2E_ADDRESS, E2E_PORT } from './e2e-address.ts';

const STARTS_WITHIN_MS = 180_000;

/**
 * All tests come from one address, and on a fast machine more often within a minute than people do. The test gateway decides
 * at once, on one page.
 */
const FOR_TESTS = { limits: { perMinute: { signIns: 1_000 } }, payments: ['test'] };

/**
 * Starts the built demo shop on a database of its own, as an owner does; the answer stops it and cleans up. With
 * E2E_REUSE=1 a shop that runs already is used, for working on a test; DATA_FOLDER is then that of the shop.
 */
export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env.E2E_REUSE === '1') return async () => {};
  if (await fetch(E2E_ADDRESS).catch(() => undefined))
    throw new Error(`${E2E_ADDRESS} is taken: stop what answers there, or set E2E_PORT.`);
  const folder = mkdtempSync(join(tmpdir(), 'witryna-e2e-'));
  // The tests find the shop's e-mails there.
  process.env.DATA_FOLDER = folder;
  const database = await openShopDatabase();
  // A test that starts a shop of its own has its database on the same server.
  if (database.url) process.env.TEST_DATABASE_URL ??= database.url;
  const settings = {
    ...{ PORT: String(E2E_PORT), DATABASE_URL: database.url, DEMO: '1', GALLERY: '1' },
    SHOP_SETTINGS: JSON.stringify(FOR_TESTS),
  };
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...settings },
  });
  process.once('exit', () => shop.kill('SIGKILL'));
  await untilOpen(shop);
  return async () => {
    await stop(shop);
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function untilOpen(shop: ChildProcess): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline) {
    if (shop.exitCode !== null) throw new Error('the shop did not start');
    const answer = await fetch(E2E_ADDRESS).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  shop.kill('SIGKILL');
  throw new Error('the shop did not open in time');
}

function stop(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (shop.exitCode !== null) return resolve();
    shop.once('exit', () => resolve());
    shop.kill('SIGTERM');
    setTimeout(() => shop.kill('SIGKILL'), 10_000).unref();
  });
}
