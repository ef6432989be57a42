import type { MoneyKind, MoneyRow } from './money.ts';
import type { ReturnReason } from './order-facts.ts';
import type { ReturnState } from './return-state.ts';

type Entered = MoneyRow & { enteredAt: Date };
type Announced = {
  state: ReturnState;
  reason: ReturnReason;
  announcedAt: Date;
  checkedAt: Date | null;
  refundDue: number | null;
};

/**
 * Since when the shop holds money that is the shopper's; undefined where it holds none. Rows come in the order of their
 * entry; one that was reversed never was. For what came back on a withdrawal the days count from its statement, whatever
 * is settled later (UPK art. 32).
 */
export function owedSince(
  rows: readonly Entered[],
  currency: string,
  returns: readonly Announced[] = [],
): Date | undefined {
  const reversed = new Set(rows.flatMap(({ kind, about }) => (kind === 'reversal' ? about : [])));
  let balance = 0;
  let since: Date | undefined;
  for (const { id, kind, amount, enteredAt } of rows.filter((one) => one.currency === currency)) {
    if (reversed.has(id)) continue;
    balance += (SIGNS[kind] ?? 0) * amount;
    since = balance > 0 ? (since ?? enteredAt) : undefined;
  }
  if (!since) return undefined;
  const start = since.getTime();
  const stated = returns
    .filter((one) => one.reason === 'withdrawal' && isOwedSince(one, start))
    .map(({ announcedAt }) => announcedAt.getTime());
  return new Date(Math.min(start, ...stated));
}

const SIGNS: Partial<Record<MoneyKind, 1 | -1>> = { payment: 1, refund_confirmed: -1, due: -1 };

/** Whether its money is among what is held since then: what was checked before that has gone back already. */
const isOwedSince = ({ state, checkedAt, refundDue }: Announced, start: number): boolean =>
  (state === 'checked' || state === 'settled') &&
  (refundDue ?? 0) > 0 &&
  checkedAt !== null &&
  checkedAt.getTime() >= start;
