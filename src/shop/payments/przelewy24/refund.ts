import type { NewRefund, RefundAnswer } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { P24 } from './api.ts';
import { foundRefundsSchema } from './messages.ts';

/** Lookups say 1 where it went back, 4 where it was refused; until then it is on its way. */
const [DONE, REFUSED] = [1, 4];
const LONGEST = { address: 250, reason: 300 };

/** Asks for it once: whether it was asked for before is looked up first, since an answer may have been lost. */
export async function refund(p24: P24, wanted: NewRefund): Promise<RefundAnswer> {
  const known = wanted.isFirst ? undefined : await findRefund(p24, wanted);
  if (known) return known;
  return wanted.isKnown ? { state: 'sent' } : askFor(p24, wanted);
}

async function findRefund({ api }: P24, { transaction, name }: NewRefund): Promise<RefundAnswer | undefined> {
  const answer = await api('GET', `/refund/by/orderId/${encodeURIComponent(transaction)}`);
  if (answer.status === 404) return undefined;
  const found = answer.isOk ? readAs(foundRefundsSchema, answer.body)?.data.refunds : undefined;
  if (!found) throw new Error(`Przelewy24 does not say what it gave back (${answer.status})`);
  const own = found.find(({ requestId }) => requestId === name);
  if (!own) return undefined;
  if (own.status === DONE) return { state: 'done' };
  return own.status === REFUSED ? { state: 'refused', why: 'Przelewy24: odrzucone' } : { state: 'sent' };
}

async function askFor(
  { api }: P24,
  { name, transaction, session, amount, notifyAddress }: NewRefund,
): Promise<RefundAnswer> {
  const answer = await api('POST', '/transaction/refund', {
    ...{ requestId: name, refundsUuid: name },
    refunds: [{ orderId: Number(transaction), sessionId: session, amount }],
    ...(notifyAddress.length <= LONGEST.address && { urlStatus: notifyAddress }),
  });
  if (answer.isOk) return { state: 'sent' };
  return { state: 'refused', why: `Przelewy24: ${JSON.stringify(answer.body)}`.slice(0, LONGEST.reason) };
}
