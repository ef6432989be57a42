import type { InputHTMLAttributes } from 'react';
import type { FieldType } from '#domain/form/form-rules.ts';
import type { FormField } from './form-field.ts';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

const CODE = { autoCapitalize: 'none', spellCheck: false } as const;

const INPUTS: { [type in FieldType]?: Input } = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  firm: { autoComplete: 'organization' },
  nip: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
  street: { autoComplete: 'address-line1' },
  zipcode: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  city: { autoComplete: 'address-level2' },
  country: { autoComplete: 'country-name' },
  phone_prefix: { autoComplete: 'tel-country-code' },
  // A number without its prefix is text to HTML: type 'tel' is for whole ones.
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  phone2: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  'phone email': { type: 'text', inputMode: 'email', autoComplete: 'email', ...CODE },
  birthdate: { inputMode: 'numeric', autoComplete: 'bday' },
  login: { autoComplete: 'username', ...CODE },
  username: { autoComplete: 'username', ...CODE },
  password: { autoComplete: 'new-password' },
  password_repeat: { autoComplete: 'new-password' },
  current_password: { autoComplete: 'current-password' },
  iban: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
};

const SECTIONS = { client: '', invoice: 'billing ', delivery: 'shipping ' } as const;

/** The keyboard a phone shows for a field, and what browsers may fill in, by whose address it is. */
export function inputOf({ type, part = 'client', autoComplete }: FormField): Input {
  const input = INPUTS[type] ?? {};
  const token = autoComplete ?? input.autoComplete;
  const isPlain = token === undefined || token === 'off';
  return { ...input, autoComplete: isPlain ? token : SECTIONS[part] + token };
}
