import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import {
  type ShopProcess,
  type ShopProcessOptions,
  startShopProcess,
} from '#tests/support/shop/shop-process.ts';
import { askFolder } from './ask-folder.ts';
import { type Ask, expectWhole, stockUp } from './expect-whole.ts';
import { type ControlledPostgres, startControlledPostgres } from './postgres-control.ts';
import { prepareShop } from './prepare-shop.ts';
import { startSelling } from './selling.ts';

const PRODUCT = 'filtry-stozkowe-02';
const PIECES = 100_000;
const TIMES = 3;

describe('a process that is killed while it sells', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-faults-data-'));
  let shop: ShopProcess | undefined;
  afterAll(async () => {
    await shop?.end('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  });

  /** Kills and starts it several times, with shoppers who send again what was not answered. */
  async function sellAndKill(options: ShopProcessOptions, product: { id: number }) {
    const port = await freePort();
    const start = async () => {
      shop = await startShopProcess({ ...options, port });
      await shop.untilReady();
    };
    await start();
    const selling = startSelling(() => `http://127.0.0.1:${port}`, product.id);
    for (let round = 0; round < TIMES; round++) {
      await selling.untilMore(2);
      await sleep(Math.random() * 200);
      expect(await shop?.end('SIGKILL')).toBe('SIGKILL');
      await start();
    }
    const sold = await selling.end();
    expect(await shop?.end()).toBe(0);
    expect(sold.repeated, 'some were interrupted').toBeGreaterThan(0);
    return sold;
  }

  describe('on PostgreSQL', () => {
    let postgres: ControlledPostgres;
    beforeAll(async () => {
      postgres = await startControlledPostgres();
    });
    afterAll(() => postgres?.remove());

    test('has every order that it told of, once, and no other', async () => {
      const options = { dataFolder, databaseUrl: postgres.url };
      await prepareShop({ url: postgres.url });
      const product = await stockUp(postgres.ask, PRODUCT, PIECES);
      const sold = await sellAndKill(options, product);
      await expectWhole(postgres.ask, { ...product, pieces: PIECES }, sold);
    });
  });

  describe('on the embedded database', () => {
    test('has every order that it told of, once, and no other', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'witryna-faults-data-'));
      await prepareShop({ folder: join(folder, 'database') });
      const within = <T>(work: (ask: Ask) => Promise<T>) => askFolder(join(folder, 'database'), work);
      const product = await within((ask) => stockUp(ask, PRODUCT, PIECES));
      const sold = await sellAndKill({ dataFolder: folder }, product);
      await within((ask) => expectWhole(ask, { ...product, pieces: PIECES }, sold));
      rmSync(folder, { recursive: true, force: true });
    });
  });
});
