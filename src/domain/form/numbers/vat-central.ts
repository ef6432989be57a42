import { isCalendarDay } from '#domain/form/person/calendar-day.ts';
import { isMod11And10, luhnSum, modulo, weighted } from './check-digits.ts';
import { isNip } from './nip.ts';
import type { VatRules } from './vat-rules.ts';

/** Tax numbers of the middle of Europe, by the algorithms that VIES and the tax offices publish. */
export const CENTRAL: VatRules = {
  AT: (number) => /^U\d{8}$/.test(number) && (luhnSum(number.slice(1, 8)) + 4 + Number(number[8])) % 10 === 0,
  CH: (number) => {
    const digits = number.replace(/(MWST|TVA|IVA|TPV)$/, '');
    return /^\d{9}$/.test(digits) && weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 1]) % 11 === 0;
  },
  CZ: (number) => isCzechCompany(number) || isCzechWithoutBirthNumber(number) || isBirthNumber(number),
  DE: (number) => /^[1-9]\d{8}$/.test(number) && isMod11And10(number),
  // At home the number goes on with a digit for the kind of tax and two for the county: 12892312-2-42.
  HU: (number) => /^\d{8}([1-5]\d\d)?$/.test(number) && weighted(number, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  PL: isNip,
  SI: (number) => /^[1-9]\d{7}$/.test(number) && isSlovene(number),
  SK: (number) =>
    (/^[1-9]\d[2-47-9]\d{7}$/.test(number) && modulo(number, 11) === 0) || isBirthNumber(number),
};

function isCzechCompany(number: string): boolean {
  if (!/^[0-8]\d{7}$/.test(number)) return false;
  const rest = weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest === 0 ? 1 : (11 - rest) % 10) === Number(number[7]);
}

/** A person who was given no birth number: 6 and eight digits. */
function isCzechWithoutBirthNumber(number: string): boolean {
  if (!/^6\d{8}$/.test(number)) return false;
  const rest = weighted(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
  return (8 + rest) % 10 === Number(number[8]);
}

/** The Czechoslovak birth number: the day of birth with 50 (women) or 20 added to the month, and a serial. */
function isBirthNumber(number: string): boolean {
  if (!/^\d{9,10}$/.test(number)) return false;
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((place) => Number(number.slice(place, place + 2)));
  const bornIn = (full: number, ...added: number[]) =>
    added.some((more) => isCalendarDay(full, month - more, day));
  // Numbers of nine digits, without a check, were given out until 1953.
  if (number.length === 9) return year < 54 && bornIn(1900 + year, 0, 50);
  if (!bornIn(year < 54 ? 2000 + year : 1900 + year, 0, 20, 50, 70)) return false;
  return modulo(number.slice(0, 9), 11) % 10 === Number(number[9]);
}

function isSlovene(number: string): boolean {
  const check = 11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check < 11 && check % 10 === Number(number[7]);
}
