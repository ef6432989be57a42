import type { Language } from '#contract/language.ts';
import type { FieldCode, Finding } from '#domain/form/field-code.ts';
import type { BasicProblem, FieldProblem } from '#domain/form/form-rules.ts';
import { SHORTEST_PHONE } from '#domain/form/phone/phone-or-email.ts';
import { say, type Values } from '#texts/say.ts';
import type { Texts } from '#texts/text-key.ts';
import { fieldMessage } from './field-message.ts';

type BasicTexts = Texts<`form.${BasicProblem['basic']}`>;

/** What is wrong with a field, in the shopper's words; a wrong postal code is told which ones are right. */
export function problemMessage(
  texts: BasicTexts & FindingTexts & Texts<'form.zipcodeFormats'>,
  language: Language,
  problem: FieldProblem,
  values: Values = {},
): string {
  if ('basic' in problem) return basicMessage(texts, language, problem);
  const message = findingMessage(texts, language, problem, values);
  const { formats } = problem;
  return formats ? `${message} ${texts['form.zipcodeFormats']} ${formats.join(', ')}` : message;
}

/** The texts the browser has for what it can tell by itself. */
export function basicMessage(texts: BasicTexts, language: Language, problem: BasicProblem): string {
  return say(texts[`form.${problem.basic}`], language, 'n' in problem ? { n: problem.n } : {});
}

type FindingTexts = Texts<`field.${FieldCode}` | 'form.noDigits' | 'form.shortPhone'>;

/** The catalogue's text of a finding, or closer words where section 5 of the specification has them. */
export function findingMessage(
  texts: FindingTexts,
  language: Language,
  { code, closer }: Finding,
  values: Values = {},
): string {
  if (closer === 'digits') return texts['form.noDigits'];
  if (closer === 'short') return say(texts['form.shortPhone'], language, { n: SHORTEST_PHONE });
  return fieldMessage(texts, language, code, values);
}
