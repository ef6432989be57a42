import { isCalendarDay } from '#domain/form/person/calendar-day.ts';
import { isLuhn, weighted } from './check-digits.ts';
import type { VatRules } from './vat-rules.ts';

/** Tax numbers of the Nordic and Baltic countries, by the algorithms that VIES and the tax offices publish. */
export const NORTH: VatRules = {
  DK: (number) => /^[1-9]\d{7}$/.test(number) && weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => /^\d{9}$/.test(number) && weighted(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  FI: (number) => /^\d{8}$/.test(number) && weighted(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  LT: (number) => /^(\d{7}1\d|\d{10}1\d)$/.test(number) && isLithuanian(number),
  LV: (number) =>
    /^\d{11}$/.test(number) && (/^[4-9]/.test(number) ? isLatvianCompany(number) : isLatvianPerson(number)),
  NO: (number) => /^\d{9}(MVA)?$/.test(number) && weighted(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  SE: (number) => /^\d{10}01$/.test(number) && isLuhn(number.slice(0, 10)),
};

/** Weights 1 to 9 over and over; where they leave 10, once more beginning at 3; 10 again counts as 0. */
function isLithuanian(number: string): boolean {
  const rest = (from: number) => {
    const weights = Array.from({ length: number.length - 1 }, (_, place) => ((place + from - 1) % 9) + 1);
    return weighted(number, weights) % 11;
  };
  const first = rest(1);
  return (first === 10 ? rest(3) : first) % 10 === Number(number.at(-1));
}

function isLatvianCompany(number: string): boolean {
  return weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}

/** A person's own code: the day of birth and a serial; since 2017 it begins with 32 and says nothing else. */
function isLatvianPerson(number: string): boolean {
  if (number.startsWith('32')) return true;
  const [day = 0, month = 0, year = 0] = [0, 2, 4].map((place) => Number(number.slice(place, place + 2)));
  const isCentury = /^.{6}[0-2]/.test(number);
  if (!isCentury || !isCalendarDay(1800 + 100 * Number(number[6]) + year, month, day)) return false;
  return ((1 + weighted(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === Number(number[10]);
}
