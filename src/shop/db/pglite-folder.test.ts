import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PGLITE_POSTGRES, startInFolder } from './pglite-folder.ts';

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'witryna-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = async (files: string, version = PGLITE_POSTGRES) => {
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'PG_VERSION'), `${version}\n`);
  };

  test('that was left half made by a kill is made again', async () => {
    const killed = startInFolder(folder, async (files) => {
      mkdirSync(files);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    await startInFolder(folder, async (files) => {
      expect(existsSync(files)).toBe(false);
      await write(files);
    });
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  test('that is whole is never made again', async () => {
    await write(join(folder, 'postgres'));
    await startInFolder(folder, async (files) => expect(readdirSync(files)).toEqual(['PG_VERSION']));
  });

  test.each([
    [PGLITE_POSTGRES + 1, 'database_newer'],
    [PGLITE_POSTGRES - 1, 'database_too_old'],
  ])('written by PostgreSQL %i is refused with %s', async (version, code) => {
    await write(join(folder, 'postgres'), version);
    await expect(startInFolder(folder, () => Promise.resolve())).rejects.toMatchObject({ code });
  });
});
