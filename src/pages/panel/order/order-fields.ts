import type { AnyAction } from '#domain/order/action-rights.ts';
import { lineName } from '#domain/order/line-name.ts';
import { RETURN_REASONS } from '#domain/order/order-facts.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';
import { fieldName, isEdit, KEY, SUM, VERSION, WAS, WAY_BACK } from './field-names.ts';
import { editableLines, linesOfReturn, refundableLines, returnableLines } from './lines-for-actions.ts';
import type { LineView, OrderPageData } from './order-view.ts';

const hidden = (name: string, maxLength: number): PanelField => ({
  ...{ name, type: 'text', label: 'order.field.reference', maxLength, isHidden: true },
});
const hiddenOf = (action: AnyAction): PanelField[] => [
  ...[VERSION, KEY].map((name) => hidden(name, 100)),
  ...(isEdit(action) ? [hidden(WAS, 50_000)] : []),
];

type Making = Pick<OrderPageData, 'order' | 'methods' | 'found'> & { t: PanelWords };

/** The fields of an action's form, those that nobody sees included. */
export function fieldsOf(action: AnyAction, id: number, making: Making): PanelField[] {
  const named = (field: PanelField): PanelField => ({ ...field, name: fieldName(action, id, field.name) });
  return [...hiddenOf(action), ...ownFieldsOf(action, id, making).map(named)];
}

const reason: PanelField = {
  ...{ name: 'reason', type: 'text', label: 'order.field.reason', required: true, maxLength: 500, lines: 2 },
};
const amount: PanelField = {
  ...{ name: 'amount', type: 'text', label: 'order.field.amount', required: true, maxLength: 16 },
  inputMode: 'decimal',
};
const reference: PanelField = {
  ...{ name: 'reference', type: 'text', label: 'order.field.reference', maxLength: 200 },
};
const box: PanelField = { name: 'box', type: 'text', label: 'order.field.box', maxLength: 40 };
const weight: PanelField = {
  ...{ name: 'weight', type: 'text', label: 'order.field.weight', maxLength: 8, inputMode: 'decimal' },
};
const TAX_NUMBER: PanelField = {
  ...{ name: 'taxNumber', type: 'text', label: 'order.field.taxNumber', maxLength: 30 },
};
export const ADDRESS: PanelField[] = [
  { name: 'firstname', type: 'text', label: 'order.field.firstname', required: true, maxLength: 100 },
  { name: 'lastname', type: 'text', label: 'order.field.lastname', required: true, maxLength: 100 },
  { name: 'company', type: 'text', label: 'order.field.company', maxLength: 100 },
  { name: 'street', type: 'text', label: 'order.field.street', required: true, maxLength: 100 },
  { name: 'streetNumber', type: 'text', label: 'order.field.streetNumber', maxLength: 20 },
  { name: 'zipcode', type: 'text', label: 'order.field.zipcode', required: true, maxLength: 12 },
  { name: 'city', type: 'text', label: 'order.field.city', required: true, maxLength: 100 },
  { name: 'phone', type: 'text', label: 'order.field.phone', maxLength: 30, inputMode: 'tel' },
];

const sum: PanelField = { name: SUM, type: 'text', label: 'order.total', maxLength: 100, isHidden: true };

const BILLING: PanelField[] = [
  { name: 'email', type: 'email', label: 'order.field.email', required: true, maxLength: 254 },
  ...ADDRESS.filter(({ name }) => name !== 'phone').flatMap((field) =>
    field.name === 'company' ? [field, TAX_NUMBER] : [field],
  ),
  { name: 'phone', type: 'text', label: 'order.field.phone', maxLength: 30, inputMode: 'tel' },
];

