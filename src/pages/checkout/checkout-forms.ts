import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { Payment } from '#domain/order/order.ts';
import { isDemanded, type WithdrawalConsent } from '#domain/withdrawal/withdrawal-consent.ts';
import { addressFields, type FormSetting, phoneFields } from '#pages/form/address-fields.ts';
import type { FormField } from '#pages/form/form-field.ts';

/** Names of what an invoice is made out to begin with this, so that two addresses stand in one form. */
export const INVOICE = 'invoice_';
/** The checkbox that asks for it, and the one that asks for a password. */
export const OTHER_INVOICE = 'other_invoice';
export const NEW_ACCOUNT = 'new_account';

/** First step: who orders, where the parcel goes, and what the invoice is made out to if that is other. */
export function checkoutContactForm(setting: FormSetting, isClient: boolean) {
  const address = (part: 'invoice' | 'delivery') =>
    addressFields(part, setting).filter(({ type }) => type !== 'phone' && type !== 'phone_prefix');
  return {
    contact: [
      { name: 'email', type: 'email', label: 'label.email', required: true, maxLength: 254 },
      ...phoneFields('delivery', true),
    ],
    account: isClient ? [] : accountFields(),
    delivery: address('delivery'),
    other: [{ name: OTHER_INVOICE, type: 'agreement', label: 'checkout.other' }],
    invoice: companyFirst(address('invoice')).map((field) => ({
      ...field,
      name: INVOICE + field.name,
      onlyWith: OTHER_INVOICE,
      section: 'checkout.invoiceTitle' as const,
    })),
  } satisfies Record<string, FormField[]>;
}

/** Who asks for an invoice of their own is most often a company: its tax number, its name, then all else. */
function companyFirst(fields: readonly FormField[]): FormField[] {
  const first = ['nip', 'firm'].flatMap((type) => fields.filter((field) => field.type === type));
  return [...first, ...fields.filter((field) => !first.includes(field))];
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

/** A shipping method as a form sends it: the same one may be paid for before, or at the door. */
export const shippingMethodValue = ({ method, prepaid }: Pick<ShippingMethod, 'method' | 'prepaid'>) =>
  `${method}:${prepaid ? 'prepaid' : 'on_delivery'}`;

/** `arrival`: when it is there, in words; undefined where nobody knows. */
export type OfferedMethod = ShippingMethod & { arrival?: string | undefined };

export type DeliveryChoices = {
  shippingMethods: readonly OfferedMethod[];
  /** The ways that are paid before, where there is anything to pay, and how. */
  paid: readonly ShippingMethod[];
  payments: readonly Payment[];
};

/** Second step: how it gets there, and how it is paid where it is paid before. Before the choices are known nothing is demanded. */
export function deliveryForm(choices?: DeliveryChoices): FormField[] {
  const note: FormField = { name: 'note', type: 'text', label: 'checkout.note', maxLength: 2000, lines: 3 };
  const shippingMethod: FormField = { name: 'way', type: 'choice', label: 'checkout.shippingMethod' };
  const point: FormField = { name: 'pickup_point', type: 'text', label: 'checkout.point', maxLength: 40 };
  const payment: FormField = { name: 'payment', type: 'choice', label: 'checkout.payment' };
  if (!choices) return [shippingMethod, point, payment, note];
  const { shippingMethods, paid, payments } = choices;
  const only = (some: readonly ShippingMethod[], ...others: string[]) => ({
    required: true,
    onlyFor: { name: shippingMethod.name, values: [...others, ...some.map(shippingMethodValue)] },
  });
  return [
    { ...shippingMethod, required: true, options: shippingMethods.map(shippingMethodValue) },
    { ...point, ...only(shippingMethods.filter(({ kind }) => kind === 'point')) },
    // The ways to pay are in sight until a shipping method needs none of them.
    ...(payments.length > 0 ? [{ ...payment, ...only(paid, ''), options: payments }] : []),
    note,
  ];
}

/** Third step: what the shopper agrees to. */
export const SUMMARY_FORM: FormField[] = [
  { name: 'terms', type: 'agreement', label: 'checkout.terms', required: true },
];

/** The name of a consent's checkbox. */
export const consentField = (consent: WithdrawalConsent) => `consent_${consent}`;

/** The same, and what the goods ask to be agreed to besides. */
export const summaryForm = (asked: readonly WithdrawalConsent[]): FormField[] => [
  ...SUMMARY_FORM,
  ...asked.map(
    (consent): FormField => ({
      ...{ name: consentField(consent), type: 'agreement', label: `checkout.consent.${consent}` },
      ...(isDemanded(consent) ? { required: true } : { hint: 'checkout.consentHint.service_start' }),
    }),
  ),
];
