import { isCovered } from './money.ts';
import type { OrderStatus, ToldStage } from './order.ts';
import type { OrderFacts } from './order-facts.ts';
import { countsOf, hasLeft, hasPacked, isTakenBack, type LineCounts } from './parcels.ts';

export const STAGES = [
  'placed',
  'awaiting_payment',
  'paid',
  'packing',
  'packed',
  'sent_part',
  'sent',
  'delivered',
  'returned_part',
  'returned',
  'cancelled',
] as const;
/** How far an order has come. 'placed': to be paid at the door, and not packed yet. */
export type Stage = (typeof STAGES)[number];

export function stageOf(facts: OrderFacts): Stage {
  if (facts.isCancelled) return 'cancelled';
  const counts = facts.lines.map((line) => countsOf(facts, line));
  const { parcels } = facts;
  const isOpen = counts.some(({ open }) => open > 0);
  const isPacking = parcels.some(({ state }) => state === 'packing');
  const left = parcels.filter(hasLeft);
  if (left.length < parcels.length || isOpen || left.length === 0) {
    if (left.length > 0) return 'sent_part';
    if (parcels.length === 0) return beforePacking(facts);
    return isOpen || isPacking ? 'packing' : 'packed';
  }
  return afterSending(facts, counts);
}

/** The stage in the words that shoppers are told: what is packed in part is packed, for it can no longer be cancelled. */
export function statusOf(facts: OrderFacts): OrderStatus {
  const stage = stageOf(facts);
  switch (stage) {
    case 'placed':
    case 'awaiting_payment':
      return 'placed';
    case 'packing':
      if (hasPacked(facts)) return 'packed';
      return beforePacking(facts) === 'paid' ? 'paid' : 'placed';
    case 'sent_part':
      return 'sent';
    case 'returned':
    case 'returned_part':
      return 'delivered';
    default:
      return stage;
  }
}

export function toldStageOf(stage: Stage, status: OrderStatus): ToldStage {
  return stage === 'sent_part' || stage === 'returned_part' || stage === 'returned' ? stage : status;
}

function beforePacking({ money, payment }: OrderFacts): Stage {
  if (isCovered(money)) return 'paid';
  return payment === 'on_delivery' ? 'placed' : 'awaiting_payment';
}

/** Everything left; a return counts once it was checked. */
function afterSending({ parcels, returns }: OrderFacts, counts: readonly LineCounts[]): Stage {
  const back = returns
    .filter(isTakenBack)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { good, damaged }) => sum + good + damaged, 0);
  const all = counts.reduce((sum, { sent }) => sum + sent, 0);
  if (back > 0) return back < all - 0.0005 ? 'returned_part' : 'returned';
  const isUnderWay = parcels.some(({ state }) => state === 'sent');
  return !isUnderWay && parcels.some(({ state }) => state === 'delivered') ? 'delivered' : 'sent';
}
