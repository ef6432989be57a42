import type { MoneyKind, MoneyRow } from './money.ts';
import type { ReturnReason, ReturnState } from './order-facts.ts';

type Entered = MoneyRow & { enteredAt: Date };
type Announced = { state: ReturnState; reason: ReturnReason; announcedAt: Date };

/**
 * Since when the shop holds money that is the shopper's; undefined where it holds none. Rows come in the order of their
 * entry. For what came back on a withdrawal the days count from its statement (UPK art. 32).
 */
export function owedSince(
  rows: readonly Entered[],
  currency: string,
  returns: readonly Announced[] = [],
): Date | undefined {
  let balance = 0;
  let since: Date | undefined;
  for (const row of rows.filter((one) => one.currency === currency)) {
    balance += changeBy(row, rows);
    since = balance > 0 ? (since ?? row.enteredAt) : undefined;
  }
  if (!since) return undefined;
  const stated = returns
    .filter(({ state, reason }) => state === 'checked' && reason === 'withdrawal')
    .map(({ announcedAt }) => announcedAt.getTime());
  return new Date(Math.min(since.getTime(), ...stated));
}

const SIGNS: Partial<Record<MoneyKind, 1 | -1>> = { payment: 1, refund_confirmed: -1, due: -1 };

/** What a row does to the balance; a reversal does what its row did, with its own amount. */
function changeBy({ kind, amount, about }: MoneyRow, rows: readonly MoneyRow[]): number {
  const of = kind === 'reversal' ? rows.find(({ id }) => id === about)?.kind : kind;
  return ((of && SIGNS[of]) ?? 0) * amount;
}
