import { CALENDAR_SPAN } from '#domain/time/calendar.ts';
import { type DateMode, readDates } from '#domain/time/date-choice.ts';
import type { Finding } from './field-code.ts';
import type { Part } from './parts.ts';

/** What a field holds (spec §2 Customer data forms): by it the field is checked, and finds those it is linked with. */
export type FieldType =
  | 'firstname'
  | 'lastname'
  | 'firm'
  | 'nip'
  | 'street'
  | 'street_number'
  | 'zipcode'
  | 'city'
  | 'country'
  | 'phone_prefix'
  | 'phone'
  | 'phone2'
  | 'email'
  | 'phone email'
  | 'birthdate'
  | 'login'
  | 'password'
  | 'password_repeat'
  | 'iban'
  /** The name and the password of an account that exists: what they are is not looked at. */
  | 'username'
  | 'current_password'
  | 'shop'
  | 'choice'
  /** A checkbox or a switch: '' where it is not checked. */
  | 'agreement'
  | 'text'
  | 'files';

/** What is never shown again or kept, once it was typed. */
export const SECRET_TYPES: readonly FieldType[] = [
  'password',
  'password_repeat',
  'current_password',
  'files',
];

/** What a form demands of a field. */
export type FieldRule = {
  name: string;
  type: FieldType;
  required?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** Whose data it is; fields of one part are linked. */
  part?: Part | undefined;
  /** The values that a select offers, besides its placeholder. */
  options?: readonly string[] | undefined;
  /** How many files at most; as many as any form takes where it is left out. */
  most?: number | undefined;
  /** Asked for only where this checkbox is checked. */
  onlyWith?: string | undefined;
  /** Asked for only where one of these values is chosen there; '' is no choice yet. */
  onlyFor?: { name: string; values: readonly string[] } | undefined;
  /** Days are typed or chosen, within these. */
  dates?: { mode: DateMode; min?: string; max?: string } | undefined;
};

/** What stands in the fields, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** Wrong before anybody looks at what it means (spec §5 Basic field checks). */
export type BasicProblem =
  | { basic: 'required' | 'choose' | 'dates' }
  | { basic: 'minLength' | 'maxLength'; n: number };

export type FieldProblem = Finding | BasicProblem;

const SELECTS: readonly FieldType[] = ['country', 'phone_prefix', 'shop', 'choice'];

/** Whether a field is asked for, with what stands in the others. */
export const isAsked = ({ onlyWith, onlyFor }: FieldRule, values: FormValues) =>
  (onlyWith === undefined || Boolean(values[onlyWith])) &&
  (onlyFor === undefined || onlyFor.values.includes(values[onlyFor.name] ?? ''));

/** What can be told of a field without knowing what it means. */
export function checkBasics(rule: FieldRule, value: string): BasicProblem | undefined {
  if (value.trim() === '') return rule.required ? missing(rule) : undefined;
  const { type, options } = rule;
  if (options && type === 'choice' && !options.includes(value)) return { basic: 'choose' };
  const length = [...value].length;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule;
  if (length < minLength) return { basic: 'minLength', n: minLength };
  if (length > maxLength) return { basic: 'maxLength', n: maxLength };
  return rule.dates && type !== 'birthdate' && !areDates(value, rule.dates) ? { basic: 'dates' } : undefined;
}

function areDates(value: string, { mode, min, max }: NonNullable<FieldRule['dates']>): boolean {
  const span = { min: min ?? CALENDAR_SPAN.min, max: max ?? CALENDAR_SPAN.max };
  return !readDates(value, mode, span).wrong;
}

const missing = ({ type }: FieldRule): BasicProblem => ({
  basic: SELECTS.includes(type) ? 'choose' : 'required',
});
