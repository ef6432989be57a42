import { getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { CALLING_CODES } from './calling-codes.ts';
import { COUNTRIES } from './country.ts';

test('every country has the prefix that libphonenumber knows', () => {
  for (const country of COUNTRIES) expect(CALLING_CODES[country]).toBe(`+${getCountryCallingCode(country)}`);
});
