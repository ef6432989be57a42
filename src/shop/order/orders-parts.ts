import type { Language } from '#contract/language.ts';
import type { OrderRules } from '#contract/order/order-config.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { Payment } from '#domain/order/order.ts';
import type { Carrier } from '#shop/carriers/carrier.ts';
import type { Database } from '#shop/db/database.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';

export type OrdersParts = {
  database: Pick<Database, 'orm'>;
  clock: () => number;
  queueEmail: QueueEmail;
  /** The ways of payment that the shop takes. */
  payments: readonly Payment[];
  /** Providers that give money back when asked; nobody where left out. */
  refundsBy?: ReadonlySet<string>;
  /** Who carries parcels; nobody where left out. */
  carriers?: readonly Carrier[];
  rules: OrderRules;
  config: Pick<ShopConfig, 'name' | 'email' | 'bankAccount' | 'currencies' | 'texts' | 'fewLeft'>;
  /** Where the shop is, for links in e-mails. */
  origin: string;
  /** The currency that prices are kept in. */
  currency: string;
  /** The whole address of an order's page, which shows it to whoever has the token; without one, to its client. */
  orderLink(number: string, token: string | undefined, language: Language): string;
};
