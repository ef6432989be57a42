import type { Notification, Told } from '#shop/payments/provider.ts';
import { jsonIn, readAs } from '#shop/payments/read-as.ts';
import type { PayU } from './api.ts';
import { orderNoteSchema, refundNoteSchema } from './messages.ts';
import { told } from './orders.ts';
import { readRefundNote } from './refund.ts';
import { isSigned } from './signature.ts';

/** What became of an order or of a refund; undefined where it is not PayU's word for this account. */
export async function readNotification(payu: PayU, notification: Notification): Promise<Told | undefined> {
  if (!isSigned(notification, payu.secondKey)) return undefined;
  const said = jsonIn(notification.body);
  const order = readAs(orderNoteSchema, said)?.order;
  if (order) return order.merchantPosId === payu.posId ? told(payu, order) : undefined;
  const note = readAs(refundNoteSchema, said);
  return note && readRefundNote(payu, note);
}
