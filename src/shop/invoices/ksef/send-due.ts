import { and, asc, eq, lte } from 'drizzle-orm';
import { type Fa3Details, fa3 } from '#domain/invoices/ksef/fa3.ts';
import { type KsefVerdict, nextTry, verdictOf } from '#domain/invoices/ksef/ksef-state.ts';
import { dateOf } from '#domain/time/zone.ts';
import type { Orm, OrmOrTransaction } from '#shop/db/database.ts';
import { invoice, invoiceKsef } from '#shop/db/schema/index.ts';
import type { KsefClient } from './ksef-client.ts';
import { fetchReceipt, withoutReceipt } from './receipts.ts';

export type KsefParts = {
  orm: Orm;
  clock: () => number;
  timeZone: string;
  client: KsefClient;
  /** Who has made the documents. */
  system: string;
  /** Whether a document may be handed over while KSeF cannot be reached. */
  mayGoOffline: boolean;
  /** Hands a document over. */
  tellBuyer(tx: OrmOrTransaction, document: typeof invoice.$inferSelect): Promise<void>;
};

type Row = typeof invoiceKsef.$inferSelect;
type Due = { row: Row; document: typeof invoice.$inferSelect };

/** KSeF takes 30 documents a minute. */
const AT_ONCE = 30;
/** What could not be sent so often is handed over as issued offline. */
const TRIES_UNTIL_OFFLINE = 3;
const LONGEST_PROBLEM = 500;

/** Asks what became of what was sent, and sends what waits. Nothing is asked of KSeF where nothing is due. */
export async function sendDue(parts: KsefParts, log: (line: string) => void): Promise<void> {
  const due = await dueNow(parts);
  const unreceipted = await withoutReceipt(parts);
  if (due.length + unreceipted.length === 0) return;
  try {
    const access = await parts.client.authenticate();
    for (const one of due.filter(({ row }) => row.state === 'sent')) await askAbout(parts, one, access);
    await sendAll(
      parts,
      due.filter(({ row }) => row.state === 'waiting'),
      access,
    );
    for (const row of unreceipted) await fetchReceipt(parts, row, access);
  } catch (error) {
    log(`KSeF cannot be reached: ${String(error)}`);
    for (const one of due) await later(parts, one, String(error));
    if (parts.mayGoOffline) for (const one of due) await goOffline(parts, one);
  }
}

const dueNow = ({ orm, clock }: KsefParts): Promise<Due[]> =>
  orm
    .select({ row: invoiceKsef, document: invoice })
    .from(invoiceKsef)
    .innerJoin(invoice, eq(invoice.id, invoiceKsef.invoiceId))
    .where(lte(invoiceKsef.nextTryAt, new Date(clock())))
    .orderBy(asc(invoiceKsef.invoiceId))
    .limit(AT_ONCE);

async function askAbout(parts: KsefParts, one: Due, access: string): Promise<void> {
  const { row } = one;
  const status = await parts.client.status(row.session ?? '', row.reference ?? '', access);
  await end(parts, one, verdictOf(status));
}

async function sendAll(parts: KsefParts, waiting: readonly Due[], access: string): Promise<void> {
  const ready: (Due & { xml: string; isOffline: boolean })[] = [];
  for (const one of waiting) {
    const details = await detailsFor(parts, one);
    if (!details) await later(parts, one, 'the document that it corrects has no number yet');
    // The same document again, to the letter: its hash stands on the paper.
    else
      ready.push({
        ...one,
        xml: one.row.xml ?? fa3(one.document.document, details),
        isOffline: isLate(parts, one),
      });
  }
  if (ready.length === 0) return;
  // Written before it is sent: should the answer get lost, KSeF says the second time that it knows the first.
  for (const { row, xml, isOffline } of ready) await change(parts, row, { xml, isOffline });
  const { session, references } = await parts.client.send(ready, access);
  for (const [index, one] of ready.entries()) {
    const reference = references[index];
    if (typeof reference === 'string') await taken(parts, one.row, session, reference);
    else await end(parts, one, { state: 'rejected', why: reference?.message ?? '' });
  }
}

