import { isLanguage } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { Payment } from '#domain/order/order.ts';
import type { PaymentProvider } from '#shop/payments/provider.ts';
import { openTestGateway, type TestGateway } from '#shop/payments/test-gateway.ts';
import { textsIn } from '#texts/dictionary.ts';
import { openProvider, type Secrets } from './open-provider.ts';

export type OfferedPayments = {
  /** Every way of payment that this shop takes; which of them an order can have, its delivery decides. */
  offered: readonly Payment[];
  /** Who takes money online, whom shoppers are led to first of all; without one nobody is offered to pay so. */
  providers: readonly PaymentProvider[];
  /** The one that takes no money, where it is among them: the shop itself serves its page. */
  testGateway: TestGateway | undefined;
};

export type PaymentParts = {
  config: Pick<ShopConfig, 'payments' | 'bankAccount' | 'texts' | 'email'>;
  demo: boolean;
  origin: string;
  /** Of providers, by their names in the environment. */
  paymentSecrets?: Secrets | undefined;
  /** In place of the network. */
  paymentFetch?: typeof fetch | undefined;
  clock: () => number;
};

/** How this shop can be paid. The test gateway, which takes no money, is for the demo and for who asks for it by name. */
export function openPayments({
  config,
  demo,
  origin,
  paymentSecrets = {},
  paymentFetch,
  clock,
}: PaymentParts): OfferedPayments {
  const hasTestGateway = config.payments?.includes('test') ?? demo;
  const testGateway = hasTestGateway
    ? openTestGateway({
        title: (language) => textsIn(language, config.texts)['payment.title'],
        page: (language) => origin + linksIn(isLanguage(language) ? language : 'pl').testPayment,
        secret: paymentSecrets.PAYMENT_SECRET,
      })
    : undefined;
  const named = config.payments?.filter((one) => one !== 'test') ?? [];
  const providers = [
    ...named.map((settings) =>
      openProvider(settings, paymentSecrets, { shopEmail: config.email, origin, fetch: paymentFetch, clock }),
    ),
    ...(testGateway ? [testGateway] : []),
  ];
  const inAdvance: Payment[] = [
    ...(providers.length > 0 ? (['gateway'] as const) : []),
    ...(config.bankAccount === undefined ? [] : (['transfer'] as const)),
  ];
  return { offered: [...inAdvance, 'on_delivery', 'points'], providers, testGateway };
}
