import { asTyped } from './as-typed.ts';
import type { Finding } from './field-code.ts';
import { isShortPhone } from './phone-or-email.ts';

/** Whether somebody in that country could be called so; the server knows, from the numbering plans. */
export type IsPhone = (phone: string, country: string) => boolean;

// Digits, and what people part them with.
const LEGAL = /^[\d\p{Zs}+()*#\-‐‑–./]+$/u;

/** What is wrong with a phone number; without a country it only has to be long enough (spec §5). */
export function checkPhone(
  phone: string,
  country: string | undefined,
  isPhone: IsPhone,
): Finding | undefined {
  const text = asTyped(phone);
  if (text === '') return { code: 'incorect_phone' };
  if (!LEGAL.test(text)) return { code: 'illegal_characters_client_phone' };
  if (country === undefined)
    return isShortPhone(text) ? { code: 'incorect_phone', closer: 'short' } : undefined;
  return isPhone(text, country) ? undefined : { code: 'incorect_phone' };
}
