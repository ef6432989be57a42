import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { askDue } from './ask-due.ts';
import { findPaymentNow } from './attempts.ts';
import { type BeginRequest, beginPayment, type NotBegun } from './begin-payment.ts';
import { notifyAddressOf } from './notify-address.ts';
import type { Begun, Notification, PayableOrder, PaymentMethod, PaymentProvider } from './provider.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { type NotificationOutcome, takeNotification } from './take-notification.ts';

export type OnlinePayments = ReturnType<typeof openOnlinePayments>;

/** A provider, and one of its methods. */
export type WayToPay = { provider: PaymentProvider; method: PaymentMethod };

/** Money that comes online: asked for, told of, and asked about where nobody tells. */
export function openOnlinePayments(parts: OrdersParts, providers: readonly PaymentProvider[]) {
  return {
    begin: (
      provider: PaymentProvider,
      request: Omit<BeginRequest, 'notifyAddress'>,
    ): Promise<Begun | NotBegun> =>
      beginPayment(parts, provider, {
        ...request,
        notifyAddress: notifyAddressOf(parts, provider),
      }),
    /** How an order can be paid, over all providers, the usual way first. */
    waysToPay: async (order: PayableOrder): Promise<WayToPay[]> => {
      const all = await Promise.all(
        providers.map(async (provider) =>
          (await provider.methods(order)).map((method) => ({ provider, method })),
        ),
      );
      return all.flat();
    },
    /** What a shopper is told of the tries of the last minutes. */
    paymentNow: (orderNumber: string) => findPaymentNow(parts.database.orm, orderNumber, parts.clock()),
    takeNotification: (provider: PaymentProvider, notification: Notification): Promise<NotificationOutcome> =>
      takeNotification(parts, provider, notification),
    /** What has waited for an answer for long enough. */
    askDue: (log: (line: string) => void) => askDue(parts, providers, log),
    /** Money that is to go back by those whom it came by. */
    sendRefunds: (log: (line: string) => void) => sendRefunds(parts, providers, log),
  };
}
