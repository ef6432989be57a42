import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notTracking } from './tracking-number.ts';

/** An EAN of these digits and the check digit that goes with them. */
function eanOf(digits: readonly number[]): string {
  const sum = digits.toReversed().reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 3 : 1), 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

describe('the number of a parcel', () => {
  test('is what couriers print on their labels', () => {
    for (const number of [
      '520000012345678901234567',
      '00359007731234567890',
      '0000123456789U',
      '1Z999AA10123456784',
      'RR123456785PL',
      '620000000017',
    ])
      expect(notTracking(number), number).toBeUndefined();
  });

  test('is never the code of goods, whether the shop sells them or not', () => {
    expect(notTracking('5901234123457')).toBe('goods_code');
    const digit = fc.integer({ min: 0, max: 9 });
    const digits = (n: number) => fc.array(digit, { minLength: n, maxLength: n });
    fc.assert(
      fc.property(fc.oneof(digits(7), digits(12)), digit, (head, other) => {
        const ean = eanOf(head);
        expect(notTracking(ean)).toBe('goods_code');
        const wrong = ean.slice(0, -1) + other;
        if (wrong !== ean) expect(notTracking(wrong)).toBeUndefined();
      }),
    );
  });

  test('has letters and digits, and enough of them', () => {
    for (const odd of ['', 'abc', '12345', '-123456', 'numer nr 7!', '<b>123456</b>', 'x'.repeat(101)])
      expect(notTracking(odd), odd).toBe('unknown_code');
  });
});
