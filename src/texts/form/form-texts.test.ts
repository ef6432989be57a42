import { expect, test } from 'vitest';
import { FORM_TEXTS, textsOfForm } from './form-texts.ts';

test('a form is sent the texts that its fields can cause, and no others', () => {
  expect(textsOfForm([{ name: 'email', type: 'email', required: true }], false)).toEqual([...FORM_TEXTS]);
  expect(
    textsOfForm(
      [
        { name: 'zipcode', type: 'zipcode', maxLength: 10 },
        { name: 'country', type: 'country' },
        { name: 'wish', type: 'choice' },
        { name: 'phone2', type: 'phone2' },
        { name: 'day', type: 'text', dates: { mode: 'single' } },
      ],
      true,
    ),
  ).toEqual([
    ...FORM_TEXTS,
    'form.zipcodeFormats',
    'form.choose',
    'form.shortPhone',
    'form.minLength',
    'form.maxLength',
    'form.dates',
    'form.restored',
  ]);
});
