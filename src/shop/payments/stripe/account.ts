import type Stripe from 'stripe';

/** The account at Stripe, and the line to it. */
export type StripeAccount = {
  /** The shop's address: one account may take payments of other shops, or of other systems, besides. */
  shop: string;
  webhookSecrets: readonly string[];
  /** What its page offers of that which is switched on in Stripe's own settings; all of it where left out. */
  methods: readonly StripeMethod[] | undefined;
  blikInShop: boolean;
  clock: () => number;
  /** Loaded when it is first asked for anything. */
  sdk: () => Promise<Stripe>;
};

/** As Stripe names them; Apple Pay and Google Pay come with cards. */
export type StripeMethod = 'card' | 'blik' | 'p24';

type Line = { address: string; secretKey: string; fetch: typeof fetch };

/** The version that the adapter was written for: a later SDK, which speaks another, does not compile with it. */
const API_VERSION = '2026-10-28.endive';
const PATIENCE_MS = 10_000;

/** Stripe's own SDK. What fails is asked for again by the shop, which knows what it may ask for again. */
export function openSdk({ address, secretKey, fetch }: Line): () => Promise<Stripe> {
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === 'http:';
  let opened: Promise<Stripe> | undefined;
  const open = async () => {
    const { default: Sdk } = await import('stripe');
    return new Sdk(secretKey, {
      ...{ apiVersion: API_VERSION, timeout: PATIENCE_MS, maxNetworkRetries: 0, telemetry: false },
      ...{ host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' },
      httpClient: Sdk.createFetchHttpClient((input, init) =>
        fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }),
      ),
    });
  };
  return () => {
    opened ??= open();
    return opened;
  };
}
