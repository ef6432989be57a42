import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/form/address/country.ts';
import { isPhone } from './phone.ts';

describe('a phone number', () => {
  test.each(COUNTRIES)(
    'libphonenumber example numbers: of %s is good, national or international',
    (country) => {
      const example = getExampleNumber(country, examples);
      if (!example) throw new Error(`libphonenumber has no example for ${country}`);
      const national = example.formatNational();
      expect(isPhone(national, country)).toBe(true);
      expect(isPhone(national.replace(/\D/g, ''), country)).toBe(true);
      expect(isPhone(example.formatInternational(), country)).toBe(true);
      expect(isPhone(example.number, 'PL')).toBe(true);
      expect(isPhone(`+${example.countryCallingCode}${example.nationalNumber}`, country)).toBe(true);
      expect(isPhone(` ${national} `, country)).toBe(true);
    },
  );

  test.each(COUNTRIES)(
    'libphonenumber example numbers: of %s cut to three digits or with nine added is wrong',
    (country) => {
      const example = getExampleNumber(country, examples);
      const digits = example?.nationalNumber ?? '';
      expect(isPhone(`+${example?.countryCallingCode}${digits}999999999`, country)).toBe(false);
      expect(isPhone(`+${example?.countryCallingCode}${digits.slice(0, 3)}`, country)).toBe(false);
    },
  );

  test.each([
    ['600 700 800', 'PL'],
    ['600-700-800', 'PL'],
    ['(33) 812 34 56', 'PL'],
    ['+48 600 700 800', 'PL'],
    ['+48600 700 800', 'PL'],
    ['0048 600 700 800', 'PL'],
    ['+48 600 700 800', 'DE'],
    ['020 7946 0958', 'GB'],
    ['+44 (0)20 7946 0958', 'GB'],
    ['030/901820', 'DE'],
    ['+421 905 123 456', 'SK'],
  ])('may be written %s in %s', (phone, country) => {
    expect(isPhone(phone, country)).toBe(true);
  });

  test.each([
    ['', 'PL'],
    ['600', 'PL'],
    ['60070080', 'PL'],
    ['6007008001', 'PL'],
    ['000000000', 'PL'],
    ['999 999 999 999', 'PL'],
    ['+', 'PL'],
    ['+999 600 700 800', 'PL'],
    ['kawa', 'PL'],
    ['600 700 800', 'NO'],
    ['600 700 800', 'XX'],
    ['600 700 800', 'constructor'],
  ])('is not %j in %s', (phone, country) => {
    expect(isPhone(phone, country)).toBe(false);
  });

  test('of a country that nobody has heard of is good with its prefix', () => {
    expect(isPhone('+48 600 700 800', 'XX')).toBe(true);
  });

  test('whatever is typed is a phone number or none', () => {
    const sign = fc.constantFrom(...'0123456789+()-. *#');
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: sign }));
    fc.assert(
      fc.property(text, fc.oneof(fc.constantFrom(...COUNTRIES), fc.string()), (phone, country) => {
        expect([true, false]).toContain(isPhone(phone, country));
      }),
    );
  });
});
