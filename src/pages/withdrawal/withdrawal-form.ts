import type { FormField } from '#pages/form/form-field.ts';

/** What the law lets a shop ask of who withdraws: a name, the contract, an address for the receipt. No reason. */
export const WITHDRAWAL_FORM: FormField[] = [
  {
    name: 'name',
    type: 'text',
    label: 'label.name',
    required: true,
    maxLength: 100,
    autoComplete: 'name',
  },
  {
    name: 'order',
    type: 'text',
    label: 'label.order',
    hint: 'withdrawal.orderHint',
    required: true,
    maxLength: 40,
    width: 'half',
  },
  {
    name: 'email',
    type: 'email',
    label: 'label.email',
    hint: 'withdrawal.emailHint',
    required: true,
    maxLength: 254,
    width: 'half',
  },
  {
    name: 'items',
    type: 'text',
    label: 'withdrawal.items',
    hint: 'withdrawal.itemsHint',
    maxLength: 2000,
    lines: 3,
  },
];
