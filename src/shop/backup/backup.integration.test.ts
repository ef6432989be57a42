import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#shop/db/database.ts';
import { migrations } from '#shop/db/migrate.ts';
import { guestWith, orderBy } from '#tests/support/checkout-shopper.ts';
import { type DatabaseKind, openTestDatabase } from '#tests/support/database.ts';
import { describeOnEachShop, openTestShop, PAGE, shopperIn } from '#tests/support/test-shop.ts';
import { backUp } from './back-up.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { quoted, tablesOf } from './backup-parts.ts';
import { restore } from './restore.ts';

const PICTURE = 'kawa-1-320.jpg';

describeOnEachShop('a backup of the shop', (use, kind) => {
  const other: DatabaseKind = kind === 'pglite' ? 'postgres' : 'pglite';
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-backup-'));
    file = join(folder, 'sklep.backup');
    await writeFile(join(use().shop.picturesFolder, PICTURE), 'picture');
    await orderBy(await guestWith(use()));
    const counted = { tables: 0, rows: 0, files: 0 };
    await writeBackupFile(file, backUp(use().database, optionsOf(use().shop.picturesFolder), counted));
    expect(counted).toMatchObject({ rows: expect.any(Number), files: 1 });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const within = async (
    on: DatabaseKind,
    work: (database: Database, dataFolder: string) => Promise<void>,
  ) => {
    const { database, remove } = await openTestDatabase(on);
    const dataFolder = await mkdtemp(join(folder, 'data-'));
    try {
      await work(database, dataFolder);
    } finally {
      await remove();
    }
  };
  const putBack = (database: Database, dataFolder: string, replace = false, from = file) =>
    restore(database, () => readBackupFile(from), { dataFolder, replace });

  for (const target of [kind, other])
    test(`is back row for row on ${target}, with counters, computed columns, triggers and pictures`, () =>
      within(target, async (database, dataFolder) => {
        const { files } = await putBack(database, dataFolder);
        expect(files).toBe(1);
        expect(await everythingIn(database)).toEqual(await everythingIn(use().database));
        expect(await rulesOf(database)).toEqual(await rulesOf(use().database));
        expect(await readFile(join(dataFolder, 'pictures', PICTURE), 'utf8')).toBe('picture');
        expect(await readdir(dataFolder)).toEqual(['pictures']);
      }));

  test('serves and takes an order with the next number', () =>
    within(other, async (database, dataFolder) => {
      await putBack(database, dataFolder);
      const shop = await openTestShop(database);
      expect((await shopperIn(shop).get('/', PAGE)).statusCode).toBe(200);
      const numbers = async () =>
        (await database.pool.query<{ number: string }>('SELECT number FROM shop_order ORDER BY id')).rows;
      const before = await numbers();
      await orderBy(await guestWith(shop));
      expect(await numbers()).toHaveLength(before.length + 1);
      await shop.close();
    }));

  test('tells the processes that serve that everything has changed', () =>
    within(kind, async (database, dataFolder) => {
      const heard: string[] = [];
      database.onChange((tag) => heard.push(tag));
      await putBack(database, dataFolder);
      await database.pool.query('SELECT 1');
      await expect.poll(() => heard).toContain('all');
    }));

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
      const whole = gunzipSync(await readFile(file));
      const bent = Buffer.from(whole);
      bent.writeUInt8((bent.at(-200) ?? 0) ^ 1, bent.length - 200);
      const compressed = await readFile(file);
      const broken = {
        'a byte changed': gzipSync(bent),
        'the end is missing': gzipSync(whole.subarray(0, -90)),
        'half of it is missing': gzipSync(whole.subarray(0, whole.length / 2)),
        'half of the file is missing': compressed.subarray(0, compressed.length / 2),
        'something follows': gzipSync(Buffer.concat([whole, whole])),
      };
      for (const [name, bytes] of Object.entries(broken)) {
        const path = join(folder, 'broken');
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
      const path = join(folder, 'foreign');
      await writeFile(path, 'not a backup');
      await expect(putBack(database, dataFolder, false, path)).rejects.toMatchObject({ problem: 'foreign' });
      await writeFile(path, gzipSync('not a backup'));
      await expect(putBack(database, dataFolder, false, path)).rejects.toMatchObject({ problem: 'broken' });
      await expect(putBack(database, dataFolder, false, join(folder, 'none'))).rejects.toMatchObject({
        problem: 'unreadable',
      });
      const options = { dataFolder, replace: false, known: migrations.slice(0, -1) };
      await expect(restore(database, () => readBackupFile(file), options)).rejects.toMatchObject({
        problem: 'newer',
      });
      expect((await database.pool.query('SELECT FROM region LIMIT 1')).rowCount).toBe(1);
    }));

  test('of an older version is brought up to this one', () =>
    within(kind, async (database, dataFolder) => {
      const sql = "ALTER TABLE product ADD COLUMN later text NOT NULL DEFAULT 'added'";
      const known = [...migrations, { version: 9999, name: '9999_later', sql }];
      await restore(database, () => readBackupFile(file), { dataFolder, replace: false, known });
      const { rows } = await database.pool.query('SELECT DISTINCT later FROM product');
      expect(rows).toEqual([{ later: 'added' }]);
    }));

  test('is one moment of the shop, and only its owner may read it', async () => {
    const path = join(folder, 'moment.backup');
    const content = backUp(use().database, optionsOf(folder), { tables: 0, rows: 0, files: 0 });
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

const optionsOf = (picturesFolder: string) => ({ picturesFolder, version: '1.0.0', now: Date.now() });

/** Every row of every table with its computed columns, and what each counter gives next. */
async function everythingIn({ pool }: Database): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  const all: Record<string, string[]> = {};
  try {
    await client.query("SET TimeZone = 'UTC'");
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT to_jsonb(t)::text AS row FROM ${quoted(name)} t ORDER BY to_jsonb(t)::text COLLATE "C"`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    const { rows } = await client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace",
    );
    for (const { name } of rows) {
      const counter = await client.query(
        `SELECT last_value + is_called::integer AS next FROM ${quoted(name)}`,
      );
      all[`${name} counts`] = [String(counter.rows[0].next)];
    }
    return all;
  } finally {
    client.release();
  }
}

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
