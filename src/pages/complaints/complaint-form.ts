import type { FormField } from '#pages/form/form-field.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';

export const WISHES = ['repair', 'replace', 'refund', 'discount'] as const;
export type Wish = (typeof WISHES)[number];

/** A complaint about something that was bought, with pictures of what is wrong. */
export function complaintForm(texts: Texts<TextKey>, today: string): FormField[] {
  return [
    { name: 'product', type: 'text', label: 'label.product', required: true, minLength: 3, maxLength: 200 },
    { name: 'order', type: 'text', label: 'label.order', maxLength: 40, width: 'half' },
    {
      name: 'found_on',
      type: 'text',
      label: 'label.foundOn',
      required: true,
      maxLength: 10,
      dates: { mode: 'single', max: today },
      width: 'half',
    },
    {
      name: 'description',
      type: 'text',
      label: 'label.description',
      required: true,
      minLength: 10,
      maxLength: 4000,
      lines: 5,
    },
    {
      name: 'wish',
      type: 'choice',
      label: 'label.wish',
      required: true,
      placeholder: 'form.placeholder',
      choices: WISHES.map((wish) => ({ value: wish, label: texts[`complaint.wish.${wish}`] })),
      options: WISHES,
      width: 'half',
    },
    { name: 'iban', type: 'iban', label: 'label.iban', hint: 'hint.iban', maxLength: 50, width: 'half' },
    { name: 'files', type: 'files', label: 'label.files', hint: 'hint.files' },
  ];
}
