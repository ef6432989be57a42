import { asTyped, withoutSpaces } from '#domain/form/as-typed.ts';
import type { Finding } from '#domain/form/field-code.ts';
import { CENTRAL } from './vat-central.ts';
import { NORTH } from './vat-north.ts';
import { SOUTH } from './vat-south.ts';
import { WEST } from './vat-west.ts';

const RULES = new Map(Object.entries({ ...CENTRAL, ...WEST, ...NORTH, ...SOUTH }));

// Where the letters before the number are not the country's own: Greece, Northern Ireland, Switzerland.
const PREFIXES = new Map([
  ['GR', ['EL', 'GR']],
  ['GB', ['GB', 'XI']],
  ['CH', ['CHE', 'CH']],
]);

// What numbers are written with: of the signs, + and * are in old Irish ones, the others only part the groups.
const LEGAL = /^[A-Z\d\-./+*]+$/i;
const ANY_NUMBER = /^[A-Z\d]{2,20}$/;

/** What is wrong with a tax number, with or without the letters of its country; to have none is fine. */
export function checkTaxNumber(taxNumber: string, country: string | undefined): Finding | undefined {
  const signs = withoutSpaces(taxNumber);
  if (signs === '') return undefined;
  if (!LEGAL.test(signs)) return { code: 'illegal_characters_client_nip' };
  return isTaxNumber(signsOf(signs), country) ? undefined : { code: 'incorect_nip' };
}

// A Belgian number as it was before 2005, without the zero that belongs before it.
const OLD_BELGIAN = /^(BE)?(?=\d{9}$)/;

/** The number as it is kept: a Belgian one of old with its leading zero, any other as it was typed. */
export function normaliseTaxNumber(taxNumber: string, country: string | undefined): string {
  const typed = asTyped(taxNumber);
  if (country !== 'BE' || checkTaxNumber(typed, country)) return typed;
  const signs = signsOf(typed);
  return OLD_BELGIAN.test(signs) ? signs.replace(OLD_BELGIAN, '$&0') : typed;
}

const signsOf = (taxNumber: string): string => withoutSpaces(taxNumber).replace(/[-./]/g, '').toUpperCase();

function isTaxNumber(number: string, country = ''): boolean {
  const isRight = RULES.get(country) ?? ((each: string) => ANY_NUMBER.test(each));
  const prefix = (PREFIXES.get(country) ?? [country]).find((letters) => number.startsWith(letters)) ?? '';
  // A French number may itself begin with FR.
  return [number, number.slice(prefix.length)].some((each) => !/^0+$/.test(each) && isRight(each));
}