function ownFieldsOf(action: AnyAction, id: number, { order, methods, found, t }: Making): PanelField[] {
  switch (action) {
    case 'hold':
    case 'fail_refund':
    case 'reverse':
    case 'refuse':
      return [reason];
    case 'note':
      return [
        { name: 'text', type: 'text', label: 'order.field.note', required: true, maxLength: 2000, lines: 3 },
      ];
    case 'record_payment':
      return [amount, reference, sum];
    case 'ask_refund':
      return [amount, { ...reason, required: false }, ...wayBack(order, t)];
    case 'confirm_refund':
      return [reference];
    case 'start_parcel':
    case 'start_unpaid':
    case 'pack':
      return [box, weight];
    case 'send':
      return [
        { name: 'tracking', type: 'text', label: 'order.trackingNumber', maxLength: 100 },
        { name: 'link', type: 'text', label: 'order.trackingLink', maxLength: 500 },
        sum,
      ];
    case 'edit_lines':
      return editableLines(order).map((line) => quantityField(line, 'order.field.quantity', t));
    case 'refund_lines':
      return [
        ...refundableLines(order).map((line) => quantityField(line, 'order.field.refundOf', t)),
        { ...reason, required: false },
        ...wayBack(order, t),
        sum,
      ];
    case 'refund_whole':
      return [{ ...reason, required: false }, ...wayBack(order, t), sum];
    case 'add_line':
      return [
        { name: 'search', type: 'text', label: 'order.field.search', required: true, maxLength: 100 },
        ...(found.length > 0 ? [foundField(found, t)] : []),
        { name: 'quantity', type: 'text', label: 'order.field.howMany', maxLength: 12, inputMode: 'decimal' },
        sum,
      ];
    case 'edit_address':
      return ADDRESS;
    case 'edit_contact':
      return BILLING;
    case 'edit_delivery':
      return [
        {
          ...{ name: 'method', type: 'choice', label: 'order.field.method' },
          ...{ options: methodsWith(order, methods).map(({ value }) => value) },
          choices: methodsWith(order, methods),
        },
        { name: 'point', type: 'text', label: 'order.field.point', maxLength: 40 },
        { ...amount, name: 'cost', label: 'order.field.cost', hint: 'order.field.costHint', required: false },
      ];
    case 'open_return':
      return [
        ...returnableLines(order).map((line) => quantityField(line, 'order.field.return', t)),
        {
          ...{ name: 'why', type: 'choice', label: 'order.field.returnReason', required: true },
          options: RETURN_REASONS,
          choices: RETURN_REASONS.map((value) => ({ value, label: t(`order.returnReason.${value}`) })),
        },
        { name: 'text', type: 'text', label: 'order.field.note', maxLength: 2000, lines: 2 },
      ];
    case 'check':
      return linesOfReturn(order, id).flatMap((line) =>
        (['good', 'damaged', 'missing'] as const).map((state) => ({
          ...quantityField(line, 'order.field.return', t),
          name: `${state}_${line.id}`,
          said: `${lineName(line)}: ${t(state === 'missing' ? 'order.missingUnits' : `order.${state}`)}`,
        })),
      );
    case 'settle':
      return [amount, { ...reason, required: false }];
    default:
      return [];
  }
}

const WAYS_BACK = ['provider', 'hand'] as const;

/** Money that came by a provider can go back by it, or by a transfer that somebody makes. */
const wayBack = ({ money }: Making['order'], t: PanelWords): PanelField[] =>
  money?.isSentBack
    ? [
        {
          ...{
            name: WAY_BACK,
            type: 'choice',
            label: 'order.field.wayBack',
            required: true,
            options: WAYS_BACK,
          },
          choices: WAYS_BACK.map((value) => ({ value, label: t(`order.wayBack.${value}`) })),
        },
      ]
    : [];

/** What the order has can stay, also where nobody else is offered it any more. */
function methodsWith(
  { deliveryMethod, deliveryName }: Making['order'],
  methods: Making['methods'],
): Making['methods'] {
  const own = deliveryMethod ?? '';
  if (methods.some(({ value }) => value === own)) return methods;
  return [{ value: own, label: deliveryName }, ...methods];
}

function foundField(found: OrderPageData['found'], t: PanelWords): PanelField {
  const none = { value: '', label: t('order.field.chooseProduct') };
  return {
    ...{ name: 'size', type: 'choice', label: 'order.field.found' },
    options: found.map(({ value }) => value),
    choices: found.length > 1 ? [none, ...found] : found,
  };
}

const quantityField = (line: LineView, label: PanelField['label'], t: PanelWords): PanelField => ({
  ...{ name: `line_${line.id}`, type: 'text', label, said: t(label, { product: lineName(line) }) },
  ...{ maxLength: 12, inputMode: 'decimal' },
});
