import type { Right } from '#domain/staff/right.ts';
import type { EmailAction, MoneyAction, OrderAction, ParcelAction, ReturnAction } from './actions.ts';

export type AnyAction = OrderAction | ParcelAction | ReturnAction | MoneyAction | EmailAction;

/** What is done with an order: by people, or by the shop alone where a carrier has told it something. */
export type AnyDeed = AnyAction | 'to_collect';

/** The right that each of them needs. */
export const RIGHT_FOR: Record<AnyDeed, Right> = {
  hold: 'order.hold',
  release: 'order.hold',
  note: 'order.note',
  cancel: 'order.cancel',
  edit_lines: 'order.edit',
  edit_address: 'order.edit',
  edit_contact: 'order.edit',
  edit_delivery: 'order.edit',
  send_email: 'order.edit',
  record_payment: 'money.record',
  ask_refund: 'money.refund',
  confirm_refund: 'money.refund',
  fail_refund: 'money.refund',
  reverse: 'money.reverse',
  refund_whole: 'money.refund',
  refund_lines: 'money.refund',
  start_parcel: 'parcel.pack',
  start_unpaid: 'parcel.unpaid',
  add_line: 'order.edit',
  scan: 'parcel.pack',
  drop: 'parcel.pack',
  pack: 'parcel.pack',
  unpack: 'parcel.pack',
  order_label: 'parcel.pack',
  cancel_label: 'parcel.pack',
  send: 'parcel.send',
  deliver: 'parcel.send',
  to_collect: 'parcel.send',
  lost: 'parcel.fix',
  back: 'parcel.fix',
  open_return: 'return.open',
  receive: 'return.receive',
  check: 'return.receive',
  settle: 'return.settle',
  refuse: 'return.settle',
};
