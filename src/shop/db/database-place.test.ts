import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { databasePlaceIn, describePlace, isInFolder } from './database-place.ts';

test.each([
  [{}, `embedded database in ${resolve('data', 'database')}`],
  [{ DATA_FOLDER: '/srv/shop' }, `embedded database in ${resolve('/srv/shop/database')}`],
  [{ DATABASE_URL: 'postgres://shop:tajne@db.example/shop' }, 'PostgreSQL at db.example:5432/shop'],
  [{ DATABASE_URL: 'postgres://shop:tajne@10.0.0.5:6432/second' }, 'PostgreSQL at 10.0.0.5:6432/second'],
  [
    { DATABASE_URL: 'postgres:///shop?host=/run/postgresql&password=tajne' },
    'PostgreSQL at /run/postgresql:5432/shop',
  ],
  [{ DATABASE_URL: 'rubbish tajne' }, 'PostgreSQL at the given address'],
])('says of %o which shop it is, and never a password', (env, words) => {
  expect(describePlace(databasePlaceIn(env))).toBe(words);
});

test('a folder has a shop when it was finished', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-place-'));
  expect(isInFolder(join(folder, 'nothing'))).toBe(false);
  expect(isInFolder(folder)).toBe(false);
  mkdirSync(join(folder, 'postgres'));
  expect(isInFolder(folder)).toBe(true);
  writeFileSync(join(folder, 'unfinished'), '');
  expect(isInFolder(folder)).toBe(false);
  rmSync(folder, { recursive: true });
});
