import type { OrderAddress, Payment } from '#domain/order/order.ts';
import type { Minor } from '#domain/price/money.ts';

/** An order that somebody made up, and what has become of it since. */
export type SampleOrder = {
  /** When it was placed. */
  hoursAgo: number;
  email: string;
  phone: string;
  address: OrderAddress;
  /** Keys of products, and types of their sizes. */
  goods: readonly { product: string; size: string; quantity: number }[];
  /** The key of a shipping method, and the code of a pickup point where it leads to one. */
  delivery: string;
  point?: string;
  payment: Payment;
  note?: string;
  steps: readonly SampleStep[];
};

/** `after`: so many hours after the order was placed. */
export type SampleStep = { after: number } & SampleDeed;

type SampleDeed =
  /** All that is missing, where no amount is named. */
  | { does: 'pay'; amount?: Minor }
  | { does: 'hold' | 'note'; text: string }
  | { does: 'send'; trackingNumber?: string }
  | { does: 'cancel' | 'start_packing' | 'pack' | 'deliver' | 'announce_return' | 'receive_return' };
