import type { Minor } from '#domain/price/money.ts';

/**
 * Money on its way back by a provider. 'waiting': the provider may not know of it yet; 'unclear': it has not said for so
 * long what became of it that somebody has to look there.
 */
export const REFUND_STATES = ['waiting', 'sent', 'done', 'failed', 'unclear'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why money did not go back: it was refused, its provider has never said, or a bank has returned it afterwards. */
export type RefundTrouble = 'refused' | 'unclear' | 'came_back';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST_MINUTES = [0, 1, 5, 15, 60, 360];
const GIVEN_UP_AFTER = 30;

/** When a provider is asked for it, or what became of it, next; undefined once it is unclear. */
export function nextRefundTryAt(askedAt: number, tries: number): number | undefined {
  const minutes = FIRST_MINUTES[tries];
  if (minutes !== undefined) return askedAt + minutes * MINUTE;
  const days = tries - FIRST_MINUTES.length + 1;
  return days <= GIVEN_UP_AFTER ? askedAt + days * DAY : undefined;
}

export type SplitRefund = {
  parts: { paymentId: number; amount: Minor }[];
  /** What no provider can give back. */
  byHand: Minor;
};

/** Along which payments an amount goes back, the latest first: `left` is what of each has not gone back yet. */
export function splitRefund(amount: Minor, payments: readonly { id: number; left: Minor }[]): SplitRefund {
  let byHand = amount;
  const parts = payments
    .toSorted((one, other) => other.id - one.id)
    .flatMap(({ id: paymentId, left }) => {
      const part = Math.min(byHand, left);
      byHand -= Math.max(0, part);
      return part > 0 ? [{ paymentId, amount: part }] : [];
    });
  return { parts, byHand };
}
