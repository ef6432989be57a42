import { type AnyDeed, RIGHT_FOR } from '#domain/order/action-rights.ts';

const ORDER_DEEDS = (Object.keys(RIGHT_FOR) as AnyDeed[]).map(
  (action): `order.${AnyDeed}` => `order.${action}`,
);

/** What is written down when it was done, by whom it was done. */
export const AUDIT_ACTIONS = [
  ...(['staff.invited', 'staff.joined', 'staff.link_made', 'staff.signed_in', 'staff.signed_out'] as const),
  ...(['staff.sessions_ended', 'staff.password_changed', 'staff.password_asked'] as const),
  ...(['staff.app_set', 'staff.app_removed', 'staff.codes_made', 'staff.code_used'] as const),
  ...(['staff.passkey_added', 'staff.passkey_removed', 'staff.passkey_used'] as const),
  ...(['staff.passkey_refused', 'staff.second_step_reset'] as const),
  ...(['message.answered', 'message.noted', 'message.done', 'message.reopened'] as const),
  ...([
    'client.noted',
    'client.blocked',
    'client.unblocked',
    'client.points_given',
    'client.contact_changed',
  ] as const),
  ...(['client.points_taken', 'client.exported', 'client.erased'] as const),
  ...(['complaint.answered', 'complaint.noted', 'complaint.accepted', 'complaint.refused'] as const),
  ...(['waiting.removed', 'newsletter.removed', 'settings.emails_changed'] as const),
  ...(['webhook.added', 'webhook.changed', 'webhook.secret_changed', 'webhook.removed'] as const),
  ...(['webhook.tested', 'webhook.sent_again', 'token.made', 'token.revoked'] as const),
  ...([
    'size.stock_corrected',
    'size.price_set',
    'catalogue.imported',
    'product.added',
    'product.changed',
  ] as const),
  ...(['withdrawal.handled', 'withdrawal.reopened', 'orders.exported', 'orders.sampled'] as const),
  ...(['invoice.issued', 'invoice.corrected', 'invoice.told_again', 'invoices.exported'] as const),
  ...(['bank_statement.taken', 'bank_transfer.dismissed', 'bank_transfer.reopened'] as const),
  ...(['staff.changed', 'staff.rights_changed', 'staff.blocked', 'staff.unblocked'] as const),
  ...ORDER_DEEDS,
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_OBJECTS = [
  ...(['staff', 'message', 'order', 'orders', 'withdrawal', 'bank_statement', 'bank_transfer'] as const),
  ...([
    'client',
    'guest',
    'complaint',
    'waiting',
    'newsletter',
    'settings',
    'invoices',
    'webhook',
    'token',
    'size',
    'catalogue',
    'product',
  ] as const),
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

export const isAuditObject = (text: string): text is AuditObject =>
  (AUDIT_OBJECTS as readonly string[]).includes(text);
