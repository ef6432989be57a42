/** Money that was promised for a complaint, of its number. */
export type PromisedMoney = { complaint: string; since: Date };

type Happened = { kind: string; detail: Readonly<Record<string, unknown>>; happenedAt: Date };
type Row = { id: number; kind: string; enteredAt: Date; about?: number | null };

/** The first promise that no refund has followed: one that failed has not. */
export function promisedMoney(events: readonly Happened[], money: readonly Row[]): PromisedMoney | undefined {
  const failed = new Set(money.flatMap(({ kind, about }) => (kind === 'refund_failed' ? about : [])));
  const refunds = money.filter(({ id, kind }) => kind === 'refund_asked' && !failed.has(id));
  return events
    .filter(({ kind }) => kind === 'complaint_money_back')
    .map(({ detail, happenedAt }) => ({ complaint: String(detail.complaint), since: happenedAt }))
    .find(({ since }) => !refunds.some(({ enteredAt }) => enteredAt >= since));
}
