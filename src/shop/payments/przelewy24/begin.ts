import type { Begun, Browser, NewPayment, PaymentChoice } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { P24 } from './api.ts';
import { blikProblemIn } from './blik-problem.ts';
import { chargedSchema, registeredSchema } from './messages.ts';
import { signOf } from './sign.ts';

/** What is longer, Przelewy24 refuses. */
const LONGEST = { userAgent: 255, label: 20, description: 1024, email: 50, address: 250 };

/** Registers the payment, and charges it by its BLIK code where there is one. */
export async function begin(
  p24: P24,
  payment: NewPayment,
  { method, blikCode }: PaymentChoice,
  browser: Browser,
): Promise<Begun> {
  const byBlik =
    blikCode === undefined ? {} : { method: Number(method), additional: { PSU: psuOf(browser) } };
  // Without its token nobody can pay it: a registration that fails, or whose answer is lost, comes to nothing.
  const token = await register(p24, { ...registration(p24, payment), ...byBlik }).catch(String);
  if (typeof token === 'string') return { state: 'refused', problem: 'unavailable', why: token };
  if (blikCode === undefined) return { state: 'redirect', to: `${p24.address}/trnRequest/${token.token}` };
  const charged = await p24.api('POST', '/paymentMethod/blik/chargeByCode', { ...token, blikCode });
  if (!charged.isOk) return { state: 'refused', problem: blikProblemIn(charged.body) ?? 'blik_code' };
  const orderId = readAs(chargedSchema, charged.body)?.data.orderId;
  return { state: 'waiting', ...(orderId !== undefined && { reference: String(orderId) }) };
}

async function register({ api }: P24, body: object): Promise<{ token: string }> {
  const answer = await api('POST', '/transaction/register', body);
  const registered = answer.isOk ? readAs(registeredSchema, answer.body) : undefined;
  if (registered) return registered.data;
  throw new Error(`Przelewy24 registers no payment (${answer.status}): ${JSON.stringify(answer.body)}`);
}

function registration({ merchantId, posId, crc, shopEmail }: P24, payment: NewPayment) {
  const {
    session: sessionId,
    orderNumber,
    amount,
    currency,
    language,
    returnAddress,
    notifyAddress,
  } = payment;
  // Half an e-mail would be somebody else's, half an address lead nowhere.
  const email = payment.email.length <= LONGEST.email ? payment.email : shopEmail;
  const isShort = returnAddress.length <= LONGEST.address;
  return {
    ...{ merchantId, posId, sessionId, amount, currency, email, country: 'PL' },
    language: language === 'pl' ? 'pl' : 'en',
    description: orderNumber.slice(0, LONGEST.description),
    transferLabel: orderNumber.slice(0, LONGEST.label),
    urlReturn: isShort ? returnAddress : new URL(returnAddress).origin,
    // Without it the shop asks by itself.
    ...(notifyAddress.length <= LONGEST.address && { urlStatus: notifyAddress }),
    encoding: 'UTF-8',
    sign: signOf({ sessionId, merchantId, amount, currency, crc }),
  };
}

/** Banks want to know who pays by a code. */
const psuOf = ({ ip, userAgent }: Browser) => ({ IP: ip, userAgent: userAgent.slice(0, LONGEST.userAgent) });