/** Undefined where what it corrects is on its way itself. */
async function detailsFor(
  { orm, clock, system }: KsefParts,
  { document }: Due,
): Promise<Fa3Details | undefined> {
  const madeAt = new Date(clock());
  if (document.correctsId === null) return { madeAt, system, correctedNumber: undefined };
  const [corrected] = await orm
    .select()
    .from(invoiceKsef)
    .where(eq(invoiceKsef.invoiceId, document.correctsId));
  if (corrected && corrected.state !== 'accepted') return undefined;
  return { madeAt, system, correctedNumber: corrected?.number ?? undefined };
}

/** What is sent on a later day than its own was issued offline (VAT Act, art. 106nda). */
const isLate = ({ clock, timeZone }: KsefParts, { row, document }: Due): boolean =>
  row.isOffline || document.issuedOn < dateOf(clock(), timeZone);

/** Whoever bought does not wait for KSeF: what it will be sent stays as it is from now on. */
async function goOffline(parts: KsefParts, { row, document }: Due): Promise<void> {
  if (row.state !== 'waiting' || row.tries + 1 < TRIES_UNTIL_OFFLINE || !row.tellsBuyer) return;
  const details = await detailsFor(parts, { row, document });
  if (!details) return;
  const xml = row.xml ?? fa3(document.document, details);
  await handOver(parts, { row, document }, { xml, isOffline: true });
}

const taken = (parts: KsefParts, row: Row, session: string, reference: string) =>
  change(parts, row, {
    ...{ state: 'sent', session, reference, sentAt: new Date(parts.clock()), problem: null, tries: 1 },
    nextTryAt: new Date(nextTry(parts.clock(), 1)),
  });

async function end(parts: KsefParts, one: Due, verdict: KsefVerdict): Promise<void> {
  const now = parts.clock();
  const { row } = one;
  switch (verdict.state) {
    case 'accepted':
      return handOver(parts, one, {
        ...{ state: 'accepted', number: verdict.ksefNumber, problem: null, tries: 0 },
        ...{ nextTryAt: null, endedAt: new Date(now) },
        ...receiptOf(verdict, now),
      });
    case 'rejected':
      return change(parts, row, {
        ...{ state: 'rejected', problem: clipped(verdict.why), nextTryAt: null, endedAt: new Date(now) },
      });
    case 'waiting':
      return change(parts, row, {
        ...{ state: 'waiting', problem: clipped(verdict.why), tries: row.tries + 1 },
        nextTryAt: new Date(nextTry(now, row.tries + 1)),
      });
    case 'sent':
      return change(parts, row, { tries: row.tries + 1, nextTryAt: new Date(nextTry(now, row.tries + 1)) });
  }
}

/** Where its receipt is asked for. That of a duplicate is the first one's, in the session that KSeF names, if it does. */
function receiptOf({ isDuplicate, sentIn }: Extract<KsefVerdict, { state: 'accepted' }>, now: number) {
  if (!isDuplicate) return { upoNextTryAt: new Date(now) };
  return { session: sentIn ?? null, reference: null, upoNextTryAt: sentIn ? new Date(now) : null };
}

const later = (parts: KsefParts, { row }: Due, why: string) =>
  change(parts, row, {
    ...{ problem: clipped(why), tries: row.tries + 1 },
    nextTryAt: new Date(nextTry(parts.clock(), row.tries + 1)),
  });

/** Only as long as nobody else has gone on with it. */
const change = async ({ orm }: KsefParts, row: Row, to: Partial<Row>): Promise<void> =>
  void (await changed(orm, row, to));

const changed = (tx: OrmOrTransaction, { invoiceId, state }: Row, to: Partial<Row>) =>
  tx
    .update(invoiceKsef)
    .set(to)
    .where(and(eq(invoiceKsef.invoiceId, invoiceId), eq(invoiceKsef.state, state)))
    .returning({ id: invoiceKsef.invoiceId });

/** A change with which the document may be handed over: it is, the first time. */
const handOver = (parts: KsefParts, { row, document }: Due, to: Partial<Row>): Promise<void> =>
  parts.orm.transaction(async (tx) => {
    const [done] = await changed(tx, row, { ...to, tellsBuyer: false });
    if (done && row.tellsBuyer) await parts.tellBuyer(tx, document);
  });

const clipped = (why: string) => why.slice(0, LONGEST_PROBLEM);
