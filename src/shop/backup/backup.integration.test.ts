import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#shop/db/database.ts';
import type { DatabaseKind, TestDatabase } from '#tests/support/database/database.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { backupOf, backupOptions, everythingIn, PICTURE } from '#tests/support/shop/shop-backup.ts';
import { describeOnEachShop, openTestShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';
import { backUp } from './back-up.ts';
import { writeBackupFile } from './backup-file.ts';

describeOnEachShop('a backup of the shop', (use, kind) => {
  const other: DatabaseKind = kind === 'pglite' ? 'postgres' : 'pglite';
  const { folder, open, putBack } = backupOf(use);

  describe.each([kind, other])('put back on %s', (target) => {
    const heard: string[] = [];
    let opened: TestDatabase;
    let dataFolder: string;
    let files: number;
    beforeAll(async () => {
      ({ opened, dataFolder } = await open(target));
      opened.database.onChange((tag) => heard.push(tag));
      ({ files } = await putBack(opened.database, dataFolder));
    });
    afterAll(() => opened?.remove());

    test('is there row for row, with counters, computed columns, triggers and pictures', async () => {
      expect(files).toBe(1);
      expect(await everythingIn(opened.database)).toEqual(await everythingIn(use().database));
      expect(await rulesOf(opened.database)).toEqual(await rulesOf(use().database));
      expect(await readFile(join(dataFolder, 'pictures', PICTURE), 'utf8')).toBe('picture');
      expect(await readdir(dataFolder)).toEqual(['pictures']);
    });

    test('tells the processes that serve that everything has changed', async () => {
      await opened.database.pool.query('SELECT 1');
      await expect.poll(() => heard).toContain('all');
    });

    test('serves and takes an order with the next number', async () => {
      const shop = await openTestShop(opened.database);
      expect((await shopperIn(shop).get('/', PAGE)).statusCode).toBe(200);
      const numbers = async () =>
        (await opened.database.pool.query<{ number: string }>('SELECT number FROM shop_order ORDER BY id'))
          .rows;
      const before = await numbers();
      await orderBy(await guestWith(shop));
      expect(await numbers()).toHaveLength(before.length + 1);
      await shop.close();
    });
  });

  test('is one moment of the shop, and only its owner may read it', async () => {
    const path = join(folder(), 'moment.backup');
    const content = backUp(use().database, backupOptions(folder()), { tables: 0, rows: 0, files: 0 });
    const first = await content.next();
    if (kind === 'postgres') await use().database.pool.query("INSERT INTO product (key) VALUES ('too late')");
    await writeBackupFile(
      path,
      (async function* () {
        if (first.value) yield first.value;
        yield* content;
      })(),
    );
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(gunzipSync(await readFile(path)).includes('too late')).toBe(false);
    await use().database.pool.query("DELETE FROM product WHERE key = 'too late'");
  });
});

/** What the database itself watches over: references, checks, keys and triggers. */
async function rulesOf({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT conrelid::regclass::text AS place, conname AS name, pg_get_constraintdef(oid) AS rule, convalidated::text AS state
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL
    SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text
    FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY 1, 2`);
  return rows;
}
