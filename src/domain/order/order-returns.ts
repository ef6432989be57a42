import type { Minor } from '#domain/price/money.ts';
import type { ReturnState } from './return-state.ts';

/** What comes back of an order, as its buyer is told. */
export type BuyerReturn = {
  id: number;
  state: ReturnState;
  /** When it came to stand like that. */
  since: Date;
  /** What is given back for it; null while that is not known, or where nothing was paid. */
  refund: Minor | null;
  /** What is announced; once it was checked, what came. */
  lines: { lineId: number; quantity: number; missing: number }[];
};

/** A statement of withdrawal from it. */
export type BuyerWithdrawal = { number: string; statedAt: Date; isHandled: boolean };

type Kept = {
  id: number;
  state: ReturnState;
  refundDue: Minor | null;
  lines: readonly { lineId: number; quantity: number; good: number; damaged: number; missing: number }[];
} & Record<'announcedAt', Date> &
  Record<'receivedAt' | 'checkedAt' | 'endedAt', Date | null>;

export function toldReturn(kept: Kept, isPaid: boolean): BuyerReturn {
  const { id, state, refundDue, announcedAt, receivedAt, checkedAt, endedAt } = kept;
  const since = {
    announced: announcedAt,
    received: receivedAt,
    checked: checkedAt,
    settled: endedAt,
    refused: endedAt,
  }[state];
  const isTaken = state === 'checked' || state === 'settled';
  return {
    ...{ id, state, since: since ?? announcedAt },
    refund: isTaken && isPaid && refundDue ? refundDue : null,
    lines: kept.lines.map(({ lineId, quantity, good, damaged, missing }) =>
      isTaken ? { lineId, quantity: good + damaged, missing } : { lineId, quantity, missing: 0 },
    ),
  };
}
