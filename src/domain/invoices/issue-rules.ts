import { isCovered, type OrderMoney } from '#domain/order/money.ts';
import type { Stage } from '#domain/order/stage.ts';

/** For which orders invoices are issued by themselves; the others get theirs when somebody asks. */
export const ISSUED_FOR = ['companies', 'all', 'nobody'] as const;
export type IssuedFor = (typeof ISSUED_FOR)[number];

/** Why none is issued now. */
export type InvoiceProblem = 'nothing_due' | 'not_paid' | 'needs_rate' | 'exists' | 'no_change' | 'off';

/** Once everything has left. */
export const WHEN_ISSUED: readonly Stage[] = ['sent', 'delivered', 'returned_part', 'returned'];

const SOME_LEFT: readonly Stage[] = ['sent_part', ...WHEN_ISSUED];

/** An order is invoiced once it is paid, or once goods have left (VAT Act, art. 106i). */
export function whyNoInvoice(
  money: Pick<OrderMoney, 'due' | 'balance'>,
  stage: Stage,
): InvoiceProblem | undefined {
  if (money.due <= 0) return 'nothing_due';
  return isCovered(money) || SOME_LEFT.includes(stage) ? undefined : 'not_paid';
}
