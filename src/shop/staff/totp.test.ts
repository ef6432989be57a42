import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base32 } from '#domain/staff/base32.ts';
import { codeAt, stepAt, stepOfCode, totpAddress } from './totp.ts';

// The samples of RFC 6238, of which six digits are asked for.
const SECRET = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is the one that the standard says, at second %i', (second, code) => {
    expect(codeAt(SECRET, stepAt(second * 1000))).toBe(code);
  });

  test('is taken half a minute early or late, and no later', () => {
    const now = 1_234_567_890_000;
    const at = (steps: number) => stepOfCode(SECRET, codeAt(SECRET, stepAt(now) + steps), now, null);
    expect([-2, -1, 0, 1, 2].map((steps) => at(steps) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('works once: neither it nor an earlier one is taken again', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 20, maxLength: 20 }),
        fc.integer({ min: 0, max: 4e12 }),
        (bytes, now) => {
          const secret = Buffer.from(bytes);
          const step = stepOfCode(secret, codeAt(secret, stepAt(now)), now, null);
          if (step === undefined) throw new Error('the code of this moment was not taken');
          const later = stepOfCode(secret, codeAt(secret, step), now, step);
          expect(later === undefined || later > step).toBe(true);
        },
      ),
    );
  });

  test.each(['', '12345', '1234567', 'abcdef', '٢٨٧٠٨٢'])('is six digits and nothing else: %j', (typed) => {
    expect(stepOfCode(SECRET, typed, 59_000, null)).toBeUndefined();
  });

  test('may be typed with a space in the middle', () => {
    expect(stepOfCode(SECRET, '287 082', 59_000, null)).toBe(1);
  });
});

test('the app learns the secret, the shop and the account', () => {
  const address = new URL(totpAddress(SECRET, { shop: 'Palarnia Mgła', email: 'anna@example.org' }));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe('/Palarnia Mgła:anna@example.org');
  expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

test('base32 has a letter for every five bits', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => base32(bytes).length === Math.ceil((bytes.length * 8) / 5)),
  );
});
