/** What other systems may be told of, as its name stands in each message. */
export const WEBHOOK_EVENTS = [
  ...(['order.placed', 'order.paid', 'order.changed', 'order.sent', 'order.delivered'] as const),
  ...(['order.cancelled', 'order.refunded'] as const),
  ...(['return.announced', 'return.received', 'return.checked', 'return.settled', 'return.refused'] as const),
  ...(['complaint.received', 'complaint.client_wrote', 'complaint.answered', 'complaint.decided'] as const),
  ...(['stock.changed', 'price.changed', 'client.erased'] as const),
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent when somebody wants to see whether an address works; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';
export type SentEvent = WebhookEvent | typeof TEST_EVENT;

export const isWebhookEvent = (text: string): text is WebhookEvent =>
  (WEBHOOK_EVENTS as readonly string[]).includes(text);
