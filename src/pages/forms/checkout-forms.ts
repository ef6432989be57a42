import { addressFields, type FormSetting, phoneFields } from './address-fields.ts';
import type { FormField } from './form-field.ts';

/** Names of the delivery address begin with this, so that two addresses stand in one form. */
export const DELIVERY = 'delivery_';
/** The checkbox that asks for a second address, and the one that asks for a password. */
export const OTHER_ADDRESS = 'other_address';
export const NEW_ACCOUNT = 'new_account';

/** First step: who orders, where the bill goes, and where the parcel goes if elsewhere. */
export function contactForm(setting: FormSetting, isClient: boolean) {
  const address = (part: 'invoice' | 'delivery') =>
    addressFields(part, setting).filter(({ type }) => type !== 'phone' && type !== 'phone_prefix');
  return {
    contact: [
      { name: 'email', type: 'email', label: 'label.email', required: true, maxLength: 254 },
      ...phoneFields('invoice', true),
    ],
    account: isClient ? [] : accountFields(),
    billing: address('invoice'),
    other: [{ name: OTHER_ADDRESS, type: 'agreement', label: 'checkout.other' }],
    delivery: address('delivery').map((field) => ({
      ...field,
      name: DELIVERY + field.name,
      onlyWith: OTHER_ADDRESS,
    })),
  } satisfies Record<string, FormField[]>;
}

function accountFields(): FormField[] {
  return [
    {
      name: NEW_ACCOUNT,
      type: 'agreement',
      label: 'checkout.account',
      hint: 'checkout.accountHint',
      look: 'switch',
    },
    {
      name: 'password',
      type: 'password',
      label: 'label.password',
      hint: 'hint.password',
      required: true,
      onlyWith: NEW_ACCOUNT,
      width: 'half',
    },
    {
      name: 'password_repeat',
      type: 'password_repeat',
      label: 'label.passwordRepeat',
      required: true,
      onlyWith: NEW_ACCOUNT,
      width: 'half',
    },
  ];
}

/** Second step: how it gets there, and how it is paid where it is paid before. */
export function deliveryForm(ways: readonly string[] | undefined, payments: readonly string[]): FormField[] {
  return [
    { name: 'way', type: 'choice', label: 'checkout.way', required: true, options: ways },
    { name: 'pickup_point', type: 'text', label: 'checkout.point', maxLength: 40 },
    ...(payments.length > 0
      ? [{ name: 'payment', type: 'choice', label: 'checkout.payment', options: payments } as const]
      : []),
    { name: 'note', type: 'text', label: 'checkout.note', maxLength: 2000, lines: 3 },
  ];
}

/** Third step: what the shopper agrees to. */
export const SUMMARY_FORM: FormField[] = [
  { name: 'terms', type: 'agreement', label: 'checkout.terms', required: true },
];
