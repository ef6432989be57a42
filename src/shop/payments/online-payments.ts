import { PAYMENT_NOTICES } from '#contract/wire.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { askDue } from './ask-due.ts';
import { type BeginRequest, beginPayment } from './begin-payment.ts';
import type { Begun, Notification, PaymentProvider } from './provider.ts';
import { type NotificationOutcome, takeNotification } from './take-notification.ts';

export type OnlinePayments = ReturnType<typeof openOnlinePayments>;

/** Money that comes online: asked for, told of, and asked about where nobody tells. */
export function openOnlinePayments(parts: OrdersParts, providers: readonly PaymentProvider[]) {
  return {
    begin: (provider: PaymentProvider, request: Omit<BeginRequest, 'notifyAddress'>): Promise<Begun> =>
      beginPayment(parts, provider, {
        ...request,
        notifyAddress: `${parts.origin}${PAYMENT_NOTICES.replace(':provider', provider.name)}`,
      }),
    takeNotification: (provider: PaymentProvider, notification: Notification): Promise<NotificationOutcome> =>
      takeNotification(parts, provider, notification),
    /** What has waited for an answer for long enough. */
    askDue: (log: (line: string) => void) => askDue(parts, providers, log),
  };
}
