import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { startShopProcess } from '#tests/support/shop/shop-process.ts';
import { askFolder } from './ask-folder.ts';
import { expectWhole, stockUp } from './expect-whole.ts';
import { liveShopper } from './live-shopper.ts';
import { prepareShop } from './prepare-shop.ts';
import { startSelling } from './selling.ts';

const PIECES = 100_000;
/** Room for the database as it is, and a little more. */
const SPARE_MEGABYTES = 48;

/**
 * A small disk of the shop's own, that nobody else sees: it needs no rights where a user may have namespaces. A shop
 * that dies there is started again, as a supervisor does; in the end the disk is copied out.
 */
const onSmallDisk = (folder: string, megabytes: number) => [
  ...['unshare', '--map-root-user', '--mount', 'sh', '-c'],
  `mkdir -p "$0.disk" "$0.after" && mount -t tmpfs -o size=${megabytes}m none "$0.disk" && cp -a "$0/." "$0.disk/"
  trap 'stop=1; kill -TERM $shop' TERM
  until [ "$stop" ]; do "$@" & shop=$!; wait $shop; wait $shop; echo "A process has ended"; sleep 1; done
  cp -a "$0.disk/." "$0.after/"`,
  folder,
];

const canHaveSmallDisk = () => {
  try {
    execFileSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', 'mount -t tmpfs none /mnt'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
};

test.runIf(canHaveSmallDisk())(
  'a full disk under the embedded database loses no order, and the shop goes on when there is room again',
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-faults-data-'));
    await prepareShop({ folder: join(dataFolder, 'database') });
    const product = await askFolder(join(dataFolder, 'database'), (ask) =>
      stockUp(ask, 'filtry-stozkowe-02', PIECES),
    );
    const used = Number(execFileSync('du', ['-sm', dataFolder], { encoding: 'utf8' }).split('\t')[0]);
    const port = await freePort();
    const shop = await startShopProcess({
      dataFolder: `${dataFolder}.disk`,
      port,
      under: onSmallDisk(dataFolder, used + SPARE_MEGABYTES),
    });
    try {
      await shop.untilReady();
      // What stands on the shop's own disk is reached through its process.
      const disk = `/proc/${shop.child.pid}/root${dataFolder}.disk`;
      const selling = startSelling(() => `http://127.0.0.1:${port}`, product.id);
      await selling.untilMore(2);
      execFileSync('sh', ['-c', `dd if=/dev/zero of="${disk}/ballast" bs=64k 2>/dev/null || true`]);
      await sleep(6_000);
      expect(selling.sold.repeated, 'the full disk was felt').toBeGreaterThan(0);
      const { size: told } = selling.sold.told;
      rmSync(`${disk}/ballast`);
      await selling.untilMore(2);
      expect(selling.sold.told.size).toBeGreaterThan(told);
      expect((await liveShopper(() => shop.address).get('/')).status).toBe(200);
      const sold = await selling.end();
      await shop.end();
      expect(shop.said().match(/A process has ended/g)?.length, 'no crash loop').toBeLessThan(5);
      await askFolder(join(`${dataFolder}.after`, 'database'), (ask) =>
        expectWhole(ask, { ...product, pieces: PIECES }, sold),
      );
    } finally {
      await shop.end();
      for (const folder of [dataFolder, `${dataFolder}.disk`, `${dataFolder}.after`])
        rmSync(folder, { recursive: true, force: true });
    }
  },
);
