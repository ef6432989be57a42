import { parseOptions } from '@node-rs/argon2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { argon2, hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is kept as a slow hash with a salt of its own, and never as it was typed', async () => {
    const [one, two] = await Promise.all([hashPassword('dobre hasło'), hashPassword('dobre hasło')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(one).not.toContain('hasło');
  });

  test('opens with the same letters only, however the keyboard composes them', async () => {
    const hashed = await hashPassword('zażółć gęślą'.normalize('NFD'));
    expect(await verifyPassword(hashed, 'zażółć gęślą'.normalize('NFC'))).toBe(true);
    expect(await verifyPassword(hashed, 'zażółć gęślą'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(hashed, 'zazolc gesla')).toBe(false);
    expect(await verifyPassword(hashed, 'zażółć gęślą ')).toBe(false);
    expect(await verifyPassword(hashed, '')).toBe(false);
  });

  test('of nobody is tried with the same effort, and is always wrong', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    expect(await verifyPassword(undefined, 'dobre hasło')).toBe(false);
    const [tried] = verify.mock.calls[0] ?? [];
    expect(verify).toHaveBeenCalledTimes(1);
    expect(parseOptions(String(tried))).toEqual(parseOptions(await hashPassword('dobre hasło')));
    verify.mockResolvedValueOnce(true);
    expect(await verifyPassword(undefined, 'dobre hasło')).toBe(false);
  });

  test('waits while two others are tried: a flood takes no more memory', async () => {
    let [running, together] = [0, 0];
    vi.spyOn(argon2, 'verify').mockImplementation(async () => {
      running++;
      together = Math.max(together, running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return true;
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => verifyPassword('x', 'dobre hasło')));
    expect([all.every(Boolean), together]).toEqual([true, 2]);
  });
});
