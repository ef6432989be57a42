import type { Language } from '#contract/language.ts';
import { COUNTRIES, countryOf } from '#domain/form/address/country.ts';
import type { Part } from '#domain/form/parts.ts';
import { CALLING_CODES } from '#domain/form/phone/calling-codes.ts';
import type { FormField } from './form-field.ts';

/** What a form depends on: the language of its lists, and the regions the shop serves. */
export type FormSetting = { language: Language; regions: readonly number[] };

const LONGEST = 100;

/** Name, address and phone; an invoice has a company with its tax number. */
export function addressFields(part: Part, setting: FormSetting): FormField[] {
  const field = (rest: FormField): FormField => ({ maxLength: LONGEST, ...rest, part });
  return [
    ...nameFields(part),
    ...(part === 'delivery'
      ? [field({ name: 'firm', type: 'firm', label: 'label.additional' })]
      : [
          field({ name: 'firm', type: 'firm', label: 'label.firm', width: 'half' }),
          field({ name: 'nip', type: 'nip', label: 'label.nip', width: 'half' }),
        ]),
    field({ ...countryField(setting), part }),
    field({ name: 'street', type: 'street', label: 'label.street', required: true, width: 'rest' }),
    field({
      name: 'street_number',
      type: 'street_number',
      label: 'label.street_number',
      width: 'third',
      required: true,
    }),
    field({ name: 'zipcode', type: 'zipcode', label: 'label.zipcode', required: true, width: 'third' }),
    field({ name: 'city', type: 'city', label: 'label.city', required: true, width: 'rest' }),
    ...phoneFields(part),
  ];
}

export function nameFields(part: Part): FormField[] {
  return [
    {
      name: 'firstname',
      type: 'firstname',
      label: 'label.firstname',
      required: true,
      width: 'half',
      part,
      maxLength: LONGEST,
    },
    {
      name: 'lastname',
      type: 'lastname',
      label: 'label.lastname',
      required: true,
      width: 'half',
      part,
      maxLength: LONGEST,
    },
  ];
}

/** A prefix to choose and a number to type. */
export function phoneFields(part: Part, required = false): FormField[] {
  const choices = COUNTRIES.map((country) => ({
    value: CALLING_CODES[country],
    label: `${CALLING_CODES[country]} ${country}`,
  }));
  return [
    {
      name: 'phone_prefix',
      type: 'phone_prefix',
      label: 'label.phone_prefix',
      choices,
      required: true,
      width: 'third',
      part,
    },
    { name: 'phone', type: 'phone', label: 'label.phone', required, width: 'rest', part, maxLength: 30 },
  ];
}

/** The regions the shop serves, by their names in a language. */
export function regionChoices(regions: readonly number[], language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return regions.flatMap((id) => {
    const country = countryOf(id);
    return country ? [{ value: String(id), label: names.of(country) ?? country }] : [];
  });
}

function countryField({ language, regions }: FormSetting): FormField {
  const choices = regionChoices(regions, language);
  return {
    name: 'country',
    type: 'country',
    label: 'label.country',
    required: true,
    choices,
    options: choices.map(({ value }) => value),
    ...(choices.length > 1 && { placeholder: 'form.placeholder' as const }),
  };
}
