import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consentFromCookie, consentToCookie } from './consent.ts';

describe('consent to cookies', () => {
  test('is read back as it was given', () => {
    fc.assert(
      fc.property(fc.record({ analytics: fc.boolean(), marketing: fc.boolean() }), (consent) => {
        expect(consentFromCookie(consentToCookie(consent))).toEqual(consent);
      }),
    );
  });

  test('is kept in words that need no encoding', () => {
    expect(consentToCookie({ analytics: false, marketing: false })).toBe('necessary');
    expect(consentToCookie({ analytics: true, marketing: true })).toBe('analytics.marketing');
  });

  test.each([undefined, '', 'all', 'analytics.everything', '{"analytics":true}', 'true'])(
    'is not taken from anything else: %s',
    (value) => {
      expect(consentFromCookie(value)).toBeUndefined();
    },
  );
});
