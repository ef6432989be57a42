import { and, asc, eq, lte } from 'drizzle-orm';
import { type Fa3Details, fa3 } from '#domain/invoices/ksef/fa3.ts';
import { type KsefVerdict, nextTry, verdictOf } from '#domain/invoices/ksef/ksef-state.ts';
import { dateOf } from '#domain/time/zone.ts';
import type { Orm } from '#shop/db/database.ts';
import { invoice, invoiceKsef } from '#shop/db/schema/index.ts';
import type { KsefClient } from './ksef-client.ts';

export type KsefParts = {
  orm: Orm;
  clock: () => number;
  timeZone: string;
  client: KsefClient;
  /** Who has made the documents. */
  system: string;
};

type Row = typeof invoiceKsef.$inferSelect;
type Due = { row: Row; document: typeof invoice.$inferSelect };

/** KSeF takes 30 documents a minute. */
const AT_ONCE = 30;
const LONGEST_PROBLEM = 500;

/** Asks what became of what was sent, and sends what waits. Nothing is asked of KSeF where nothing is due. */
export async function sendDue(parts: KsefParts, log: (line: string) => void): Promise<void> {
  const due = await dueNow(parts);
  if (due.length === 0) return;
  try {
    const access = await parts.client.authenticate();
    for (const one of due.filter(({ row }) => row.state === 'sent')) await askAbout(parts, one, access);
    await sendAll(
      parts,
      due.filter(({ row }) => row.state === 'waiting'),
      access,
    );
  } catch (error) {
    log(`KSeF cannot be reached: ${String(error)}`);
    for (const one of due) await later(parts, one, String(error));
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

async function askAbout(parts: KsefParts, { row }: Due, access: string): Promise<void> {
  const status = await parts.client.status(row.session ?? '', row.reference ?? '', access);
  await end(parts, row, verdictOf(status));
}

async function sendAll(parts: KsefParts, waiting: readonly Due[], access: string): Promise<void> {
  const ready: (Due & { xml: string; isOffline: boolean })[] = [];
  for (const one of waiting) {
    const details = await detailsFor(parts, one);
    if (!details) await later(parts, one, 'the document that it corrects has no number yet');
    else ready.push({ ...one, xml: fa3(one.document.document, details), isOffline: isLate(parts, one) });
  }
  if (ready.length === 0) return;
  // Written before it is sent: should the answer get lost, KSeF says the second time that it knows the first.
  for (const { row, xml, isOffline } of ready) await change(parts, row, { xml, isOffline });
  const { session, references } = await parts.client.send(ready, access);
  for (const [index, { row }] of ready.entries()) {
    const reference = references[index];
    if (typeof reference === 'string') await taken(parts, row, session, reference);
    else await end(parts, row, { state: 'rejected', why: reference?.message ?? '' });
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
const isLate = ({ clock, timeZone }: KsefParts, { document }: Due): boolean =>
  document.issuedOn < dateOf(clock(), timeZone);

const taken = (parts: KsefParts, row: Row, session: string, reference: string) =>
  change(parts, row, {
    ...{ state: 'sent', session, reference, sentAt: new Date(parts.clock()), problem: null, tries: 1 },
    nextTryAt: new Date(nextTry(parts.clock(), 1)),
  });

async function end(parts: KsefParts, row: Row, verdict: KsefVerdict): Promise<void> {
  const now = parts.clock();
  switch (verdict.state) {
    case 'accepted':
      return change(parts, row, {
        ...{ state: 'accepted', number: verdict.ksefNumber, problem: null },
        ...{ nextTryAt: null, endedAt: new Date(now) },
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

const later = (parts: KsefParts, { row }: Due, why: string) =>
  change(parts, row, {
    ...{ problem: clipped(why), tries: row.tries + 1 },
    nextTryAt: new Date(nextTry(parts.clock(), row.tries + 1)),
  });

/** Only as long as nobody else has gone on with it. */
async function change({ orm }: KsefParts, { invoiceId, state }: Row, to: Partial<Row>): Promise<void> {
  await orm
    .update(invoiceKsef)
    .set(to)
    .where(and(eq(invoiceKsef.invoiceId, invoiceId), eq(invoiceKsef.state, state)));
}

const clipped = (why: string) => why.slice(0, LONGEST_PROBLEM);
