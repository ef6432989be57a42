import type { FieldRule } from '#domain/form/form-rules.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';

/** What every form says in the browser by itself; an island with a form in it needs these. */
export const FORM_TEXTS = [
  'form.required',
  'form.summary',
  'form.unsent',
  'form.failed',
] as const satisfies readonly TextKey[];

const OF_LENGTHS = ['form.minLength', 'form.maxLength'] as const;
const OF_LISTS = ['form.choose'] as const;
const OF_DATES = ['form.dates'] as const;
const OF_DRAFTS = ['form.restored'] as const;
const OF_PHONES = ['form.shortPhone'] as const;
const OF_TYPES = {
  phone: OF_PHONES,
  phone2: OF_PHONES,
  'phone email': OF_PHONES,
  zipcode: ['form.zipcodeFormats'],
  files: ['form.fileType', 'form.fileSize', 'form.tooManyFiles', 'form.tooBig'],
  password_repeat: ['field.not_equal_passwords'],
  iban: ['field.incorrect_iban'],
  country: OF_LISTS,
  shop: OF_LISTS,
  choice: OF_LISTS,
} as const satisfies { [type in FieldRule['type']]?: readonly TextKey[] };

type OfType = (typeof OF_TYPES)[keyof typeof OF_TYPES][number];
type Always = (typeof FORM_TEXTS)[number];
type Sometimes = OfType | (typeof OF_LENGTHS | typeof OF_DATES | typeof OF_DRAFTS)[number];

/** The texts of a form in the browser. What its fields can never cause is not sent along; it is asked for as if it were. */
export type FormTexts = Texts<Always | Sometimes>;

/** The texts that a form with these fields may say. */
export function textsOfForm(fields: readonly FieldRule[], hasDraft: boolean): (Always | Sometimes)[] {
  const byType: { [type in FieldRule['type']]?: readonly OfType[] } = OF_TYPES;
  return [
    ...FORM_TEXTS,
    ...new Set(fields.flatMap(({ type }) => byType[type] ?? [])),
    ...(fields.some(({ minLength, maxLength }) => minLength || maxLength) ? OF_LENGTHS : []),
    ...(fields.some(({ dates }) => dates) ? OF_DATES : []),
    ...(hasDraft ? OF_DRAFTS : []),
  ];
}
