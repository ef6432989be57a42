import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { backUp } from '#shop/backup/back-up.ts';
import { readBackupFile, writeBackupFile } from '#shop/backup/backup-file.ts';
import { quoted, tablesOf } from '#shop/backup/backup-parts.ts';
import { restore } from '#shop/backup/restore.ts';
import type { Database } from '#shop/db/database.ts';
import { type DatabaseKind, openTestDatabase } from '#tests/support/database/database.ts';
import { guestWith, orderBy } from './checkout-shopper.ts';
import type { TestShop } from './test-shop.ts';

export const PICTURE = 'kawa-1-320.jpg';

/** Backs the shop up before the tests of a block: with an order and a picture in it. */
export function backupOf(use: () => TestShop) {
  let folder: string;
  const file = () => join(folder, 'sklep.backup');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-backup-'));
    await writeFile(join(use().shop.settings.picturesFolder, PICTURE), 'picture');
    await orderBy(await guestWith(use()));
    const counted = { tables: 0, rows: 0, files: 0 };
    await writeBackupFile(
      file(),
      backUp(use().database, backupOptions(use().shop.settings.picturesFolder), counted),
    );
    expect(counted).toMatchObject({ rows: expect.any(Number), files: 1 });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** An empty database, and a data folder of its own. */
  const open = async (kind: DatabaseKind) => ({
    opened: await openTestDatabase(kind),
    dataFolder: await mkdtemp(join(folder, 'data-')),
  });

  return {
    /** Where the backup lies, and where there is room for more. */
    folder: () => folder,
    file,
    open,
    /** Works in an empty database, and takes it away afterwards. */
    async within(
      kind: DatabaseKind,
      work: (database: Database, dataFolder: string) => Promise<void>,
    ): Promise<void> {
      const { opened, dataFolder } = await open(kind);
      try {
        await work(opened.database, dataFolder);
      } finally {
        await opened.remove();
      }
    },
    putBack: (database: Database, dataFolder: string, replace = false, from = file()) =>
      restore(database, () => readBackupFile(from), { dataFolder, replace }),
  };
}

export const backupOptions = (picturesFolder: string) => ({
  picturesFolder,
  version: '1.0.0',
  now: Date.now(),
});

/** Every row of every table with its computed columns, and what each counter gives next. */
export async function everythingIn({ pool }: Database): Promise<Record<string, string[]>> {
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
