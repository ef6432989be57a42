import { asTyped } from '#domain/form/as-typed.ts';
import type { Finding } from '#domain/form/field-code.ts';

/** Bounds in characters, both within (spec §9 Validation limits). */
export const LOGIN_LENGTH = { min: 3, max: 40 } as const;
export const PASSWORD_LENGTH = { min: 6, max: 30 } as const;

// Plain letters only: names that look alike in another alphabet must not pass for one another.
const LOGIN = /^[A-Za-z\d@.\-_]+$/;

export function checkLogin(login: string): Finding | undefined {
  const text = asTyped(login);
  if (text === '') return { code: 'no_login' };
  const length = lengthOf(text);
  const fits = length >= LOGIN_LENGTH.min && length <= LOGIN_LENGTH.max;
  return fits && LOGIN.test(text) ? undefined : { code: 'incorect_login' };
}

/** An address as a login is only for whom it belongs to: nobody takes another's. */
export const isOthersAddress = (login: string, email: string): boolean =>
  login.includes('@') && !sameWord(login, email);

/**
 * What is wrong with a password beside its login, and with its repetition where there is one. Spaces around a
 * password belong to it, but spaces alone are none.
 */
export function checkPassword(
  password: string,
  login: string | undefined,
  repeated?: string,
): Finding | undefined {
  const secret = password.normalize('NFC');
  if (secret.trim() === '') return { code: 'no_password' };
  if (lengthOf(secret) < PASSWORD_LENGTH.min) return { code: 'password_to_short' };
  if (lengthOf(secret) > PASSWORD_LENGTH.max) return { code: 'password_to_long' };
  if (login !== undefined && sameWord(secret, login)) return { code: 'login_equals_password' };
  const differs = repeated !== undefined && repeated.normalize('NFC') !== secret;
  return differs ? { code: 'not_equal_passwords' } : undefined;
}

/** An emoji counts as one character, however many units it is stored in. */
function lengthOf(text: string): number {
  return [...text].length;
}

function sameWord(one: string, two: string): boolean {
  return asTyped(one).toLowerCase() === asTyped(two).toLowerCase();
}
