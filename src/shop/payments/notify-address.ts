import { PAYMENT_NOTICES } from '#contract/wire.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { PaymentProvider } from './provider.ts';

/** Where a provider tells what became of payments and refunds. */
export const notifyAddressOf = ({ origin }: Pick<OrdersParts, 'origin'>, { name }: PaymentProvider): string =>
  `${origin}${PAYMENT_NOTICES.replace(':provider', name)}`;
