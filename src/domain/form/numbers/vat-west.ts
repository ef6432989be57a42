import { isLuhn, modulo, modulo97, weighted } from './check-digits.ts';
import type { VatRules } from './vat-rules.ts';

/** Tax numbers of the west of Europe, by the algorithms that VIES and the tax offices publish. */
export const WEST: VatRules = {
  BE: isBelgian,
  FR: isFrench,
  GB: isBritish,
  IE: isIrish,
  LU: (number) => /^\d{8}$/.test(number) && modulo(number.slice(0, 6), 89) === Number(number.slice(6)),
  NL: isDutch,
};

/** Ten digits; of old nine, to which a zero belongs. */
function isBelgian(number: string): boolean {
  const digits = number.padStart(10, '0');
  return (
    /^\d{9,10}$/.test(number) &&
    /^[01]/.test(digits) &&
    97 - modulo(digits.slice(0, 8), 97) === Number(digits.slice(8))
  );
}

const FRENCH_KEY = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A key of two signs and the company's SIREN, which numbers of Monaco (000...) do not have. */
function isFrench(number: string): boolean {
  if (!/^[\dA-HJ-NP-Z]{2}\d{9}$/.test(number)) return false;
  const siren = number.slice(2);
  if (!siren.startsWith('000') && !isLuhn(siren)) return false;
  if (/^\d\d/.test(number)) return modulo(`${siren}12`, 97) === Number(number.slice(0, 2));
  const [first = 0, second = 0] = [...number.slice(0, 2)].map((sign) => FRENCH_KEY.indexOf(sign));
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (modulo(siren, 11) + 1 + Math.floor(key / 11)) % 11 === key % 11;
}

/** Nine digits, mod 97 or since 2010 mod 97 with 55 added (9755); a branch has three more; offices have their own. */
function isBritish(number: string): boolean {
  if (/^GD[0-4]\d\d$|^HA[5-9]\d\d$/.test(number)) return true;
  if (!/^\d{9}(\d{3})?$/.test(number) || /^0{7}/.test(number)) return false;
  const rest = weighted(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return rest === 0 || (rest === 97 - 55 && Number(number.slice(0, 3)) >= 100);
}

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Seven digits and a check letter, since 2013 with one more letter; or of old a letter, + or * in second place. */
function isIrish(number: string): boolean {
  const [, first = '', second = '', rest = '', check = '', more = ''] =
    /^(\d)([A-Z\d+*])(\d{5})([A-W])([A-IW]?)$/.exec(number) ?? [];
  if (first === '') return false;
  const isOld = !/\d/.test(second);
  if (isOld && more !== '') return false;
  const digits = isOld ? `0${rest}${first}` : first + second + rest;
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * IRISH_LETTERS.indexOf(more || 'W');
  return IRISH_LETTERS[sum % 23] === check;
}

/** Companies have their own number with a check mod 11; since 2020 sole traders have one checked mod 97. */
function isDutch(number: string): boolean {
  if (!/^\d{9}B\d\d$/.test(number) || number.endsWith('B00') || /^0{9}/.test(number)) return false;
  const isOld = weighted(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
  return isOld || modulo97(`NL${number}`) === 1;
}
