import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShortPhone, phoneOrEmail } from './phone-or-email.ts';

describe('a field for a phone number or an e-mail address', () => {
  test.each(['600700800', '+48 600 700 800', '(33) 812 34 56', '*100#', ' 1 ', '#'])(
    'takes %j for a phone number',
    (typed) => {
      expect(phoneOrEmail(typed)).toBe('phone');
    },
  );

  test.each([
    '',
    '  ',
    'halina@example.org',
    '600-700-800',
    '600700800a',
    '600.700.800',
    '٦٠٠',
    '600\t700',
    '600@700',
  ])('takes %j for an e-mail address', (typed) => {
    expect(phoneOrEmail(typed)).toBe('email');
  });

  test('takes anything with a letter or an @ for an e-mail address', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('a', 'ż', '@', '字'), fc.string(), (before, sign, after) => {
        expect(phoneOrEmail(before + sign + after)).toBe('email');
      }),
    );
  });
});

describe('a phone number without a country', () => {
  test.each(['', '12345678', '  12345678  ', '33 812 34', '+48 1234567', '((((((((((', '(12)-(34)-56'])(
    'of fewer than 9 characters or 7 digits is too short: %j',
    (phone) => {
      expect(isShortPhone(phone)).toBe(true);
    },
  );

  test.each(['123456789', '(33) 812 34', '+48600700800'])('of 9 characters or more is not: %j', (phone) => {
    expect(isShortPhone(phone)).toBe(false);
  });
});
