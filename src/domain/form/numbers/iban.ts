import { asTyped, withoutSpaces } from '#domain/form/as-typed.ts';
import { modulo97 } from './check-digits.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';

const POLISH_DIGITS = /^\d{26}$/;
// ISO 13616 gives out check digits from 02 to 98: 00, 01 and 99 would only repeat 97, 98 and 02.
const SHAPE = /^[A-Z]{2}(0[2-9]|[1-8]\d|9[0-8])[A-Z\d]+$/;

/** Whether an account could have this number; 26 digits alone are a Polish one. */
export function isIban(value: string): boolean {
  const iban = compact(value);
  if (!SHAPE.test(iban) || IBAN_LENGTHS.get(iban.slice(0, 2)) !== iban.length) return false;
  return modulo97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** 'PL61 1090 1014 0000 0712 1981 2874': in groups of four; what is no account number stays as it was typed. */
export function formatIban(value: string): string {
  return isIban(value) ? compact(value).replace(/(.{4})(?=.)/g, '$1 ') : asTyped(value);
}

function compact(value: string): string {
  const signs = withoutSpaces(value).replace(/-/g, '');
  if (POLISH_DIGITS.test(signs)) return `PL${signs}`;
  return /^[A-Z\d]+$/i.test(signs) ? signs.toUpperCase() : '';
}
