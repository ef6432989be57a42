import type { KnownPayment, PaymentProvider, ToldPayment } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import { openSdk, type StripeAccount, type StripeMethod } from './account.ts';
import { begin } from './begin.ts';
import { isMissing } from './errors.ts';
import { intentSchema, sessionSchema } from './messages.ts';
import { methodsFor } from './methods.ts';
import { readNotification } from './read-notification.ts';
import { refund } from './refund.ts';
import { toldByIntent, toldByPage } from './told.ts';

export type StripeOptions = {
  /** What its page offers of that which is switched on in Stripe's own settings; all of it where left out. */
  methods?: readonly StripeMethod[] | undefined;
  /** BLIK codes are typed in the shop. */
  blikInShop?: boolean | undefined;
  /** In place of Stripe's own address. */
  address?: string | undefined;
  secretKey: string;
  /** They sign what Stripe tells: two while one replaces the other. */
  webhookSecrets: readonly string[];
  /** The shop's own address. */
  origin: string;
  clock: () => number;
  fetch?: typeof globalThis.fetch | undefined;
};

/** Stripe, by its own SDK: pages are Checkout Sessions, codes that are typed in the shop Payment Intents. */
export function openStripe(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecrets, origin: shop, clock, methods, blikInShop = false } = options;
  const { address = 'https://api.stripe.com', fetch = globalThis.fetch } = options;
  const sdk = openSdk({ address, secretKey, fetch });
  const account: StripeAccount = { shop, webhookSecrets, methods, blikInShop, clock, sdk };
  return {
    name: 'stripe',
    title: () => 'Stripe',
    origins: ['https://checkout.stripe.com'],
    methods: async (order) => methodsFor(account, order),
    begin: (payment, choice) => begin(account, payment, choice),
    readNotification: (notification) => readNotification(account, notification),
    refund: (wanted) => refund(account, wanted),
    status: (payment) =>
      statusOf(account, payment).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
  };
}

/** A name that was never heard is looked for: only a code can have been charged without one. */
async function statusOf(
  { sdk }: StripeAccount,
  { session, reference }: KnownPayment,
): Promise<ToldPayment | undefined> {
  const { checkout, paymentIntents } = await sdk();
  if (reference?.startsWith('cs_')) {
    const page = readAs(sessionSchema, await checkout.sessions.retrieve(reference));
    return page?.metadata?.session === session ? toldByPage(session, page) : undefined;
  }
  const found = reference
    ? await paymentIntents.retrieve(reference)
    : (await paymentIntents.search({ query: `metadata['session']:'${session}'` })).data[0];
  const intent = readAs(intentSchema, found);
  return intent?.metadata?.session === session ? toldByIntent(session, intent) : undefined;
}
