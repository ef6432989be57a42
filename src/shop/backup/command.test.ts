import { describe, expect, test } from 'vitest';
import { readBackupCommand } from './command.ts';

describe('the commands of backups', () => {
  test('name one file', () => {
    expect(readBackupCommand('backup', ['sklep.backup'])).toEqual({ name: 'backup', file: 'sklep.backup' });
    expect(readBackupCommand('restore', ['sklep.backup'])).toEqual({
      ...{ name: 'restore', file: 'sklep.backup' },
      replace: false,
    });
    expect(readBackupCommand('backup', [])).toHaveProperty('problem');
    expect(readBackupCommand('restore', ['a', 'b'])).toHaveProperty('problem');
  });

  test('take the place of another shop only when that is said', () => {
    expect(readBackupCommand('restore', ['a', '--replace'])).toMatchObject({ replace: true });
    expect(readBackupCommand('backup', ['a', '--replace'])).toHaveProperty('problem');
  });
});
