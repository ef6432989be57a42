import type { PayableOrder, PaymentMethod } from '#shop/payments/provider.ts';
import type { StripeAccount, StripeMethod } from './account.ts';
import { stripeAmount } from './amounts.ts';

const PAGE: PaymentMethod = { id: 'page', kind: 'page' };
const BLIK: PaymentMethod = { id: 'blik', kind: 'blik_code' };

/** BLIK takes złoty alone, Przelewy24 euros as well. */
const CURRENCIES: Readonly<Record<StripeMethod, readonly string[] | undefined>> = {
  card: undefined,
  blik: ['PLN'],
  p24: ['PLN', 'EUR'],
};

/** Of the methods that were named, those that take this currency; undefined where none were. */
export const methodsIn = ({ methods }: Pick<StripeAccount, 'methods'>, currency: string) =>
  methods?.filter((method) => CURRENCIES[method]?.includes(currency) ?? true);

/** How an order can be paid: not at all where its amount is none of Stripe's, or nothing takes its currency. */
export function methodsFor(
  account: Pick<StripeAccount, 'methods' | 'blikInShop'>,
  { currency, toPay }: Pick<PayableOrder, 'currency' | 'toPay'>,
): readonly PaymentMethod[] {
  if (stripeAmount(toPay, currency) === undefined) return [];
  const page = methodsIn(account, currency)?.length === 0 ? [] : [PAGE];
  return account.blikInShop && currency === 'PLN' ? [BLIK, ...page] : page;
}
