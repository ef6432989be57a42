import type { FormValues } from '#domain/form/form-rules.ts';
import type { AnyAction } from '#domain/order/action-rights.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import { exactly } from '#domain/order/parcels.ts';
import type { Minor } from '#domain/price/money.ts';
import { decimalIn, typedAmount } from '#domain/price/read-amount.ts';
import { fieldName, isEdit, VERSION, WAS } from './field-names.ts';
import { editableLines, refundableLines, returnableLines } from './lines-for-actions.ts';
import { ADDRESS } from './order-fields.ts';
import type { OrderView } from './order-view.ts';

/** What a form is sent along with, as the order stands. */
export const ownOf = (
  action: AnyAction,
  id: number,
  order: OrderView,
  language: string,
): Record<string, string> => ({
  [VERSION]: String(order.version),
  ...(isEdit(action) && { [WAS]: JSON.stringify(firstValues(action, id, order, language)) }),
});

/** What stands in the fields of a form that nobody has filled in yet, with numbers as the language writes them. */
export function firstValues(action: AnyAction, id: number, order: OrderView, language: string): FormValues {
  const own = ownValues(action, id, order, {
    amount: (amount) => typedAmount(amount, language),
    quantity: (quantity) => String(quantity).replace('.', decimalIn(language)),
  });
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [fieldName(action, id, name), value]));
}

type Typed = { amount: (amount: Minor) => string; quantity: (quantity: number) => string };

function ownValues(action: AnyAction, id: number, order: OrderView, typed: Typed): Record<string, string> {
  const { money } = order;
  switch (action) {
    case 'record_payment':
      return money && money.balance < 0 ? { amount: typed.amount(-money.balance) } : {};
    case 'ask_refund':
      return money && money.owed > 0 ? { amount: typed.amount(money.owed) } : {};
    case 'settle': {
      const due = order.returns?.find((one) => one.id === id)?.refundDue ?? 0;
      return { amount: due > 0 ? typed.amount(due) : '0' };
    }
    case 'send': {
      const found = order.parcels.find((one) => one.id === id);
      return { tracking: found?.trackingNumber ?? '', link: found?.trackingLink ?? '' };
    }
    case 'edit_lines':
      return Object.fromEntries(
        editableLines(order).map(({ id: line, counts }) => [
          `line_${line}`,
          typed.quantity(exactly(counts.ordered - counts.cancelled)),
        ]),
      );
    case 'open_return':
      return Object.fromEntries(returnableLines(order).map(({ id: line }) => [`line_${line}`, '0']));
    case 'check':
      return Object.fromEntries(
        (order.returns?.find((one) => one.id === id)?.lines ?? []).flatMap(({ lineId, quantity }) => [
          [`good_${lineId}`, typed.quantity(quantity)],
          [`damaged_${lineId}`, '0'],
          [`missing_${lineId}`, '0'],
        ]),
      );
    case 'refund_lines':
      return Object.fromEntries(refundableLines(order).map(({ id: line }) => [`line_${line}`, '0']));
    case 'add_line':
      return { quantity: '1' };
    case 'edit_delivery':
      return {
        ...{ method: order.deliveryMethod ?? '', point: order.pickupPoint ?? '' },
        cost: money ? typed.amount(money.totals.deliveryPrice) : '',
      };
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
