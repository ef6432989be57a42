import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';

test('the embedded database keeps what was committed, after a stop and after a crash', async () => {
  const { folder: scratch, pgliteTemplates } = inject('testDatabases');
  const folder = mkdtempSync(join(scratch, 'folder-'));
  const crashed = mkdtempSync(join(scratch, 'crashed-'));
  cpSync(pgliteTemplates.empty, folder, { recursive: true });

  const first = await openDatabase({ folder });
  await first.pool.query("INSERT INTO product (key) VALUES ('kawa')");
  // What a crash would leave behind: the files of a running database.
  cpSync(join(folder, 'postgres'), join(crashed, 'postgres'), { recursive: true });
  await first.close();
  expect(readdirSync(folder)).toEqual(['postgres']);

  for (const again of [folder, crashed]) {
    const second = await openDatabase({ folder: again });
    expect((await second.pool.query('SELECT key FROM product')).rows).toEqual([{ key: 'kawa' }]);
    await second.close();
  }
});
