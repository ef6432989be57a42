import type { EmailContent } from './email.ts';

/** What is written to whoever has ordered; all else is for the shop, or opens an account. */
export const SHOPPER_EMAILS = [
  ...(['order_placed', 'order_paid', 'order_part_paid', 'order_changed', 'order_cancelled'] as const),
  ...(['order_expired', 'order_reminder', 'order_sent', 'order_delivered', 'order_refund'] as const),
  ...(['order_refunded', 'payment_reversed', 'parcel_lost', 'parcel_back', 'parcel_to_collect'] as const),
  ...(['order_invoiced', 'order_corrected'] as const),
  ...(['return_announced', 'return_checked', 'return_settled', 'return_refused'] as const),
] as const satisfies readonly EmailContent['kind'][];
export type ShopperEmail = Extract<EmailContent, { kind: (typeof SHOPPER_EMAILS)[number] }>;

export const isShopperEmail = (content: { kind?: EmailContent['kind'] }): content is ShopperEmail =>
  (SHOPPER_EMAILS as readonly (string | undefined)[]).includes(content.kind);

/** What is kept of an e-mail that was sent or given up: words to a shopper about an order, without what opens it or a locker. */
export function keptContent(content: EmailContent | { kind?: never }): EmailContent | { kind?: never } {
  if (!isShopperEmail(content)) return {};
  return withoutKeys(content);
}

/** A guest's link to an order is known to the guest alone, and so is the code of a locker. */
export function withoutKeys(content: ShopperEmail): ShopperEmail {
  const { link: _link, ...said } = content;
  if (said.kind !== 'parcel_to_collect') return said as ShopperEmail;
  const { code: _code, ...kept } = said;
  return kept;
}
