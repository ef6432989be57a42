import type { PaymentProblem } from '#domain/payments/payment-attempt.ts';
import type { ToldPayment } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { PayU } from './api.ts';
import { foundOrdersSchema, type PayUOrder, transactionsSchema } from './messages.ts';

/** Orders of these have money: it came, or waits at PayU for the shop to accept it. */
const [ACCEPTED, WAITS] = ['COMPLETED', 'WAITING_FOR_CONFIRMATION'];
const GIVEN_UP = 'CANCELED';

/** What an order of PayU says of our payment. */
export async function told(payu: PayU, order: PayUOrder): Promise<ToldPayment> {
  const { orderId, extOrderId: session, totalAmount: amount, currencyCode: currency, status } = order;
  if (status === ACCEPTED || status === WAITS)
    return { session, state: 'paid', transaction: orderId, amount, currency };
  if (status !== GIVEN_UP) return { session, state: 'waiting' };
  return { session, state: 'refused', problem: await problemOf(payu, orderId) };
}

/** Where receiving is not automatic, PayU keeps the money until the shop accepts it; otherwise it has done so. */
export async function accept(payu: PayU, paid: ToldPayment & { state: 'paid' }): Promise<boolean> {
  const isIt = (order: PayUOrder | undefined) =>
    order?.extOrderId === paid.session &&
    order.totalAmount === paid.amount &&
    order.currencyCode === paid.currency;
  const order = await findOrder(payu, paid.transaction);
  if (!order || !isIt(order)) return false;
  if (order.status !== WAITS) return order.status === ACCEPTED;
  const { orderId } = order;
  const answer = await payu.api.ask('POST', `${pathOf(orderId)}/captures`, {});
  // An earlier notification may have accepted it meanwhile.
  return answer.isOk || (await findOrder(payu, orderId))?.status === ACCEPTED;
}

/** By PayU's name of it; undefined where it knows of none, or it is another shop's. */
export async function findOrder({ api, posId }: PayU, orderId: string): Promise<PayUOrder | undefined> {
  const answer = await api.ask('GET', pathOf(orderId));
  const found = answer.isOk ? readAs(foundOrdersSchema, answer.body)?.orders : undefined;
  return found?.find((order) => order.orderId === orderId && order.merchantPosId === posId);
}

export const pathOf = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}`;

/** Words by which PayU says why, a longer one before one that it begins with. */
const PROBLEMS: readonly (readonly [string, PaymentProblem])[] = [
  ['AUTH_CODE_EXPIRED', 'blik_expired'],
  ['AUTH_CODE_USED', 'blik_expired'],
  ['AUTH_CODE', 'blik_code'],
  ['TIMEOUT', 'timeout'],
  ['USER_DECLINED', 'cancelled'],
  ['LIMIT', 'limit'],
];

/** Why is nice to know: where PayU does not say it, the payment has failed all the same. */
async function problemOf({ api }: PayU, orderId: string): Promise<PaymentProblem> {
  const answer = await api.ask('GET', `${pathOf(orderId)}/transactions`).catch(() => undefined);
  const said = readAs(transactionsSchema, answer?.body)?.transactions.at(-1)?.resultCode ?? '';
  return PROBLEMS.find(([word]) => said.includes(word))?.[1] ?? 'declined';
}
