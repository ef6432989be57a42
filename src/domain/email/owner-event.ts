import type { OrderEventKind } from '#domain/order/order.ts';

/** What the shop's owner may be told by e-mail. */
export const OWNER_EVENTS = [
  ...(['order_placed', 'order_paid', 'order_cancelled', 'payment_trouble'] as const),
  ...(['refund_trouble', 'complaint', 'withdrawal', 'low_stock', 'webhook_trouble'] as const),
  'certificate_end',
] as const;
export type OwnerEvent = (typeof OWNER_EVENTS)[number];

/** Those that are about an order. */
export type OwnerOrderEvent = Extract<OwnerEvent, `order_${string}` | 'payment_trouble'>;

/** What has a deadline by law, or stands still until somebody looks, is told unless the owner says otherwise. */
export const TOLD_BY_ITSELF: readonly OwnerEvent[] = [
  ...(['refund_trouble', 'complaint', 'withdrawal', 'webhook_trouble', 'certificate_end'] as const),
];

const OF_ORDER: Partial<Record<OrderEventKind, OwnerOrderEvent>> = {
  placed: 'order_placed',
  paid: 'order_paid',
  cancelled: 'order_cancelled',
  expired: 'payment_trouble',
  part_paid: 'payment_trouble',
  paid_again: 'payment_trouble',
  paid_after_cancel: 'payment_trouble',
  paid_too_much: 'payment_trouble',
  foreign_payment: 'payment_trouble',
};

/** What an event of an order is to its owner, if anything. */
export const ownerEventOf = (kind: OrderEventKind): OwnerOrderEvent | undefined => OF_ORDER[kind];
