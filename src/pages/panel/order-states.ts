import type { MoneyState } from '#domain/order/money.ts';
import type { Stage } from '#domain/order/stage.ts';
import type { StateKind } from '#ui/panel/state-word.tsx';

export const STAGE_KINDS: Readonly<Record<Stage, StateKind>> = {
  placed: 'going',
  awaiting_payment: 'wait',
  paid: 'going',
  packing: 'going',
  packed: 'going',
  sent_part: 'going',
  sent: 'done',
  delivered: 'done',
  returned_part: 'plain',
  returned: 'plain',
  cancelled: 'plain',
};

export const MONEY_KINDS: Readonly<Record<MoneyState, StateKind>> = {
  nothing_due: 'plain',
  unpaid: 'wait',
  on_delivery: 'plain',
  part_paid: 'wait',
  paid: 'done',
  overpaid: 'bad',
  refund_owed: 'bad',
  part_refunded: 'plain',
  refunded: 'plain',
};
