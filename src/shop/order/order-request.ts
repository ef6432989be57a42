import type { OrderAddress, Payment } from '#domain/order/order.ts';
import type { Statement } from '#shop/account/consents.ts';
import type { Shopper } from '#shop/session/shopper.ts';

/** What the shopper fills in to order; checked as a form before. */
export type OrderForm = {
  email: string;
  phone?: string | undefined;
  billing: OrderAddress;
  delivery: OrderAddress;
  regionId: number;
  /** The key of a shipping method, and whether it is paid for before. */
  deliveryMethod: string;
  prepaid: boolean;
  /** The code of a pickup point, where the parcel goes to one. */
  pickupPoint?: string | undefined;
  payment: Payment;
  note?: string | undefined;
};

export type OrderRequest = Shopper & {
  /** A token from the form (`newToken`): however often it is sent, there is one order. */
  key: string;
  /** Of the quote that the shopper saw. */
  fingerprint: string;
  choice: OrderForm;
  consents: readonly Statement[];
};
