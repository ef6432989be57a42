import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

describe('a data folder', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'witryna-lock-'));
    lock = join(folder, 'in-use.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is refused while another shop uses it, and free again afterwards', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      expect.objectContaining({
        code: 'database_in_use',
        message: expect.stringContaining(`process (number ${process.pid})`),
      }),
    );
    release();
    lockFolder(folder)();
    expect(existsSync(lock)).toBe(false);
  });

  test('is taken over from a process that no longer runs', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, JSON.stringify({ pid, startedAt: '1' }));
    lockFolder(folder)();
  });

  test.runIf(process.platform === 'linux')(
    'is taken over when another process now has the old number',
    () => {
      writeFileSync(lock, JSON.stringify({ pid: process.pid, startedAt: '1' }));
      lockFolder(folder)();
    },
  );

  test('is taken over when a crash cut the lock short', () => {
    writeFileSync(lock, '');
    lockFolder(folder)();
  });
});
