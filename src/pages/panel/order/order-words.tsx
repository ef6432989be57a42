import type { MoneyState } from '#domain/order/money.ts';
import type { ParcelState, ReturnState } from '#domain/order/order-facts.ts';
import type { Stage } from '#domain/order/stage.ts';
import { MONEY_KINDS, STAGE_KINDS } from '#pages/panel/order-states.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { type StateKind, StateWord } from '#ui/panel/state-word.tsx';

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
  return <StateWord kind={STAGE_KINDS[stage]}>{usePanel().t(`stage.${stage}`)}</StateWord>;
}

export function MoneyWord({ state }: { state: MoneyState }) {
  return <StateWord kind={MONEY_KINDS[state]}>{usePanel().t(`money.${state}`)}</StateWord>;
}

export function ParcelWord({ state }: { state: ParcelState }) {
  return <StateWord kind={PARCELS[state]}>{usePanel().t(`parcelState.${state}`)}</StateWord>;
}

export function ReturnWord({ state }: { state: ReturnState }) {
  return <StateWord kind={RETURNS[state]}>{usePanel().t(`returnState.${state}`)}</StateWord>;
}
