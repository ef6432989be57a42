import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ShopProcess, startShopProcess } from '#tests/support/shop/shop-process.ts';
import { type ControlledPostgres, startControlledPostgres } from './postgres-control.ts';
import { prepareShop } from './prepare-shop.ts';
import { startRequests } from './request-stream.ts';

/** Every page is asked for again now and then, so that not all of them come from the cache. */
const page = (turn: number) => (turn % 3 === 0 ? `/search.php?text=kawa${turn}` : '/');
const SOON = { timeout: 60_000, interval: 100 };

describe('several processes on one database', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-faults-data-'));
  let postgres: ControlledPostgres;
  let shop: ShopProcess;
  beforeAll(async () => {
    postgres = await startControlledPostgres();
    await prepareShop({ url: postgres.url });
    shop = await startShopProcess({ dataFolder, databaseUrl: postgres.url, processes: 2 });
    await shop.untilReady();
    await vi.waitFor(() => expect(servingIn(shop)).toHaveLength(2), SOON);
  });
  afterAll(async () => {
    await shop?.end();
    await postgres?.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  /** The processes that hold the lock of the shop's own work. */
  const leaders = async () =>
    (
      await postgres.ask<{ pid: number }>(
        `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
         WHERE locktype = 'advisory' AND granted AND application_name = 'witryna-leader'`,
      )
    ).map(({ pid }) => pid);

  test('are restarted one by one, and no request is lost', async () => {
    const requests = startRequests(shop.address, page);
    await sleep(500);
    const before = servingIn(shop);
    shop.child.kill('SIGHUP');
    await vi.waitFor(() => expect(shop.said()).toContain('Every process has been restarted'), SOON);
    await sleep(500);
    const { answers, problems } = await requests.end();
    expect(problems).toEqual([]);
    expect(answers).toBeGreaterThan(100);
    expect(servingIn(shop).slice(2)).toHaveLength(before.length);
  });

  test('say once for all of them how the first owner comes in, and not again when they are restarted', () => {
    expect(shop.said().match(/Its first owner comes in by this link/g)).toHaveLength(1);
  });

  test('do the shop’s own work in exactly one of them, and another takes over when that one dies', async () => {
    await vi.waitFor(async () => expect(await leaders()).toHaveLength(1), SOON);
    const [first] = await leaders();
    const dead = servingIn(shop).slice(-2);
    for (const pid of dead) {
      const started = servingIn(shop).length;
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(() => expect(servingIn(shop).length).toBeGreaterThan(started), SOON);
    }
    await vi.waitFor(async () => {
      const now = await leaders();
      expect(now).toHaveLength(1);
      expect(now).not.toContain(first);
    }, SOON);
    expect(shop.said()).toMatch(/has died and is started again after [\d.]+ s/);
  });

  test('stop when they are told to, with every request answered that was taken', async () => {
    const requests = startRequests(shop.address, page);
    await sleep(500);
    expect(await shop.end('SIGTERM')).toBe(0);
    const { problems } = await requests.end();
    expect(problems.filter((problem) => !problem.includes('ECONNREFUSED'))).toEqual([]);
  });
});

describe('processes that cannot start', () => {
  test('are not tried for ever: each time the pause is longer, then the supervisor says so and ends', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-faults-data-'));
    const databaseUrl = 'postgres://shop:secret@127.0.0.1:1/shop';
    const shop = await startShopProcess({ dataFolder, databaseUrl, processes: 2 });
    await vi.waitFor(() => expect(shop.child.exitCode).toBe(1), { timeout: 60_000, interval: 200 });
    const pauses = [...shop.said().matchAll(/Process 1 has died .* after ([\d.]+) s/g)].map(([, s]) =>
      Number(s),
    );
    expect(pauses).toEqual([0.5, 1, 2, 4, 8]);
    expect(shop.said()).toContain('cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
    expect(shop.said()).toContain('is given up');
    expect(shop.said()).not.toContain('secret');
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test('say at once that the embedded database is for one process only', async () => {
    const shop = await startShopProcess({ dataFolder: tmpdir(), processes: 2 });
    await vi.waitFor(() => expect(shop.child.exitCode).toBe(2), SOON);
    expect(shop.said()).toContain('Several processes need a PostgreSQL server');
  });
});

/** The numbers of the processes that have opened, in their order. */
const servingIn = (shop: ShopProcess) =>
  [...shop.said().matchAll(/Process (\d+) serves/g)].map(([, pid]) => Number(pid));
