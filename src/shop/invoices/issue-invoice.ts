import { desc, eq, sql } from 'drizzle-orm';
import { type BilledLine, billedLines } from '#domain/invoices/billed-lines.ts';
import { changedLines } from '#domain/invoices/changed-lines.ts';
import type { ExchangeRate, Invoice, InvoiceKind } from '#domain/invoices/invoice.ts';
import { invoiceNumber, periodOf } from '#domain/invoices/invoice-number.ts';
import { type InvoiceProblem, whyNoInvoice } from '#domain/invoices/issue-rules.ts';
import { stageOf } from '#domain/order/stage.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { dateOf } from '#domain/time/zone.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { invoice, invoiceSeries } from '#shop/db/schema/index.ts';
import { loadFile, type OrderFile } from '#shop/order/desk/order-file.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import { retried } from '#shop/order/retried.ts';
import { lockOrder } from '#shop/order/with-order.ts';
import { textsIn } from '#texts/dictionary.ts';
import { billOf } from './bill-of.ts';
import { draftOf } from './draft-of.ts';
import type { DocumentRow, InvoicesParts } from './invoices-parts.ts';
import { queueForKsef } from './ksef/queue-for-ksef.ts';
import { tellBuyer } from './tell-buyer.ts';

export type IssueOutcome =
  | { ok: true; id: number; number: string }
  | { ok: false; problem: InvoiceProblem | 'no_order' };

export type Wish = { kind: InvoiceKind; reason?: string; rate?: ExchangeRate | undefined };

/**
 * Issues the invoice of an order, or a correction of the last document to what is due now. All of it is one transaction with
 * the order held: numbers have no gaps, and nothing is issued twice.
 */
export function issueInvoice(
  parts: InvoicesParts,
  actor: Actor,
  orderNumber: string,
  wish: Wish,
): Promise<IssueOutcome> {
  return retried(parts.database.orm, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) return NO_ORDER;
    const prepared = await prepare(tx, parts, order);
    const problem = whyNot(prepared, wish);
    if (problem) return { ok: false, problem };
    return { ok: true, ...(await write(tx, parts, actor, prepared, wish)) };
  });
}

export const NO_ORDER = { ok: false, problem: 'no_order' } as const;

/** What an order would be invoiced with now, and the document that it would correct. */
export type Prepared = { file: OrderFile; lines: BilledLine[]; last: DocumentRow | undefined };

export async function prepare(
  tx: OrmOrTransaction,
  parts: InvoicesParts,
  order: OrderRow,
): Promise<Prepared> {
  const file = await loadFile(tx, order);
  const lines = billedLines(billOf(file, textsIn(order.language, parts.config.texts)));
  return { file, lines, last: await lastDocument(tx, order.id) };
}

/** Why it is not issued as it is wished for; undefined where it is. */
export function whyNot({ file, lines, last }: Prepared, { kind, rate }: Wish): InvoiceProblem | undefined {
  const { order, facts } = file;
  if (kind === 'invoice' && last) return 'exists';
  const problem = kind === 'invoice' ? whyNoInvoice(facts.money, stageOf(facts)) : undefined;
  if (problem) return problem;
  if (kind === 'correction' && (!last || changedLines(last.document.lines, lines).length === 0))
    return 'no_change';
  return order.currency === 'PLN' || rate || last?.document.rate ? undefined : 'needs_rate';
}

/** The invoice of an order, or the last of its corrections. */
async function lastDocument(tx: OrmOrTransaction, orderId: number): Promise<DocumentRow | undefined> {
  const [last] = await tx
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(desc(invoice.id))
    .limit(1);
  return last;
}

async function write(
  tx: OrmOrTransaction,
  parts: InvoicesParts,
  actor: Actor,
  { file, lines, last }: Prepared,
  { rate, reason = '' }: Wish,
): Promise<{ id: number; number: string }> {
  const { order } = file;
  const draft = draftOf(parts, file, { lines, last, reason, rate: rate ?? last?.document.rate ?? null });
  const at = new Date(parts.clock());
  const issuedOn = dateOf(at.getTime(), parts.rules.timeZone);
  const kind: InvoiceKind = last ? 'correction' : 'invoice';
  const series = parts.invoiceRules.series[kind];
  const period = periodOf(series, issuedOn);
  const count = await nextCount(tx, series.prefix, period);
  const number = invoiceNumber(series, period, count);
  const document: Invoice = { ...draft, kind, number, issuedOn };
  const [added] = await tx
    .insert(invoice)
    .values({
      ...{ number, kind, period, count, issuedOn, document, orderId: order.id, prefix: series.prefix },
      ...{ correctsId: last?.id ?? null, createdAt: at, staffId: actor.kind === 'staff' ? actor.id : null },
    })
    .returning({ id: invoice.id });
  const id = added?.id ?? 0;
  const waits = await queueForKsef(tx, parts, { id, document });
  const action = kind === 'invoice' ? 'invoice.issued' : 'invoice.corrected';
  await writeAudit(tx, actor, {
    at,
    action,
    object: { kind: 'order', id: order.number },
    change: { invoice: [null, number] },
  });
  if (!waits) await tellBuyer(tx, parts, order, { kind, number });
  return { id, number };
}

/** The next number of a series: whoever issues at the same time waits, and a number that comes to nothing is not taken. */
async function nextCount(tx: OrmOrTransaction, prefix: string, period: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ prefix, period, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.prefix, invoiceSeries.period],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  return row?.last ?? 1;
}
