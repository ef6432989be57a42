import type { Country } from './country.ts';

/**
 * How postal codes are written, in the contract's notation: X is a digit, Y a letter, all else is itself.
 * The first that fits is the canonical form.
 */
export const ZIPCODE_FORMATS: Readonly<Record<Country, readonly string[]>> = {
  PL: ['XX-XXX'],
  DE: ['XXXXX'],
  AT: ['XXXX'],
  FR: ['XXXXX'],
  GB: ['YX XYY', 'YXX XYY', 'YYX XYY', 'YYXX XYY', 'YXY XYY', 'YYXY XYY'],
  US: ['XXXXX', 'XXXXX-XXXX'],
  CZ: ['XXX XX'],
  SK: ['XXX XX'],
  HU: ['XXXX'],
  LT: ['XXXXX', 'LT-XXXXX'],
  LV: ['LV-XXXX'],
  EE: ['XXXXX'],
  UA: ['XXXXX'],
  BE: ['XXXX'],
  NL: ['XXXX YY'],
  LU: ['XXXX'],
  // The last four signs of an Eircode are letters and digits in any order, see EIRCODE.
  IE: ['YXX YXYX', 'YXX YXXX', 'YXX YYXX', 'YXX XXYX', 'YXY YXYX'],
  IS: ['XXX'],
  IT: ['XXXXX'],
  ES: ['XXXXX'],
  PT: ['XXXX-XXX'],
  GR: ['XXX XX'],
  RO: ['XXXXXX'],
  BG: ['XXXX'],
  HR: ['XXXXX'],
  SI: ['XXXX'],
  DK: ['XXXX'],
  SE: ['XXX XX'],
  NO: ['XXXX'],
  FI: ['XXXXX'],
  MT: ['YYY XXXX'],
  CY: ['XXXX'],
  CH: ['XXXX'],
  LI: ['XXXX'],
};

/** A routing key (the only one that ends in a letter is D6W) and four signs, of the letters that An Post uses. */
export const EIRCODE = /^([AC-FHKNPRTV-Y]\d\d|D6W)-?([\dAC-FHKNPRTV-Y]{4})$/i;
