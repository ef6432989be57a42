import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '#tests/support/shop/shop-process.ts';
import { test as base } from './shop.ts';

/** It fills its database first, on a machine that runs tests. */
const OPENS_WITHIN_MS = 180_000;

type NetShop = { address: string; dataFolder: string };

/**
 * The tests of a shop that sells by net prices: the built demo shop once more, on a database and a port of its own. It
 * takes some seconds, so only a worker that has such a test starts it. E2E_NET_SHOP is the address of one that runs
 * already, for working on a test; DATA_FOLDER is then that of the shop.
 */
export const test = base.extend<object, { netShop: NetShop }>({
  netShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const { E2E_NET_SHOP: running, DATA_FOLDER = 'data' } = process.env;
      if (running) return use({ address: running, dataFolder: DATA_FOLDER });
      const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-net-'));
      const env = {
        DEMO: '1',
        DRAW_REST: '0',
        HOST: '0.0.0.0',
        SHOP_SETTINGS: '{"priceType":"net","payments":["test"]}',
      };
      const shop = await startShopProcess({ dataFolder, env });
      try {
        await shop.untilReady(OPENS_WITHIN_MS);
        // Cookies know hosts and not ports: those of the other shop's tests count here too.
        await use({ address: shop.address.replace('127.0.0.1', 'localhost'), dataFolder });
      } finally {
        await shop.end();
        rmSync(dataFolder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: OPENS_WITHIN_MS },
  ],
  baseURL: ({ netShop }, use) => use(netShop.address),
});
