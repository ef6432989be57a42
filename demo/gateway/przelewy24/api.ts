import { randomUUID } from 'node:crypto';
import { signOf } from 'witryna/shop/payments/przelewy24/sign.ts';
import { type Answer, ok, refused } from './answers.ts';
import { pay } from './notes.ts';
import { askRefund, findRefunds } from './refunds.ts';
import { byToken, newOrderId, type State, type Transaction } from './transactions.ts';

type Body = Record<string, unknown>;

/** How many characters each may have. */
const LONGEST = {
  sessionId: 100,
  description: 1024,
  email: 50,
  urlReturn: 250,
  urlStatus: 250,
  transferLabel: 20,
};
const REQUIRED = [
  ...['merchantId', 'posId', 'sessionId', 'amount', 'currency', 'description', 'email', 'country'],
  ...['language', 'urlReturn', 'sign'],
];
/** Codes of the sandbox that succeed. */
export const GOOD_BLIK = /^777\d{3}$/;
const BLIK_IN_SHOP = 181;
export const PAGE_METHOD = 154;

/** Przelewy24's REST API v1, as its documentation tells of it. */
export function answerApi(
  state: State,
  method: string,
  path: string,
  authorization: string,
  body: Body,
): Answer {
  const { posId, apiKey } = state.account;
  if (authorization !== `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`)
    return refused('Incorrect authentication', 401);
  if (method === 'GET' && path === '/testAccess') return { status: 200, body: { data: true, error: '' } };
  if (method === 'GET' && path.startsWith('/payment/methods/')) return ok(METHODS);
  if (method === 'GET' && path.startsWith('/transaction/by/sessionId/'))
    return lookUp(state, decodeURIComponent(path.slice('/transaction/by/sessionId/'.length)));
  if (method === 'POST' && path === '/transaction/register') return register(state, body);
  if (method === 'PUT' && path === '/transaction/verify') return verify(state, body);
  if (method === 'POST' && path === '/paymentMethod/blik/chargeByCode') return chargeByCode(state, body);
  if (method === 'POST' && path === '/transaction/refund') return askRefund(state, body);
  if (method === 'GET' && path.startsWith('/refund/by/orderId/'))
    return findRefunds(state, Number(path.slice('/refund/by/orderId/'.length)));
  return refused('Not found', 404);
}

const METHODS = [
  { id: PAGE_METHOD, name: 'BLIK', group: 'Blik', subgroup: 'Blik', status: true },
  { id: BLIK_IN_SHOP, name: 'BLIK', group: 'Blik', subgroup: 'BlikWhiteLabel', status: true },
  { id: 241, name: 'Visa, MasterCard', group: 'Credit Card', subgroup: 'Credit Card', status: true },
];

function register(state: State, body: Body): Answer {
  const { merchantId, crc } = state.account;
  const missing = REQUIRED.find((name) => body[name] === undefined || body[name] === '');
  if (missing) return refused(`Incorrect input data: ${missing}`);
  const [sessionId, amount, currency] = [String(body.sessionId), Number(body.amount), String(body.currency)];
  const long = Object.entries(LONGEST).find(([name, most]) => String(body[name] ?? '').length > most);
  if (long) return refused(`Incorrect input data: ${long[0]}`);
  if (body.merchantId !== merchantId || body.posId !== state.account.posId) return refused('Wrong merchant');
  if (!Number.isInteger(body.amount) || amount <= 0) return refused('Wrong amount');
  if (body.sign !== signOf({ sessionId, merchantId, amount, currency, crc }))
    return refused('Incorrect CRC value');
  if (state.transactions.has(sessionId)) return refused('The session is not unique');
  const method = Number(body.method ?? PAGE_METHOD);
  const psu = (body.additional as { PSU?: Body } | undefined)?.PSU;
  if (method === BLIK_IN_SHOP && !(psu?.IP && psu.userAgent)) return refused('Incorrect input data: PSU');
  const transaction: Transaction = {
    ...{ token: randomUUID(), sessionId, orderId: newOrderId(), amount, currency, method },
    ...{
      description: String(body.description),
      email: String(body.email),
      language: String(body.language),
      urlReturn: String(body.urlReturn),
    },
    ...{ urlStatus: String(body.urlStatus ?? ''), status: 0, refunded: 0 },
  };
  state.transactions.set(sessionId, transaction);
  return ok({ token: transaction.token });
}

function verify(state: State, body: Body): Answer {
  const transaction = state.transactions.get(String(body.sessionId));
  if (!transaction || transaction.status === 0) return refused('Transaction not found', 404);
  const { sessionId, orderId, amount, currency } = transaction;
  const sign = signOf({ sessionId, orderId, amount, currency, crc: state.account.crc });
  if (body.sign !== sign || body.amount !== amount || body.orderId !== orderId)
    return refused('Wrong sign or amount');
  if (transaction.status !== 1) return refused('Transaction was verified before');
  transaction.status = 2;
  return ok({ status: 'success' });
}

function lookUp({ transactions }: State, sessionId: string): Answer {
  const transaction = transactions.get(sessionId);
  if (!transaction) return refused('Transaction not found', 404);
  const { orderId, amount, currency, status, description: statement } = transaction;
  return ok({ statement, orderId, sessionId, status, amount, currency });
}

function chargeByCode(state: State, { token, blikCode }: Body): Answer {
  const transaction = byToken(state, String(token));
  if (transaction?.method !== BLIK_IN_SHOP) return refused('Transaction not found', 404);
  if (!GOOD_BLIK.test(String(blikCode))) return refused('Incorrect BLIK code');
  pay(state, transaction);
  return ok({ orderId: transaction.orderId, message: 'success' }, 201);
}
