import { asTyped } from '#domain/form/as-typed.ts';
import type { Finding } from '#domain/form/field-code.ts';
import { countryOfPrefix } from './calling-codes.ts';
import { isShortPhone, PHONE_SIGNS } from './phone-or-email.ts';
import { withPlus } from './phone-prefix.ts';

/** Whether somebody in that country could be called so; the server knows, from the numbering plans. */
export type IsPhone = (phone: string, country: string) => boolean;

/** What is wrong with a phone number. Without a country its prefix names one; without either a local rule holds (spec §5). */
export function checkPhone(
  phone: string,
  country: string | undefined,
  isPhone: IsPhone,
): Finding | undefined {
  const text = asTyped(phone);
  if (text === '') return { code: 'incorect_phone' };
  if (!PHONE_SIGNS.test(text)) return { code: 'illegal_characters_client_phone' };
  const home = country ?? countryOfPrefix(text);
  if (home === undefined) return isShortPhone(text) ? { code: 'incorect_phone', closer: 'short' } : undefined;
  return isPhone(withPlus(text), home) ? undefined : { code: 'incorect_phone' };
}
