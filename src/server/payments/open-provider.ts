import type { PayUSettings, Przelewy24Settings, StripeSettings } from '#contract/payments/payments-config.ts';
import { openPayU } from '#shop/payments/payu/payu.ts';
import type { PaymentProvider } from '#shop/payments/provider.ts';
import { openPrzelewy24 } from '#shop/payments/przelewy24/przelewy24.ts';
import { openStripe } from '#shop/payments/stripe/stripe.ts';

export type Secrets = Readonly<Record<string, string | undefined>>;

type Parts = {
  shopEmail: string;
  origin: string;
  fetch?: typeof globalThis.fetch | undefined;
  clock: () => number;
};

/** A provider that the shop's settings name, with its secrets from the environment; what is missing is thrown. */
export function openProvider(
  settings: Przelewy24Settings | PayUSettings | StripeSettings,
  secrets: Secrets,
  parts: Parts,
): PaymentProvider {
  switch (settings.provider) {
    case 'przelewy24': {
      const { provider: _, ...account } = settings;
      const keys = secretsOf('Przelewy24', secrets, ['PRZELEWY24_CRC', 'PRZELEWY24_API_KEY']);
      return openPrzelewy24({
        ...{ ...account, ...parts, crc: keys.PRZELEWY24_CRC, apiKey: keys.PRZELEWY24_API_KEY },
      });
    }
    case 'payu': {
      const { provider: _, ...account } = settings;
      const keys = secretsOf('PayU', secrets, ['PAYU_CLIENT_SECRET', 'PAYU_SECOND_KEY']);
      const { PAYU_CLIENT_SECRET: clientSecret, PAYU_SECOND_KEY: secondKey } = keys;
      return openPayU({ ...account, ...parts, clientSecret, secondKey });
    }
    case 'stripe': {
      const { provider: _, ...account } = settings;
      const keys = secretsOf('Stripe', secrets, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: signing } = keys;
      return openStripe({ ...account, ...parts, secretKey, webhookSecrets: secretsIn(signing) });
    }
  }
}

/** Two, while one replaces the other. None is ever empty: what it signs anybody can sign. */
const secretsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

function secretsOf<Name extends string>(
  title: string,
  secrets: Secrets,
  names: readonly Name[],
): Record<Name, string> {
  const missing = names.filter((name) => !/\w/.test(secrets[name] ?? ''));
  if (missing.length > 0)
    throw new Error(
      `shop.config.ts names ${title}, and ${missing.join(' and ')} of the environment ${missing.length > 1 ? 'are' : 'is'} not set: see docs/integrations/payments.md.`,
    );
  return Object.fromEntries(names.map((name) => [name, secrets[name]])) as Record<Name, string>;
}
