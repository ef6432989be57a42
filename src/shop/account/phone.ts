import { type CountryCode, isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/max';

/**
 * Whether the numbering plans have such a phone number: one of the country, or of any country where it begins
 * with + and a prefix, as it does with the prefix field before it ('+48 600 700 800').
 */
export function isPhone(phone: string, country: string): boolean {
  // People write the 0 that is dialled at home only: +44 (0)20 7946 0958.
  const dialled = phone.trim().replace(/^(\+\d{1,3})\s*\(0\)/, '$1 ');
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  return isValidPhoneNumber(dialled, home);
}
