import type { Begun, Browser, NewPayment, PaymentChoice } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { PayU, PayUAnswer } from './api.ts';
import { createdSchema, refusalSchema } from './messages.ts';

/** What is longer, PayU refuses. */
const LONGEST = { address: 1024, name: 255 };

/** Makes an order at PayU: it is paid on PayU's page, or by its BLIK code where there is one. */
export async function begin(
  payu: PayU,
  payment: NewPayment,
  { blikCode }: PaymentChoice,
  browser: Browser,
): Promise<Begun> {
  return blikCode === undefined
    ? beginOnPage(payu, orderOf(payu, payment, browser))
    : beginByCode(payu, { ...orderOf(payu, payment, browser), ...paidBy(blikCode) });
}

/** Without the address of its page nobody can pay it: what fails, or whose answer is lost, comes to nothing. */
async function beginOnPage({ api }: PayU, order: object): Promise<Begun> {
  const answer = await api.ask('POST', '/orders', order).catch(String);
  if (typeof answer === 'string') return unavailable(answer);
  const created = answer.isOk ? readAs(createdSchema, answer.body) : undefined;
  if (!created?.redirectUri) return unavailable(whyOf(answer));
  return { state: 'redirect', to: created.redirectUri, reference: created.orderId };
}

/** Once it was sent, its code may have been charged, whatever became of the answer. */
async function beginByCode({ api }: PayU, order: object): Promise<Begun> {
  const closed = await api.authorize().catch(String);
  if (closed !== undefined) return unavailable(closed);
  const answer = await api.ask('POST', '/orders', order);
  if (!answer.isOk) return refusal(answer);
  const created = readAs(createdSchema, answer.body);
  if (created?.redirectUri) return { state: 'redirect', to: created.redirectUri, reference: created.orderId };
  return { state: 'waiting', reference: created?.orderId };
}

function orderOf({ posId }: PayU, payment: NewPayment, { ip }: Browser) {
  const { session, orderNumber, amount, currency, language, email, returnAddress, notifyAddress } = payment;
  const isShort = returnAddress.length <= LONGEST.address;
  return {
    extOrderId: session,
    merchantPosId: posId,
    customerIp: ip.replace(/^::ffff:/, ''),
    description: orderNumber,
    currencyCode: currency,
    totalAmount: String(amount),
    products: [{ name: orderNumber.slice(0, LONGEST.name), unitPrice: String(amount), quantity: '1' }],
    buyer: { email, language: language === 'pl' ? 'pl' : 'en' },
    continueUrl: isShort ? returnAddress : new URL(returnAddress).origin,
    notifyUrl: notifyAddress,
  };
}

const paidBy = (value: string) => ({ payMethods: { payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value } } });

const unavailable = (why: string): Begun => ({ state: 'refused', problem: 'unavailable', why });

function refusal(answer: PayUAnswer): Begun {
  const why = whyOf(answer);
  if (why.includes('BLIK_CODE')) return { state: 'refused', problem: 'blik_code' };
  return why.includes('BUSINESS_ERROR') ? { state: 'refused', problem: 'declined', why } : unavailable(why);
}

/** For the log and for the staff. */
export function whyOf({ status, body }: PayUAnswer): string {
  const { statusCode, codeLiteral, statusDesc } = readAs(refusalSchema, body)?.status ?? {};
  const said = [statusCode, codeLiteral, statusDesc].filter(Boolean).join(' ');
  return `PayU: ${said || status}`;
}
