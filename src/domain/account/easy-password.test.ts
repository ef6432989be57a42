import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEasyPassword } from './easy-password.ts';

describe('a password', () => {
  test.each([
    ...[
      '123456',
      '1234567890',
      '987654',
      '0987654321',
      'abcdef',
      'fedcba',
      'qwerty',
      'QWERTYUIOP',
      'zxcvbnm',
    ],
    ...[
      '111111',
      'aaaaaaa',
      'żżżżżż',
      'abcabc',
      '121212',
      '12341234',
      'qwe123',
      'abc123',
      'asdf1234',
      '123qwe!',
    ],
    ...['aaaaaa1', 'qazwsx', 'qwertz123'],
  ])('is easy where it only repeats or counts: %s', (password) => {
    expect(isEasyPassword(password)).toBe(true);
  });

  test.each(['dobre hasło', 'kawa-z-mlekiem', 'cierpka kawa', 'Zx7!kP', 'abcXkawa', 'mgła nad 3 jeziorami'])(
    'is not where it says something: %s',
    (password) => {
      expect(isEasyPassword(password)).toBe(false);
    },
  );

  test('of any sign or group, however often it is repeated, is easy', () => {
    const group = fc.string({ minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(group, fc.integer({ min: 2, max: 8 }), (signs, times) => {
        expect(isEasyPassword(signs.repeat(times))).toBe(true);
      }),
    );
  });

  test('is answered for in time, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (password) => {
        expect([true, false]).toContain(isEasyPassword(password));
      }),
    );
  });
});
