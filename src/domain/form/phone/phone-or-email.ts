import { asTyped } from '#domain/form/as-typed.ts';
import { withoutPrefix } from './phone-prefix.ts';

/** The least characters of a phone number where its country is not known (spec §9 Validation limits). */
export const SHORTEST_PHONE = 9;
const FEWEST_DIGITS = 7;

/** Digits, and what people part them with. */
export const PHONE_SIGNS = /^[\d\p{Zs}+()*#\-‐‑–./]+$/u;

/** How a field for either is read: digits, * # + ( ) and spaces alone are a phone number (spec §5). */
export function phoneOrEmail(value: string): 'phone' | 'email' {
  return /^[\d*#+() ]+$/.test(asTyped(value)) ? 'phone' : 'email';
}

/**
 * Whether a phone number is too short to be one of any country: nine characters, seven of them digits; neither its
 * prefix nor spaces count.
 */
export function isShortPhone(phone: string): boolean {
  const signs = withoutPrefix(asTyped(phone)).replace(/\s/g, '');
  return signs.length < SHORTEST_PHONE || signs.replace(/\D/g, '').length < FEWEST_DIGITS;
}
