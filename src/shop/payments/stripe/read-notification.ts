import type Stripe from 'stripe';
import type { Notification, Told } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { StripeAccount } from './account.ts';
import { eventSchema, intentSchema, refundSchema, type StripeEvent, sessionSchema } from './messages.ts';
import { toldByRefund } from './refund.ts';
import { toldByIntent, toldByPage } from './told.ts';

/** So old may what Stripe signs be: whoever has seen it cannot send it later. */
const TOLERANCE_SECONDS = 300;

/** What an event says; undefined where it is not Stripe's word. All that happens to an account comes along. */
export async function readNotification(
  account: StripeAccount,
  notification: Notification,
): Promise<Told | 'unrelated' | undefined> {
  const sdk = await account.sdk();
  const said = account.webhookSecrets
    .map((secret) => signedBy(sdk, secret, notification, account.clock()))
    .find((event) => event !== undefined);
  const event = readAs(eventSchema, said);
  return event && (toldOf(account, event) ?? 'unrelated');
}

/** Stripe's own check, in constant time: of a secret that is being replaced, each of two signatures is looked at. */
function signedBy(
  { webhooks }: Stripe,
  secret: string,
  { headers, body }: Notification,
  now: number,
): unknown {
  try {
    const header = headers['stripe-signature'] ?? '';
    return webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now);
  } catch {
    return undefined;
  }
}

/** That a payment which took days has failed, its page does not say. */
const FAILED_LATER = 'checkout.session.async_payment_failed';

/** By the thing itself and not by the event's name: they come in any order, and the thing says how it stands. */
function toldOf({ shop }: StripeAccount, { type, data: { object: thing } }: StripeEvent): Told | undefined {
  const refund = readAs(refundSchema, thing);
  const page = readAs(sessionSchema, thing);
  const intent = readAs(intentSchema, thing);
  const { session = '', shop: ofShop } = (refund ?? page ?? intent)?.metadata ?? {};
  if (ofShop !== shop) return undefined;
  if (refund) return toldByRefund(refund);
  if (type === FAILED_LATER) return { session, state: 'refused', problem: 'declined' };
  return page ? toldByPage(session, page) : intent && toldByIntent(session, intent);
}
