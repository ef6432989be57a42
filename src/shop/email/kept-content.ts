import type { EmailContent } from './email.ts';

/** What is written to whoever has ordered; all else is for the shop, or opens an account. */
export const SHOPPER_EMAILS = [
  ...(['order_placed', 'order_paid', 'order_part_paid', 'order_changed', 'order_cancelled'] as const),
  ...(['order_expired', 'order_reminder', 'order_sent', 'order_delivered', 'order_refund'] as const),
  ...(['order_refunded', 'payment_reversed', 'parcel_lost', 'parcel_back'] as const),
  ...(['order_invoiced', 'order_corrected'] as const),
  ...(['return_announced', 'return_checked', 'return_settled', 'return_refused'] as const),
] as const satisfies readonly EmailContent['kind'][];
export type ShopperEmail = Extract<EmailContent, { kind: (typeof SHOPPER_EMAILS)[number] }>;

export const isShopperEmail = (content: { kind?: EmailContent['kind'] }): content is ShopperEmail =>
  (SHOPPER_EMAILS as readonly (string | undefined)[]).includes(content.kind);

/** What is kept of an e-mail that was sent or given up: words to a shopper about an order, without the link to it. */
export function keptContent(content: EmailContent | { kind?: never }): EmailContent | { kind?: never } {
  if (!isShopperEmail(content)) return {};
  const { link: _, ...kept } = content;
  return kept as ShopperEmail;
}
