import { asc, eq, lte } from 'drizzle-orm';
import { nextTry } from '#domain/invoices/ksef/ksef-state.ts';
import type { Orm } from '#shop/db/database.ts';
import { invoiceKsef } from '#shop/db/schema/index.ts';
import type { KsefClient } from './ksef-client.ts';

type Parts = { orm: Orm; clock: () => number; client: Pick<KsefClient, 'receipt' | 'receiptByNumber'> };
type Row = typeof invoiceKsef.$inferSelect;

const AT_ONCE = 30;
/** Over some nine hours: what is not there by then is not asked for any more. */
const MOST_TRIES = 13;

/** What was taken in, and whose receipt (UPO) is not here yet. */
export const withoutReceipt = ({ orm, clock }: Parts): Promise<Row[]> =>
  orm
    .select()
    .from(invoiceKsef)
    .where(lte(invoiceKsef.upoNextTryAt, new Date(clock())))
    .orderBy(asc(invoiceKsef.invoiceId))
    .limit(AT_ONCE);

/** Keeps a receipt with its document. That it is not there yet is no mistake: KSeF makes it a while later. */
export async function fetchReceipt({ orm, clock, client }: Parts, row: Row, access: string): Promise<void> {
  const { session, reference, number } = row;
  const asked =
    reference === null
      ? client.receiptByNumber(session ?? '', number ?? '', access)
      : client.receipt(session ?? '', reference, access);
  const upo = await asked.catch(() => undefined);
  const tries = row.tries + 1;
  const next = upo || tries >= MOST_TRIES ? null : new Date(nextTry(clock(), tries));
  await orm
    .update(invoiceKsef)
    .set({ tries, upoNextTryAt: next, ...(upo && { upo }) })
    .where(eq(invoiceKsef.invoiceId, row.invoiceId));
}
