import { asTyped } from '#domain/form/as-typed.ts';
import type { FieldCode, Finding } from '#domain/form/field-code.ts';
import { hasDigits, hasLetter, IN_COMPANIES, IN_NAMES, IN_PLACES, onlyOf } from '#domain/form/signs.ts';

const NAME = onlyOf(IN_NAMES);
const CITY = onlyOf(IN_PLACES);
const COMPANY = onlyOf(IN_COMPANIES);

export function checkFirstname(firstname: string): Finding | undefined {
  return withDigits(firstname, check(firstname, NAME, 'no_firstname', 'illegal_characters_client_firstname'));
}

export function checkLastname(lastname: string): Finding | undefined {
  return withDigits(lastname, check(lastname, NAME, 'no_name', 'illegal_characters_client_lastname'));
}

export function checkCompany(company: string): Finding | undefined {
  return check(company, COMPANY, 'no_firmname', 'illegal_characters_client_firm');
}

export function checkCity(city: string): Finding | undefined {
  return check(city, CITY, 'no_city', 'illegal_characters_client_city');
}

function check(value: string, legal: RegExp, empty: FieldCode, illegal: FieldCode): Finding | undefined {
  const text = asTyped(value);
  if (text === '') return { code: empty };
  if (!legal.test(text)) return { code: illegal };
  return hasLetter(text) ? undefined : { code: 'invalid_format' };
}

/** Digits in a name are said to be what is wrong (spec §5). */
function withDigits(name: string, finding: Finding | undefined): Finding | undefined {
  return finding && hasDigits(name) ? { ...finding, closer: 'digits' } : finding;
}
