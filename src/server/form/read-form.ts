import type { FastifyRequest } from 'fastify';
import { isYes, yesIf } from '#contract/form/yes.ts';
import { countryOf } from '#domain/form/address/country.ts';
import { checkForm } from '#domain/form/check-form.ts';
import type { FieldRule, FormValues } from '#domain/form/form-rules.ts';
import { dateOf } from '#domain/time/zone.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import { isCommonPassword } from '#shop/account/password/common-passwords.ts';
import { isPhone } from '#shop/account/phone.ts';
import { problemMessage } from '#texts/errors/problem-message.ts';

/** What was sent in the fields of a form, and in no others. */
export function readForm(fields: readonly FieldRule[], { body }: FastifyRequest): FormValues {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const text = textOf(Object.hasOwn(sent, name) ? sent[name] : '');
      return [name, type === 'agreement' ? yesIf(isYes(text)) : text];
    }),
  );
}

/** The database has no place for a NUL, nor for half of a surrogate pair; a list or an object is no text. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '') : '';

/** What is wrong with a form, in the shopper's words, by field. */
export function problemsIn(
  shop: Pick<Shop, 'settings'>,
  fields: readonly FieldRule[],
  values: FormValues,
  { now, language, texts }: Pick<RequestContext, 'now' | 'language' | 'texts'>,
): Record<string, string> {
  const today = dateOf(now, shop.settings.config.timeZone);
  const problems = checkForm(fields, values, { countryOf, isPhone, isCommonPassword, today });
  return Object.fromEntries(
    [...problems].map(([name, problem]) => [name, problemMessage(texts, language, problem)]),
  );
}
