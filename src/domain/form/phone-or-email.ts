import { asTyped } from './as-typed.ts';

/** The least characters of a phone number where its country is not known (spec §9 Validation limits). */
export const SHORTEST_PHONE = 9;

/** How a field for either is read: digits, * # + ( ) and spaces alone are a phone number (spec §5). */
export function phoneOrEmail(value: string): 'phone' | 'email' {
  return /^[\d*#+() ]+$/.test(asTyped(value)) ? 'phone' : 'email';
}

/** Whether a phone number has too few characters for any country. */
export function isShortPhone(phone: string): boolean {
  return [...asTyped(phone)].length < SHORTEST_PHONE;
}
