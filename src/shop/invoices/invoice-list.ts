import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Invoice, InvoiceKind } from '#domain/invoices/invoice.ts';
import type { KsefReceipt, KsefState } from '#domain/invoices/ksef/ksef-state.ts';
import type { Actor, StaffActor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { invoice, invoiceKsef, shopOrder } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

const ON_A_PAGE = 50;
const AT_ONCE = 500;

/** Days from and to, both included. */
export type Period = { from: string; to: string };

export type ListedInvoice = {
  id: number;
  number: string;
  kind: InvoiceKind;
  issuedOn: string;
  order: string;
  document: Invoice;
  /** Its way into KSeF, where it goes there. */
  ksef: { state: KsefState; number: string | null; problem: string | null; receipt: KsefReceipt } | null;
};

const COLUMNS = {
  id: invoice.id,
  number: invoice.number,
  kind: invoice.kind,
  issuedOn: invoice.issuedOn,
  order: shopOrder.number,
  document: invoice.document,
  ksef: {
    ...{ state: invoiceKsef.state, number: invoiceKsef.number, problem: invoiceKsef.problem },
    receipt: sql<KsefReceipt>`CASE WHEN ${invoiceKsef.upo} IS NOT NULL THEN 'here'
      WHEN ${invoiceKsef.state} = 'accepted' AND ${invoiceKsef.upoNextTryAt} IS NULL THEN 'none' ELSE 'awaited' END`,
  },
};

/** A page of the documents of a period, the latest first, and by what the next one is asked for. */
export async function listInvoices(
  { orm }: Pick<Database, 'orm'>,
  actor: Actor,
  { from, to, before }: Partial<Period> & { before?: number | undefined },
): Promise<{ rows: ListedInvoice[]; older: number | undefined }> {
  demand(actor, 'invoice.read');
  const rows = await selected(orm)
    .where(
      and(
        from ? gte(invoice.issuedOn, from) : undefined,
        to ? lte(invoice.issuedOn, to) : undefined,
        before === undefined ? undefined : lt(invoice.id, before),
      ),
    )
    .orderBy(desc(invoice.id))
    .limit(ON_A_PAGE + 1);
  const page = rows.slice(0, ON_A_PAGE);
  return { rows: page, older: rows.length > ON_A_PAGE ? page.at(-1)?.id : undefined };
}

/** The documents of an order, the first first. Whoever asks has shown before that it is theirs to see. */
export const invoicesOf = (orm: OrmOrTransaction, orderNumber: string): Promise<ListedInvoice[]> =>
  selected(orm).where(eq(shopOrder.number, orderNumber)).orderBy(asc(invoice.id));

/** All documents of a period in the order of their days. That somebody takes them away is written down first. */
export async function exportInvoices(
  { orm }: Pick<Database, 'orm'>,
  actor: StaffActor,
  { from, to }: Period,
  at: Date,
): Promise<AsyncIterable<ListedInvoice[]>> {
  demand(actor, 'invoice.read');
  await writeAudit(orm, actor, {
    at,
    action: 'invoices.exported',
    object: { kind: 'invoices', id: `${from}/${to}` },
  });
  return (async function* () {
    for (let last = 0; ; ) {
      const rows = await selected(orm)
        .where(and(gte(invoice.issuedOn, from), lte(invoice.issuedOn, to), gt(invoice.id, last)))
        .orderBy(asc(invoice.id))
        .limit(AT_ONCE);
      yield rows;
      if (rows.length < AT_ONCE) return;
      last = rows.at(-1)?.id ?? last;
    }
  })();
}

const selected = (orm: OrmOrTransaction) =>
  orm
    .select(COLUMNS)
    .from(invoice)
    .innerJoin(shopOrder, eq(shopOrder.id, invoice.orderId))
    .leftJoin(invoiceKsef, eq(invoiceKsef.invoiceId, invoice.id))
    .$dynamic();
