import type { PanelField } from '#ui/panel/panel-field.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';

const VERSION: PanelField = {
  ...{ name: 'version', type: 'text', label: 'client.note', required: true, isHidden: true },
};

export const CLIENT_NOTE: PanelField[] = [
  {
    ...{ name: 'note', type: 'text', label: 'message.noteText', hint: 'client.noteHint' },
    ...{ maxLength: 10_000, lines: 4 },
  },
  { name: 'was', type: 'text', label: 'client.note', maxLength: 20_000, isHidden: true },
];

export const CLIENT_CONTACT: PanelField[] = [
  { name: 'firstname', type: 'text', label: 'order.field.firstname', maxLength: 100 },
  { name: 'lastname', type: 'text', label: 'order.field.lastname', maxLength: 100 },
  { name: 'phone', type: 'text', label: 'order.field.phone', maxLength: 30, inputMode: 'tel' },
  {
    ...{ name: 'email', type: 'email', label: 'order.field.email', hint: 'client.emailHint' },
    ...{ required: true, maxLength: 254, inputMode: 'email' },
  },
  { name: 'was', type: 'text', label: 'client.contactChange', maxLength: 5000, isHidden: true },
];

export const POINTS_DEEDS = ['give', 'take'] as const;

export const pointsFields = (t: PanelWords): PanelField[] => [
  {
    ...{ name: 'deed', type: 'choice', label: 'client.pointsDeed', required: true, options: POINTS_DEEDS },
    choices: [
      { value: 'give', label: t('client.pointsGive') },
      { value: 'take', label: t('client.pointsTake') },
    ],
  },
  {
    ...{ name: 'points', type: 'text', label: 'client.pointsNumber', required: true, maxLength: 9 },
    inputMode: 'numeric',
  },
  {
    ...{ name: 'why', type: 'text', label: 'client.pointsWhy', hint: 'client.pointsWhyHint', required: true },
    maxLength: 500,
  },
  VERSION,
];

export const ERASE: PanelField[] = [
  {
    ...{ name: 'typed', type: 'text', label: 'client.eraseTyped', required: true, maxLength: 254 },
    inputMode: 'email',
  },
];

/** A guest is named by the form itself: there is no number to stand in the address. */
export const ERASE_GUEST: PanelField[] = [
  ...ERASE,
  { name: 'guest', type: 'text', label: 'clients.guest', required: true, maxLength: 254, isHidden: true },
];
