import { getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/form/address/country.ts';
import { CALLING_CODES } from './calling-codes.ts';

test('every country has the prefix that libphonenumber knows', () => {
  for (const country of COUNTRIES) expect(CALLING_CODES[country]).toBe(`+${getCountryCallingCode(country)}`);
});
