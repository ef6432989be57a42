import type { FormValues } from '#domain/form/form-rules.ts';
import type { AnyAction } from '#domain/order/action-rights.ts';
import { lineName } from '#domain/order/line-name.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import { RETURN_REASONS } from '#domain/order/order-facts.ts';
import { isEditable } from '#domain/order/parcels.ts';
import { typedAmount } from '#domain/price/read-amount.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';
import type { LineView, OrderPageData, OrderView } from './order-view.ts';

/** The name of a field: a page has many forms, and each field of it a name of its own. */
export const fieldName = (action: AnyAction, id: number, name: string) => `${action}_${id}_${name}`;

/** What came with every form: which version was looked at, and the key by which it is done once. */
export const VERSION = 'version';
export const KEY = 'key';
/** What stood in a form that changes what is there already: fields that nobody touched are left alone. */
export const WAS = 'was';
const EDITS: readonly AnyAction[] = ['edit_lines', 'edit_address', 'edit_contact'];

const hidden = (name: string, maxLength: number): PanelField => ({
  ...{ name, type: 'text', label: 'order.field.reference', maxLength, isHidden: true },
});
const hiddenOf = (action: AnyAction): PanelField[] => [
  ...[VERSION, KEY].map((name) => hidden(name, 100)),
  ...(EDITS.includes(action) ? [hidden(WAS, 50_000)] : []),
];

/** What a form is sent along with, as the order stands. */
export const ownOf = (action: AnyAction, id: number, order: OrderView): Record<string, string> => ({
  [VERSION]: String(order.version),
  ...(EDITS.includes(action) && { [WAS]: JSON.stringify(firstValues(action, id, order)) }),
});

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
const ADDRESS: PanelField[] = [
  { name: 'firstname', type: 'text', label: 'order.field.firstname', required: true, maxLength: 100 },
  { name: 'lastname', type: 'text', label: 'order.field.lastname', required: true, maxLength: 100 },
  { name: 'company', type: 'text', label: 'order.field.company', maxLength: 100 },
  { name: 'street', type: 'text', label: 'order.field.street', required: true, maxLength: 100 },
  { name: 'streetNumber', type: 'text', label: 'order.field.streetNumber', maxLength: 20 },
  { name: 'zipcode', type: 'text', label: 'order.field.zipcode', required: true, maxLength: 12 },
  { name: 'city', type: 'text', label: 'order.field.city', required: true, maxLength: 100 },
  { name: 'phone', type: 'text', label: 'order.field.phone', maxLength: 30, inputMode: 'tel' },
];

/** What was shown before it is saved: the sum that somebody has agreed to. */
export const SUM = 'sum';
const sum: PanelField = { name: SUM, type: 'text', label: 'order.total', maxLength: 40, isHidden: true };

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
      return [amount, reference];
    case 'ask_refund':
      return [amount, { ...reason, required: false }];
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
      ];
    case 'edit_lines':
      return editableLines(order).map((line) => quantityField(line, 'order.field.quantity', t));
    case 'refund_lines':
      return [
        ...refundableLines(order).map((line) => quantityField(line, 'order.field.refundOf', t)),
        { ...reason, required: false },
        sum,
      ];
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
          ...{ name: 'method', type: 'choice', label: 'order.field.method', required: true },
          ...{ options: methods.map(({ value }) => value), choices: methods },
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

/** What stands in the fields of a form that nobody has filled in yet. */
export function firstValues(action: AnyAction, id: number, order: OrderView): FormValues {
  return Object.fromEntries(
    Object.entries(ownValues(action, id, order)).map(([name, value]) => [fieldName(action, id, name), value]),
  );
}

function ownValues(action: AnyAction, id: number, order: OrderView): Record<string, string> {
  const { money } = order;
  switch (action) {
    case 'record_payment':
      return money && money.balance < 0 ? { amount: typedAmount(-money.balance) } : {};
    case 'ask_refund':
      return money && money.owed > 0 ? { amount: typedAmount(money.owed) } : {};
    case 'settle': {
      const due = order.returns?.find((one) => one.id === id)?.refundDue ?? 0;
      return { amount: due > 0 ? typedAmount(due) : '0' };
    }
    case 'send': {
      const found = order.parcels.find((one) => one.id === id);
      return { tracking: found?.trackingNumber ?? '', link: found?.trackingLink ?? '' };
    }
    case 'edit_lines':
      return Object.fromEntries(
        editableLines(order).map(({ id: line, counts }) => [
          `line_${line}`,
          String(counts.ordered - counts.cancelled),
        ]),
      );
    case 'open_return':
      return Object.fromEntries(returnableLines(order).map(({ id: line }) => [`line_${line}`, '0']));
    case 'check':
      return Object.fromEntries(
        (order.returns?.find((one) => one.id === id)?.lines ?? []).flatMap(({ lineId, quantity }) => [
          [`good_${lineId}`, String(quantity)],
          [`damaged_${lineId}`, '0'],
          [`missing_${lineId}`, '0'],
        ]),
      );
    case 'refund_lines':
      return Object.fromEntries(refundableLines(order).map(({ id: line }) => [`line_${line}`, '0']));
    case 'add_line':
      return { quantity: '1' };
    case 'edit_address':
      return addressValues(order.recipient.address);
    case 'edit_contact': {
      const { client } = order;
      const { taxNumber = '' } = client?.billing ?? {};
      return client
        ? { ...addressValues(client.billing), taxNumber, email: client.email, phone: client.phone ?? '' }
        : {};
    }
    default:
      return {};
  }
}

const addressValues = (address: OrderAddress): Record<string, string> =>
  Object.fromEntries(ADDRESS.map(({ name }) => [name, address[name as keyof OrderAddress] ?? '']));

export const editableLines = ({ lines }: OrderView): LineView[] =>
  lines.filter(({ counts, price }) => isEditable(counts, price?.pointsCost ?? 0));

/** Lines of which something left: what is here still is taken out of the order instead. */
export const refundableLines = ({ lines }: OrderView): LineView[] =>
  lines.filter(({ counts, price }) => counts.sent > 0 && (price?.pointsCost ?? 0) === 0);

export const returnableLines = ({ lines }: OrderView): LineView[] =>
  lines.filter(({ counts }) => counts.returnable > 0);

export const linesOfReturn = ({ lines, returns = [] }: OrderView, id: number): LineView[] => {
  const coming = returns.find((one) => one.id === id)?.lines ?? [];
  return lines.filter((line) => coming.some(({ lineId }) => lineId === line.id));
};
