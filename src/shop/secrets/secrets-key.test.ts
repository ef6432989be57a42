import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretsKeysIn } from './secrets-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first start makes a key that only the shop’s own user reads; the next ones have the same', () => {
  const [key] = secretsKeysIn({}, join(folder, 'data'));
  expect(key).toHaveLength(32);
  expect(secretsKeysIn({}, join(folder, 'data'))).toEqual([key]);
  expect(readdirSync(join(folder, 'data'))).toEqual(['secrets.key']);
  expect(statSync(join(folder, 'data', 'secrets.key')).mode & 0o777).toBe(0o600);
});

test('keys of the environment go before a file, the newest first, and then none is made', () => {
  const [fresh, old] = [Buffer.alloc(32, 2), Buffer.alloc(32, 1)];
  const SECRETS_KEY = `${fresh.toString('base64')}, ${old.toString('base64')}`;
  expect(secretsKeysIn({ SECRETS_KEY }, folder)).toEqual([fresh, old]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['x', ',', Buffer.alloc(16).toString('base64')])('%j is no key, and the start says so', (key) => {
  expect(() => secretsKeysIn({ SECRETS_KEY: key }, folder)).toThrow(/^SECRETS_KEY .*openssl rand -base64 32/);
});
