import type { FormField } from '#pages/form/form-field.ts';

/** A message to the shop; where it has several places, one of them is asked for. */
export function contactForm(shops: readonly { id: string; name: string }[]): FormField[] {
  const choices = shops.map(({ id, name }) => ({ value: id, label: name }));
  return [
    {
      name: 'name',
      type: 'text',
      label: 'label.name',
      required: true,
      maxLength: 100,
      autoComplete: 'name',
      width: 'half',
    },
    {
      name: 'contact',
      type: 'phone email',
      label: 'label.phoneEmail',
      required: true,
      maxLength: 254,
      width: 'half',
    },
    ...(choices.length > 1
      ? [
          {
            name: 'shop',
            type: 'shop',
            label: 'label.shop',
            required: true,
            choices,
            options: choices.map(({ value }) => value),
            placeholder: 'form.placeholder',
          } as const,
        ]
      : []),
    { name: 'subject', type: 'text', label: 'label.subject', required: true, minLength: 3, maxLength: 120 },
    {
      name: 'message',
      type: 'text',
      label: 'label.message',
      required: true,
      minLength: 10,
      maxLength: 4000,
      lines: 6,
    },
    {
      name: 'call_days',
      type: 'text',
      label: 'label.callDays',
      hint: 'hint.callDays',
      maxLength: 200,
      dates: { mode: 'multiple' },
    },
  ];
}
