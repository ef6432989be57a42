import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startShopProcess } from '#tests/support/shop/shop-process.ts';
import { expectWhole, stockUp } from './expect-whole.ts';
import { startControlledPostgres } from './postgres-control.ts';
import { prepareShop } from './prepare-shop.ts';
import { startSelling } from './selling.ts';

const HOUR = 3_600_000;
const PIECES = 100_000;

test('a clock that jumps forth and back loses no order, and stops no process', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-faults-data-'));
  const clockFile = join(dataFolder, 'clock');
  writeFileSync(clockFile, '0');
  const postgres = await startControlledPostgres();
  await prepareShop({ url: postgres.url });
  const shop = await startShopProcess({
    dataFolder,
    databaseUrl: postgres.url,
    env: { CLOCK_FILE: clockFile },
    nodeArguments: ['--import', resolve('tests/faults/shifted-clock.mjs')],
  });
  try {
    await shop.untilReady();
    const product = await stockUp(postgres.ask, 'filtry-stozkowe-02', PIECES);
    const selling = startSelling(() => shop.address, product.id);
    for (const hours of [0, 1, -1, 24, -24, 24 * 70, 0]) {
      writeFileSync(clockFile, String(hours * HOUR));
      await sleep(200);
      await selling.untilMore(1);
      expect((await fetch(`${shop.address}/`)).status, `${hours} hours off`).toBe(200);
    }
    await expectWhole(postgres.ask, { ...product, pieces: PIECES }, await selling.end());
    expect((await fetch(`${shop.address}/health/ready`)).status).toBe(200);
    expect(await shop.end()).toBe(0);
  } finally {
    await shop.end('SIGKILL');
    await postgres.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
