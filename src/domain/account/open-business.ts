import type { MoneyState } from '#domain/order/money.ts';
import type { Stage } from '#domain/order/stage.ts';

/** Orders that somebody still works on: whoever placed them cannot be forgotten yet. */
export const OPEN_STAGES: readonly Stage[] = [
  ...(['placed', 'awaiting_payment', 'paid', 'packing', 'packed', 'sent_part'] as const),
];

/** Money that is still to go back to somebody. */
export const OPEN_MONEY: readonly MoneyState[] = ['overpaid', 'refund_owed'];
