import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { migrateWithin, migrations } from '#shop/db/migrate.ts';
import { backupOf, backupOptions, everythingIn } from '#tests/support/shop/shop-backup.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';
import { backUp } from './back-up.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { restore } from './restore.ts';

const DROPPED_IN = 31;

describeWithShop('a backup of the shop', (use, kind) => {
  const { folder, file, within, putBack } = backupOf(use);

  test('takes no other shop’s place unless that is said', () =>
    within(kind, async (database, dataFolder) => {
      await database.pool.query("INSERT INTO product (key) VALUES ('another')");
      await expect(putBack(database, dataFolder)).rejects.toMatchObject({ problem: 'not_empty' });
      await putBack(database, dataFolder, true);
      expect(await everythingIn(database)).toEqual(await everythingIn(use().database));
    }));

  test('that is broken anywhere changes nothing', () =>
    within(kind, async (database, dataFolder) => {
      await database.pool.query("INSERT INTO product (key) VALUES ('kept')");
      const whole = gunzipSync(await readFile(file()));
      const bent = Buffer.from(whole);
      bent.writeUInt8((bent.at(-200) ?? 0) ^ 1, bent.length - 200);
      const compressed = await readFile(file());
      const broken = {
        'a byte changed': gzipSync(bent),
        'the end is missing': gzipSync(whole.subarray(0, -90)),
        'half of it is missing': gzipSync(whole.subarray(0, whole.length / 2)),
        'half of the file is missing': compressed.subarray(0, compressed.length / 2),
        'something follows': gzipSync(Buffer.concat([whole, whole])),
      };
      for (const [name, bytes] of Object.entries(broken)) {
        const path = join(folder(), 'broken');
        await writeFile(path, bytes);
        await expect(putBack(database, dataFolder, true, path), name).rejects.toMatchObject({
          problem: 'broken',
        });
        expect((await database.pool.query('SELECT key FROM product')).rows, name).toEqual([{ key: 'kept' }]);
        expect(await readdir(dataFolder), name).toEqual([]);
      }
    }));

  test('that is none, is missing, or is of a newer version is refused', () =>
    within(kind, async (database, dataFolder) => {
      const path = join(folder(), 'foreign');
      await writeFile(path, 'not a backup');
      await expect(putBack(database, dataFolder, false, path)).rejects.toMatchObject({ problem: 'foreign' });
      await writeFile(path, gzipSync('not a backup'));
      await expect(putBack(database, dataFolder, false, path)).rejects.toMatchObject({ problem: 'broken' });
      await expect(putBack(database, dataFolder, false, join(folder(), 'none'))).rejects.toMatchObject({
        problem: 'unreadable',
      });
      const options = { dataFolder, replace: false, known: migrations.slice(0, -1) };
      await expect(restore(database, () => readBackupFile(file()), options)).rejects.toMatchObject({
        problem: 'newer',
      });
      expect((await database.pool.query('SELECT FROM region LIMIT 1')).rowCount).toBe(1);
    }));

  test('of an older version is brought up to this one', () =>
    within(kind, async (database, dataFolder) => {
      const sql = "ALTER TABLE product ADD COLUMN later text NOT NULL DEFAULT 'added'";
      const known = [...migrations, { version: 9999, name: '9999_later', sql }];
      await restore(database, () => readBackupFile(file()), { dataFolder, replace: false, known });
      const { rows } = await database.pool.query('SELECT DISTINCT later FROM product');
      expect(rows).toEqual([{ later: 'added' }]);
    }));

  test('made before tables were dropped is put back without them', () =>
    within(kind, async (database, dataFolder) => {
      const client = await database.pool.connect();
      await client.query('BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await migrateWithin(
        client,
        migrations.filter(({ version }) => version < DROPPED_IN),
      );
      await client.query("INSERT INTO notice_bar (place) VALUES ('top')");
      await client.query("INSERT INTO product (key) VALUES ('kept')");
      await client.query('COMMIT');
      client.release();
      const older = join(dataFolder, 'older.backup');
      const counted = { tables: 0, rows: 0, files: 0 };
      await writeBackupFile(older, backUp(database, backupOptions(dataFolder), counted));
      await putBack(database, dataFolder, true, older);
      const { rows } = await database.pool.query(
        "SELECT key, to_regclass('notice_bar') AS dropped FROM product",
      );
      expect(rows).toEqual([{ key: 'kept', dropped: null }]);
    }));
});
