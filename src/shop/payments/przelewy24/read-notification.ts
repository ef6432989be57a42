import type { Notification, Told } from '#shop/payments/provider.ts';
import { jsonIn, readAs } from '#shop/payments/read-as.ts';
import type { P24 } from './api.ts';
import { blikProblemIn } from './blik-problem.ts';
import { blikNoteSchema, notificationSchema, refundNoteSchema } from './messages.ts';
import { isSignedBy } from './sign.ts';

/** Money that came, or what became of a BLIK code; undefined where it is not Przelewy24's word for this account. */
export function readNotification(p24: P24, { body }: Notification): Told | undefined {
  const said = jsonIn(body);
  return readMoney(p24, said) ?? readRefund(p24, said) ?? readBlikNote(p24, said);
}

function readMoney({ merchantId, posId, crc }: P24, said: unknown): Told | undefined {
  const note = readAs(notificationSchema, said);
  if (note?.merchantId !== merchantId || note.posId !== posId) return undefined;
  const { sign, ...named } = note;
  const { sessionId, amount, originAmount, currency, orderId, methodId, statement } = named;
  const signed = {
    ...{ merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement, crc },
  };
  if (!isSignedBy(sign, signed)) return undefined;
  return { session: sessionId, state: 'paid', transaction: String(orderId), amount, currency };
}

/** Status of a note of a refund: all else says that it was refused. */
const GONE_BACK = 0;

function readRefund({ merchantId, crc }: P24, said: unknown): Told | undefined {
  const note = readAs(refundNoteSchema, said);
  if (note?.merchantId !== merchantId) return undefined;
  const { orderId, sessionId, refundsUuid, amount, currency, status, sign } = note;
  const signed = { orderId, sessionId, refundsUuid, merchantId, amount, currency, status, crc };
  if (!isSignedBy(sign, signed)) return undefined;
  if (status === GONE_BACK) return { refund: refundsUuid, state: 'done' };
  return { refund: refundsUuid, state: 'refused', why: 'Przelewy24: odrzucone' };
}

function readBlikNote({ crc }: P24, said: unknown): Told | undefined {
  const bare = typeof said === 'object' && said !== null && 'data' in said ? said.data : said;
  const note = readAs(blikNoteSchema, bare);
  if (!note) return undefined;
  const { orderId, sessionId, method, sign } = note;
  const { result } = bare as { result: object };
  if (!isSignedBy(sign, { orderId, sessionId, method, result, crc })) return undefined;
  // Money has a note of its own.
  if (note.result.error === '0') return { session: sessionId, state: 'waiting' };
  return { session: sessionId, state: 'refused', problem: blikProblemIn(result) ?? 'declined' };
}
