import { COUNTRIES, type Country } from '#domain/form/address/country.ts';
import { prefixOf } from './phone-prefix.ts';

/** What is dialled before a phone number of a country, from abroad. */
export const CALLING_CODES: Record<Country, string> = {
  PL: '+48',
  DE: '+49',
  AT: '+43',
  FR: '+33',
  GB: '+44',
  US: '+1',
  CZ: '+420',
  SK: '+421',
  HU: '+36',
  LT: '+370',
  LV: '+371',
  EE: '+372',
  UA: '+380',
  BE: '+32',
  NL: '+31',
  LU: '+352',
  IE: '+353',
  IS: '+354',
  IT: '+39',
  ES: '+34',
  PT: '+351',
  GR: '+30',
  RO: '+40',
  BG: '+359',
  HR: '+385',
  SI: '+386',
  DK: '+45',
  SE: '+46',
  NO: '+47',
  FI: '+358',
  MT: '+356',
  CY: '+357',
  CH: '+41',
  LI: '+423',
};

/** The country that the prefix of a phone number names, where the shop knows it. */
export function countryOfPrefix(phone: string): Country | undefined {
  const prefix = prefixOf(phone);
  return COUNTRIES.find((country) => CALLING_CODES[country] === prefix);
}
