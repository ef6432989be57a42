import type { NewRefund, RefundAnswer, Told } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { PayU } from './api.ts';
import { whyOf } from './begin.ts';
import { askedRefundSchema, foundRefundsSchema, type PayURefund } from './messages.ts';
import { pathOf } from './orders.ts';

/** Until it is one of these it is on its way. */
const [DONE, REFUSED] = ['FINALIZED', 'CANCELED'];
const LONGEST_REASON = 300;
const REFUSED_LATER = 'PayU: CANCELED';

/** Asks for it once: whether it was asked for before is looked up first, since an answer may have been lost. */
export async function refund(payu: PayU, wanted: NewRefund): Promise<RefundAnswer> {
  const { transaction, name } = wanted;
  const known = wanted.isFirst ? undefined : await findRefunds(payu, transaction);
  const own = known?.find(({ extRefundId }) => extRefundId === name);
  if (own) return answerOf(own);
  return wanted.isKnown ? { state: 'sent' } : askFor(payu, wanted);
}

async function askFor({ api }: PayU, { name, transaction, amount, currency }: NewRefund) {
  const answer = await api.ask('POST', `${pathOf(transaction)}/refunds`, {
    refund: { description: name, amount: String(amount), extRefundId: name, currencyCode: currency },
  });
  if (!answer.isOk) return { state: 'refused', why: whyOf(answer).slice(0, LONGEST_REASON) } as const;
  const asked = readAs(askedRefundSchema, answer.body);
  return asked ? answerOf(asked.refund) : ({ state: 'sent' } as const);
}

function answerOf({ status }: PayURefund): RefundAnswer {
  if (status === DONE) return { state: 'done' };
  return status === REFUSED ? { state: 'refused', why: REFUSED_LATER } : { state: 'sent' };
}

/** PayU does not always repeat our name of it, and knows it: then it is asked. */
export async function readRefundNote(
  payu: PayU,
  { orderId, refund: { refundId, extRefundId, status } }: { orderId: string; refund: PayURefund },
): Promise<Told | undefined> {
  if (status !== DONE && status !== REFUSED) return undefined;
  const name = extRefundId ?? (await ownNameOf(payu, orderId, refundId)) ?? refundId;
  if (status === DONE) return { refund: name, state: 'done' };
  return { refund: name, state: 'refused', why: REFUSED_LATER };
}

const ownNameOf = async (payu: PayU, orderId: string, refundId: string) =>
  (await findRefunds(payu, orderId)).find((one) => one.refundId === refundId)?.extRefundId;

async function findRefunds({ api }: PayU, orderId: string): Promise<PayURefund[]> {
  const answer = await api.ask('GET', `${pathOf(orderId)}/refunds`);
  if (answer.status === 404) return [];
  const found = answer.isOk ? readAs(foundRefundsSchema, answer.body) : undefined;
  if (!found) throw new Error(`PayU does not say what it gave back (${answer.status})`);
  return found;
}
