import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNip } from './nip.ts';
import { checkTaxNumber } from './tax-number.ts';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const nineDigits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 });
const nip = nineDigits
  .filter((digits) => remainder(digits) < 10 && /[1-9]/.test(digits))
  .map((digits) => digits + remainder(digits));

describe('a Polish tax number (NIP)', () => {
  // Numbers that Polish companies publish, as the tests of python-stdnum have them.
  test.each(['8567346215', '5261025421', '7010098470', '5211355116', '7642305503', '6450006750'])(
    'of a company passes: %s',
    (digits) => {
      expect(isNip(digits)).toBe(true);
      expect(checkTaxNumber(digits, 'PL')).toBeUndefined();
    },
  );

  test.each([
    'PL8567346215',
    'pl 856-734-62-15',
    '856 73 46 215',
    ' 856-734-62-15 ',
    '856–734–62–15',
    'PL-856.734.62.15',
  ])('may be written as %j', (typed) => {
    expect(checkTaxNumber(typed, 'PL')).toBeUndefined();
  });

  test.each([
    ['8567346216', 'a wrong check digit'],
    ['0000000000', 'only zeros'],
    ['PL0000000000', 'only zeros'],
    ['856734621', 'nine digits'],
    ['85673462155', 'eleven digits'],
    ['DE8567346215', 'another country before it'],
    ['PLPL8567346215', 'the country twice'],
    ['856734621A', 'a letter'],
    ['--', 'no digit'],
  ])('is not %s: %s', (typed) => {
    expect(isNip(typed)).toBe(false);
    expect(checkTaxNumber(typed, 'PL')).toEqual({ code: 'incorect_nip' });
  });

  // 5 times 2, and 2 times 5, are 10; the others were found by computing.
  test.each(['020000000', '000500000', '526000007', '526000013', '123456789'])(
    'Polish tax office: the remainder of %s is 10, so that no tenth digit makes it a number',
    (nine) => {
      expect(remainder(nine)).toBe(10);
      expect([...'0123456789'].filter((last) => isNip(nine + last))).toEqual([]);
      expect(checkTaxNumber(`${nine}0`, 'PL')).toEqual({ code: 'incorect_nip' });
    },
  );

  test('Polish tax office: any nine digits have one tenth digit, or none where the remainder is 10', () => {
    fc.assert(
      fc.property(nineDigits, (nine) => {
        const good = [...'0123456789'].filter((last) => isNip(nine + last));
        expect(good).toHaveLength(remainder(nine) === 10 || Number(nine) === 0 ? 0 : 1);
      }),
    );
  });

  test('with any one digit changed is wrong', () => {
    fc.assert(
      fc.property(nip, (good) => {
        expect(isNip(good)).toBe(true);
        const changed = [...good].flatMap((digit, place) =>
          [...'0123456789']
            .filter((other) => other !== digit)
            .map((other) => good.slice(0, place) + other + good.slice(place + 1)),
        );
        expect(changed).toHaveLength(90);
        expect(changed.filter(isNip)).toEqual([]);
      }),
    );
  });
});

function remainder(nine: string): number {
  return WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(nine.charAt(place)), 0) % 11;
}
