import type { RefundTrouble } from '#domain/payments/provider-refund.ts';
import type { Minor } from '#domain/price/money.ts';
import { type MoneyRow, openRefunds } from './money.ts';

type Row = MoneyRow & {
  enteredAt: Date;
  provider: string | null;
  reason: string | null;
  /** Whether its provider has never said what became of it. */
  isUnclear: boolean;
};

export type FailedRefund = {
  /** The row that asked for it. */
  id: number;
  what: RefundTrouble;
  amount: Minor;
  currency: string;
  at: Date;
  why: string | null;
};

/**
 * Money that did not go back and that somebody has to see to: a refund that nobody has looked up yet, or the last one, where
 * it failed, is still owed and was not asked for again. The rows come in their order.
 */
export function refundTroubleOf(rows: readonly Row[], owed: Minor): FailedRefund | undefined {
  const unclear = openRefunds(rows).find(({ isUnclear }) => isUnclear);
  if (unclear) return { ...shown(unclear), what: 'unclear', at: unclear.enteredAt, why: null };
  const last = rows.findLast((row) => row.kind === 'refund_asked' || failedOf(row, rows));
  const failed = last && failedOf(last, rows);
  if (!failed || owed <= 0) return undefined;
  return { ...shown(failed.asked), what: failed.what, at: last.enteredAt, why: last.reason };
}

const shown = ({ id, amount, currency }: Row) => ({ id, amount, currency });

/** The refund that a row says of that it failed; one that a bank has returned had been confirmed before. */
function failedOf(
  { kind, about }: Row,
  rows: readonly Row[],
): { asked: Row; what: RefundTrouble } | undefined {
  const find = (id: number | null, wanted: Row['kind']) =>
    rows.find((row) => row.id === id && row.kind === wanted);
  if (kind === 'refund_failed') {
    const asked = find(about, 'refund_asked');
    return asked && { asked, what: 'refused' };
  }
  const confirmed = kind === 'reversal' ? find(about, 'refund_confirmed') : undefined;
  const asked = confirmed && find(confirmed.about, 'refund_asked');
  return asked && asked.provider !== null ? { asked, what: 'came_back' } : undefined;
}
