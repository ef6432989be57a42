import { nameFields, phoneFields } from '#pages/form/address-fields.ts';
import type { FormField } from '#pages/form/form-field.ts';

/** Days on which a client can have been born; the server knows today. */
const BIRTH_DATES = { mode: 'single', min: '1900-01-01' } as const;

const login: FormField = {
  name: 'login',
  type: 'login',
  label: 'label.login',
  hint: 'hint.login',
  required: true,
};
const email: FormField = {
  name: 'email',
  type: 'email',
  label: 'label.email',
  required: true,
  taken: 'form.emailTaken',
  maxLength: 254,
};
const password: FormField = {
  name: 'password',
  type: 'password',
  label: 'label.password',
  hint: 'hint.password',
  required: true,
};
const repeat: FormField = {
  name: 'password_repeat',
  type: 'password_repeat',
  label: 'label.passwordRepeat',
  required: true,
};
const birthdate: FormField = {
  name: 'birthdate',
  type: 'birthdate',
  label: 'label.birthdate',
  dates: BIRTH_DATES,
};
const currentPassword: FormField = {
  name: 'current_password',
  type: 'current_password',
  label: 'label.currentPassword',
  required: true,
};
const newsletter: FormField = {
  name: 'newsletter',
  type: 'agreement',
  label: 'account.newsletter',
  hint: 'account.newsletterHint',
  look: 'switch',
};

/** Parts of the registration: how one signs in, what else one may tell, what one agrees to. */
export const REGISTRATION = {
  access: [email, password],
  person: [...nameFields('client'), ...phoneFields('client'), birthdate, login].map(
    (field): FormField => ({ ...field, required: false }),
  ),
  agreements: [{ name: 'terms', type: 'agreement', label: 'account.terms', required: true }, newsletter],
} satisfies Record<string, FormField[]>;

export const SIGN_IN: FormField[] = [
  { name: 'username', type: 'username', label: 'label.loginOrEmail', required: true, maxLength: 254 },
  { ...currentPassword, name: 'password', label: 'label.password' },
];

export const FORGOT_PASSWORD: FormField[] = [
  { name: 'username', type: 'username', label: 'label.loginOrEmail', required: true, maxLength: 254 },
];

export const NEW_PASSWORD: FormField[] = [{ ...password, label: 'label.newPassword' }, repeat];

export const CHANGE_PASSWORD: FormField[] = [currentPassword, ...NEW_PASSWORD];

export const PERSON: FormField[] = [
  ...nameFields('client'),
  ...phoneFields('client'),
  {
    name: 'phone2',
    type: 'phone2',
    label: 'label.phone2',
    hint: 'hint.phone2',
    maxLength: 30,
    part: 'client',
  },
  birthdate,
];

export const CHANGE_EMAIL: FormField[] = [email, currentPassword];

export const BANK: FormField[] = [
  { name: 'iban', type: 'iban', label: 'label.iban', hint: 'hint.iban', maxLength: 50 },
];

export const CONSENTS: FormField[] = [newsletter];

export const REMOVE_ACCOUNT: FormField[] = [
  currentPassword,
  { name: 'sure', type: 'agreement', label: 'account.removeSure', required: true },
];
