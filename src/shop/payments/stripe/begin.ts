import type { Begun, NewPayment, PaymentChoice } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { StripeAccount } from './account.ts';
import { stripeAmount } from './amounts.ts';
import { isRefused, problemIn, whyOf } from './errors.ts';
import { intentSchema } from './messages.ts';
import { methodsIn } from './methods.ts';
import { BY_CODE, toldByIntent } from './told.ts';

/** Asks for the money: on Stripe's page, or by a BLIK code where there is one. */
export async function begin(
  account: StripeAccount,
  payment: NewPayment,
  { blikCode }: PaymentChoice,
): Promise<Begun> {
  const amount = stripeAmount(payment.amount, payment.currency);
  if (amount === undefined)
    return unavailable(`${payment.amount} ${payment.currency} is no amount for Stripe`);
  return blikCode === undefined
    ? beginOnPage(account, payment, amount)
    : beginByCode(account, payment, { amount, blikCode });
}

/** Without the address of its page nobody can pay it: what fails, or whose answer is lost, comes to nothing. */
async function beginOnPage(account: StripeAccount, payment: NewPayment, amount: number): Promise<Begun> {
  const { orderNumber, email, language, returnAddress, session, currency } = payment;
  const methods = methodsIn(account, currency);
  const sdk = await account.sdk();
  const price = {
    unit_amount: amount,
    product_data: { name: orderNumber },
    currency: currency.toLowerCase(),
  };
  try {
    const page = await sdk.checkout.sessions.create(
      {
        ...{ mode: 'payment', line_items: [{ price_data: price, quantity: 1 }] },
        ...{ success_url: returnAddress, cancel_url: returnAddress, customer_email: email },
        ...{ locale: language === 'pl' ? 'pl' : 'en', client_reference_id: orderNumber },
        // The price is the one that was agreed to, in the currency of the order.
        adaptive_pricing: { enabled: false },
        metadata: marksOf(account, payment),
        payment_intent_data: { description: orderNumber, metadata: marksOf(account, payment) },
        ...(methods && { allowed_payment_method_types: methods }),
      },
      { idempotencyKey: session },
    );
    return page.url
      ? { state: 'redirect', to: page.url, reference: page.id }
      : unavailable('Stripe: no page');
  } catch (error) {
    return unavailable(whyOf(error));
  }
}

/** Once it was sent, its code may have been charged, whatever became of the answer. */
async function beginByCode(
  account: StripeAccount,
  payment: NewPayment,
  { amount, blikCode }: { amount: number; blikCode: string },
): Promise<Begun> {
  const { orderNumber, email, session, returnAddress } = payment;
  const sdk = await account.sdk();
  try {
    const asked = await sdk.paymentIntents.create(
      {
        ...{ amount, currency: payment.currency.toLowerCase(), description: orderNumber, confirm: true },
        allowed_payment_method_types: ['blik'],
        // Asked for where other methods could lead away; BLIK does not.
        return_url: returnAddress,
        payment_method_data: { type: 'blik', billing_details: { email } },
        payment_method_options: { blik: { code: blikCode } },
        metadata: { ...marksOf(account, payment), ...BY_CODE },
      },
      { idempotencyKey: session },
    );
    const intent = readAs(intentSchema, asked);
    const told = intent && toldByIntent(session, intent);
    if (told?.state === 'refused') return { state: 'refused', problem: told.problem ?? 'declined' };
    return { state: 'waiting', reference: asked.id };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { state: 'refused', problem: problemIn(error), why: whyOf(error) };
  }
}

/** By which a payment is known again, also where others take money with the same account. */
const marksOf = ({ shop }: StripeAccount, { session, orderNumber }: NewPayment) => ({
  ...{ session, shop, order: orderNumber },
});

const unavailable = (why: string): Begun => ({ state: 'refused', problem: 'unavailable', why });
