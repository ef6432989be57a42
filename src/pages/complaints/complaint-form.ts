import { COMPLAINT_WISHES } from '#domain/complaints/complaint.ts';
import type { FormField } from '#pages/form/form-field.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';
import type { Choice } from '#ui/form/select-field/select-field.tsx';

/** The list of what the client has bought, and what is asked where it is not there. */
export const BOUGHT = 'bought';
const NOT_IN_LIST = { name: BOUGHT, values: [''] } as const;

/** A client's complaint: the order and the product are chosen from what was bought, or typed. */
export function clientComplaintForm(texts: Texts<TextKey>, today: string, bought?: Choice[]): FormField[] {
  return [
    {
      ...{ name: BOUGHT, type: 'choice', label: 'complaint.bought', placeholder: 'complaint.notInList' },
      ...(bought && { choices: bought, options: bought.map(({ value }) => value) }),
    },
    ...complaintForm(texts, today).map(
      (field): FormField => (isTyped(field) ? { ...field, onlyFor: NOT_IN_LIST } : field),
    ),
  ];
}

/** What says which product it is where it is not chosen. */
export const isTyped = ({ name }: FormField): boolean => name === 'product' || name === 'order';

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
      choices: COMPLAINT_WISHES.map((wish) => ({ value: wish, label: texts[`complaint.wish.${wish}`] })),
      options: COMPLAINT_WISHES,
      width: 'half',
    },
    { name: 'iban', type: 'iban', label: 'label.iban', hint: 'hint.iban', maxLength: 50, width: 'half' },
    { name: 'files', type: 'files', label: 'label.files', hint: 'hint.files' },
  ];
}

/** The same of somebody without an account: who they are, and which order it is about. */
export function guestComplaintForm(texts: Texts<TextKey>, today: string): FormField[] {
  return [
    { name: 'name', type: 'text', label: 'label.name', required: true, maxLength: 100, autoComplete: 'name' },
    {
      ...{ name: 'email', type: 'email', label: 'label.email', hint: 'complaint.emailHint', required: true },
      ...{ maxLength: 254, width: 'half', autoComplete: 'email' },
    },
    ...complaintForm(texts, today).map(
      (field): FormField => (field.name === 'order' ? { ...field, required: true } : field),
    ),
  ];
}
