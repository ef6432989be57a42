import { isCalendarDay } from '#domain/form/person/calendar-day.ts';
import { isLuhn, isMod11And10, luhnDigit, modulo, weighted } from './check-digits.ts';
import type { VatRules } from './vat-rules.ts';

/** Tax numbers of the south of Europe, by the algorithms that VIES and the tax offices publish. */
export const SOUTH: VatRules = {
  BG: (number) => (/^\d{9}$/.test(number) && isBulgarianCompany(number)) || isBulgarianPerson(number),
  CY: (number) => /^(?!12)\d{8}[A-Z]$/.test(number) && isCypriot(number),
  ES: isSpanish,
  GR: (number) =>
    /^\d{9}$/.test(number) &&
    (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(number[8]),
  HR: (number) => /^\d{11}$/.test(number) && isMod11And10(number),
  // After the company's number come the office that gave it out (001 to 100 and a few more) and the check.
  IT: (number) => /^(?!0{7})\d{7}(?!000)(0\d\d|100|12[01]|888|999)\d$/.test(number) && isLuhn(number),
  MT: (number) => /^[1-9]\d{7}$/.test(number) && weighted(number, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  PT: (number) => /^[1-9]\d{8}$/.test(number) && isPortuguese(number),
  RO: (number) => /^[1-9]\d{1,9}$/.test(number) && isRomanian(number.padStart(10, '0')),
};

function isBulgarianCompany(number: string): boolean {
  const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const rest = first === 10 ? weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
  return rest % 10 === Number(number[8]);
}

/** Ten digits: a Bulgarian's own number, a foreigner's, or another taxpayer's. */
function isBulgarianPerson(number: string): boolean {
  if (!/^\d{10}$/.test(number)) return false;
  const check = Number(number[9]);
  const citizen =
    (weighted(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === check && isBulgarianBirth(number);
  const foreigner = weighted(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === check;
  const other = (weighted(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) + check) % 11 === 0;
  return citizen || foreigner || other;
}

/** The month has 20 added for those born before 1900, and 40 from 2000 on. */
function isBulgarianBirth(number: string): boolean {
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((place) => Number(number.slice(place, place + 2)));
  return [1900, 1800, 2000].some((century, place) => isCalendarDay(century + year, month - 20 * place, day));
}

const CYPRIOT_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function isCypriot(number: string): boolean {
  const sum = [...number.slice(0, 8)].reduce(
    (all, digit, place) => all + (place % 2 === 0 ? (CYPRIOT_VALUES[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[sum % 26] === number[8];
}

const SPANISH_PERSON = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A person's number (NIF), a foreigner's (NIE, X Y Z), one of K L M without either, or a company's (CIF). */
function isSpanish(number: string): boolean {
  if (/^[XYZ\d]\d{7}[A-Z]$/.test(number)) {
    const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    return SPANISH_PERSON[modulo(digits, 23)] === number[8];
  }
  if (/^[KLM]\d{7}[A-Z]$/.test(number)) return SPANISH_PERSON[modulo(number.slice(1, 8), 23)] === number[8];
  if (!/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(number)) return false;
  const digit = luhnDigit(number.slice(1, 8));
  // Which companies have a letter for their check is told in two ways, so that both are taken.
  return number[8] === String(digit) || number[8] === 'JABCDEFGHI'[digit];
}

function isPortuguese(number: string): boolean {
  const rest = weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === Number(number[8]);
}

function isRomanian(number: string): boolean {
  return ((weighted(number, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(number[9]);
}
