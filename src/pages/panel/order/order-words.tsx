import type { MoneyState } from '#domain/order/money.ts';
import type { ParcelState } from '#domain/order/order-facts.ts';
import type { ReturnState } from '#domain/order/return-state.ts';
import type { Stage } from '#domain/order/stage.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { type StateKind, StateWord } from '#ui/panel/state-word.tsx';

const STAGES: Record<Stage, StateKind> = {
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

const MONEY: Record<MoneyState, StateKind> = {
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

const PARCELS: Record<ParcelState, StateKind> = {
  packing: 'going',
  packed: 'going',
  sent: 'going',
  delivered: 'done',
  lost: 'bad',
  back: 'bad',
};

const RETURNS: Record<ReturnState, StateKind> = {
  announced: 'wait',
  received: 'wait',
  checked: 'wait',
  settled: 'done',
  refused: 'plain',
};

export function StageWord({ stage }: { stage: Stage }) {
  return <StateWord kind={STAGES[stage]}>{usePanel().t(`stage.${stage}`)}</StateWord>;
}

export function MoneyWord({ state }: { state: MoneyState }) {
  return <StateWord kind={MONEY[state]}>{usePanel().t(`money.${state}`)}</StateWord>;
}

export function ParcelWord({ state }: { state: ParcelState }) {
  return <StateWord kind={PARCELS[state]}>{usePanel().t(`parcelState.${state}`)}</StateWord>;
}

export function ReturnWord({ state }: { state: ReturnState }) {
  return <StateWord kind={RETURNS[state]}>{usePanel().t(`returnState.${state}`)}</StateWord>;
}
