import { LANGUAGES } from '#contract/language.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { panelWords } from '#ui/panel/panel-view.tsx';

const LONGEST_NAME = 100;
const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

const email: PanelField = {
  ...{ name: 'email', type: 'email', label: 'entrance.email', required: true, maxLength: 254 },
  ...{ autoComplete: 'username', inputMode: 'email' },
};
const password: PanelField = {
  ...{ name: 'password', type: 'password', label: 'entrance.newPassword', required: true },
  ...{ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD, autoComplete: 'new-password' },
};
const repeat: PanelField = {
  ...{ name: 'repeat', type: 'password_repeat', label: 'entrance.repeat', required: true },
  ...{ maxLength: LONGEST_PASSWORD, autoComplete: 'new-password' },
};
/** A password that exists: what it is made of is not looked at. */
export const currentPassword = (label: PanelField['label']): PanelField => ({
  ...{ name: 'current', type: 'current_password', label, required: true },
  ...{ maxLength: LONGEST_PASSWORD, autoComplete: 'current-password' },
});

/** Browsers offer passkeys in the field of the name. */
export const SIGN_IN: PanelField[] = [
  { ...email, type: 'username', autoComplete: 'username webauthn' },
  currentPassword('entrance.password'),
];
export const CODE: PanelField[] = [
  {
    ...{ name: 'code', type: 'text', label: 'secondStep.code', required: true, maxLength: 10 },
    ...{ autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
];
/** A code of the app, and whose app it is. */
export const SET_APP: PanelField[] = [...CODE, currentPassword('account.currentPassword')];
export const RECOVERY: PanelField[] = [
  { name: 'code', type: 'text', label: 'recovery.code', required: true, maxLength: 20 },
];
export const FORGOTTEN: PanelField[] = [email];
export const NEW_PASSWORD: PanelField[] = [password, repeat];
export const CHANGE_PASSWORD: PanelField[] = [currentPassword('account.currentPassword'), password, repeat];

export const personName: PanelField = {
  ...{ name: 'name', type: 'text', label: 'account.name', required: true, maxLength: LONGEST_NAME },
  autoComplete: 'name',
};
export const languageField = (label: PanelField['label']): PanelField => ({
  ...{ name: 'language', type: 'choice', label, required: true, options: LANGUAGES },
  choices: LANGUAGES.map((value) => ({ value, label: panelWords(value)(`language.${value}`) })),
});
export const FIRST_OWNER: PanelField[] = [
  { ...personName, label: 'firstOwner.name' },
  email,
  password,
  repeat,
];
const passkeyName: PanelField = {
  ...{ name: 'name', type: 'text', label: 'passkeys.name', hint: 'passkeys.nameHint' },
  ...{ required: true, maxLength: LONGEST_NAME },
};
export const ADD_PASSKEY: PanelField[] = [passkeyName, currentPassword('account.currentPassword')];
export const ACCOUNT: PanelField[] = [personName, languageField('account.language')];
