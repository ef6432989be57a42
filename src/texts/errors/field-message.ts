import type { Language } from '#contract/language.ts';
import { LOGIN_LENGTH, PASSWORD_LENGTH } from '#domain/account/login.ts';
import type { FieldCode } from '#domain/form/field-code.ts';
import { say, type Values } from '#texts/say.ts';
import type { Texts } from '#texts/text-key.ts';

export const EXAMPLE_EMAIL = 'anna.nowak@example.org';

/** What a code of the error catalogue means, in the shopper's words. */
export function fieldMessage(
  texts: Texts<`field.${FieldCode}`>,
  language: Language,
  code: FieldCode,
  values: Values = {},
): string {
  return say(texts[`field.${code}`], language, { ...KNOWN_VALUES[code], ...values });
}

const KNOWN_VALUES: { [code in FieldCode]?: Values } = {
  incorect_email: { email: EXAMPLE_EMAIL },
  incorect_login: LOGIN_LENGTH,
  password_to_short: { n: PASSWORD_LENGTH.min },
  password_to_long: { n: PASSWORD_LENGTH.max },
};
