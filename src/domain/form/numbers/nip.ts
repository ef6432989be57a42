import { weighted } from './check-digits.ts';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Whether ten digits are a Polish NIP: a remainder of 10 is never given out, nor are ten zeros. */
export function isNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false;
  return weighted(digits, WEIGHTS) % 11 === Number(digits[9]);
}
