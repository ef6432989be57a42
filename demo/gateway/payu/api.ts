import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { type Answer, ok, refused } from './answers.ts';
import { tellOfOrder } from './notes.ts';
import { byExtOrderId, newOrderId, type Order, type State } from './orders.ts';
import { askRefund } from './refunds.ts';

type Body = Record<string, unknown>;

const REQUIRED = ['customerIp', 'merchantPosId', 'description', 'currencyCode', 'totalAmount', 'products'];
const LONGEST = { extOrderId: 1024, continueUrl: 1024, description: 4000 };
/** Codes of its sandbox that are paid. */
const GOOD_BLIK = /^777\d{3}$/;
const LASTS_SECONDS = 43_199;

export function grantToken(state: State, form: URLSearchParams): Answer {
  const { clientId, clientSecret } = state.account;
  const [type, id, secret] = ['grant_type', 'client_id', 'client_secret'].map((name) => form.get(name));
  if (type !== 'client_credentials' || id !== String(clientId) || secret !== clientSecret)
    return { status: 401, body: { error: 'invalid_client', error_description: 'Bad client credentials' } };
  const token = randomUUID();
  state.tokens.set(token, state.clock() + LASTS_SECONDS * 1000);
  const granted = { access_token: token, token_type: 'bearer', expires_in: LASTS_SECONDS };
  return { status: 200, body: { ...granted, grant_type: type } };
}

/** PayU's REST API 2.1, as its documentation tells of it. */
export function answerApi(
  state: State,
  { method, path, token, body }: { method: string; path: string; token: string; body: Body },
): Answer {
  if (!((state.tokens.get(token) ?? 0) > state.clock())) return refused(401, 'UNAUTHORIZED', 'Unauthorized');
  if (path === '/orders') return createOrder(state, body);
  const [, orderId = '', rest] = /^\/orders\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const order = state.orders.get(orderId);
  if (!order) return refused(404, 'DATA_NOT_FOUND', 'Could not find order');
  switch (`${method} ${rest ?? ''}`) {
    case 'GET ': {
      const { payMethod: _, resultCode: __, ...found } = order;
      return ok({ orders: [found] });
    }
    case 'GET transactions':
      return ok({
        transactions: [{ payMethod: { value: order.payMethod }, resultCode: order.resultCode }],
      });
    case 'POST captures':
      return capture(state, order);
    case 'POST refunds':
      return askRefund(state, order, body);
    case 'GET refunds':
      return { status: 200, body: state.refunds.filter((one) => one.orderId === orderId) };
    default:
      return refused(404, 'DATA_NOT_FOUND', 'No such service');
  }
}

function createOrder(state: State, body: Body): Answer {
  const missing = REQUIRED.find((name) => body[name] === undefined || body[name] === '');
  if (missing) return refused(400, 'ERROR_VALUE_MISSING', missing);
  const long = Object.entries(LONGEST).find(([name, most]) => String(body[name] ?? '').length > most);
  if (long) return refused(400, 'ERROR_VALUE_INVALID', long[0]);
  const { merchantPosId, totalAmount, customerIp, extOrderId = '' } = body as Record<string, string>;
  if (merchantPosId !== String(state.account.posId)) return refused(403, 'UNAUTHORIZED_REQUEST', 'POS');
  if (!/^[1-9]\d*$/.test(totalAmount ?? '')) return refused(400, 'ERROR_VALUE_INVALID', 'totalAmount');
  if (isIP(customerIp ?? '') === 0) return refused(400, 'ERROR_VALUE_INVALID', 'customerIp');
  if (byExtOrderId(state, extOrderId)) return refused(400, 'ERROR_ORDER_NOT_UNIQUE', 'extOrderId');
  const payMethod = (body.payMethods as { payMethod?: { type: string; value: string } })?.payMethod;
  const code = payMethod?.type === 'BLIK_AUTHORIZATION_CODE' ? payMethod.value : undefined;
  if (code !== undefined && !/^\d{6}$/.test(code))
    return refused(400, 'ERROR_VALUE_INVALID', 'INVALID_BLIK_CODE');
  const order = newOrder(body, code === undefined ? 'PBL' : 'BLIK');
  state.orders.set(order.orderId, order);
  const made = { orderId: order.orderId, extOrderId };
  if (code !== undefined) {
    tryCode(state, order, code);
    return ok(made, 201);
  }
  const redirectUri = `https://merch-prod.snd.payu.com/pay/?orderId=${order.orderId}&token=${randomUUID()}`;
  return { ...ok({ ...made, redirectUri }, 302), headers: { location: redirectUri } };
}

function newOrder(body: Body, payMethod: string): Order {
  const text = (name: string) => String(body[name] ?? '');
  return {
    ...{ orderId: newOrderId(), extOrderId: text('extOrderId'), merchantPosId: text('merchantPosId') },
    ...{ description: text('description'), currencyCode: text('currencyCode') },
    ...{ totalAmount: text('totalAmount'), notifyUrl: text('notifyUrl'), continueUrl: text('continueUrl') },
    ...{ customerIp: text('customerIp'), products: body.products, status: 'NEW', payMethod },
  };
}

/** What comes of a code is told later: the answer says only that it was taken. */
function tryCode(state: State, order: Order, code: string): void {
  if (GOOD_BLIK.test(code)) pay(state, order);
  else cancel(state, order, code === '700701' ? 'REG_ERROR_AUTH_CODE_EXPIRED' : 'REG_ERROR_DECLINED');
}

/** The shopper pays, at its page or in the bank's app. */
export function pay(state: State, order: Order): void {
  order.status = 'PENDING';
  tellOfOrder(state, order);
  order.status = state.account.receivesBySelf ? 'COMPLETED' : 'WAITING_FOR_CONFIRMATION';
  tellOfOrder(state, order);
}

export function cancel(state: State, order: Order, resultCode: string): void {
  Object.assign(order, { status: 'CANCELED', resultCode });
  tellOfOrder(state, order);
}

function capture(state: State, order: Order): Answer {
  if (order.status !== 'WAITING_FOR_CONFIRMATION')
    return refused(400, 'ERROR_INCONSISTENT_STATE', 'The order cannot be captured');
  order.status = 'COMPLETED';
  tellOfOrder(state, order);
  return ok({});
}
