import { desc, eq, sql } from 'drizzle-orm';
import { billedLines } from '#domain/invoices/billed-lines.ts';
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
import { aboutOrder, tellShopper } from '#shop/order/order-emails.ts';
import { retried } from '#shop/order/retried.ts';
import { lockOrder } from '#shop/order/with-order.ts';
import { textsIn } from '#texts/dictionary.ts';
import { billOf } from './bill-of.ts';
import { type Draft, draftOf } from './draft-of.ts';
import type { InvoicesParts } from './invoices-parts.ts';

/** Who issues: for the shopper who asks, the shop itself does. */
export type Issuer = Actor;

export type IssueOutcome =
  | { ok: true; id: number; number: string }
  | { ok: false; problem: InvoiceProblem | 'no_order' };

type Wish = { kind: InvoiceKind; reason?: string; rate?: ExchangeRate | undefined };

/**
 * Issues the invoice of an order, or a correction of the last document to what is due now. All of it is one transaction with
 * the order held: numbers have no gaps, and nothing is issued twice.
 */
export function issueInvoice(
  parts: InvoicesParts,
  actor: Issuer,
  orderNumber: string,
  wish: Wish,
): Promise<IssueOutcome> {
  return retried(parts.database.orm, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) return { ok: false, problem: 'no_order' };
    const file = await loadFile(tx, order);
    const last = await lastDocument(tx, order.id);
    const problem = wish.kind === 'invoice' ? whyNotFirst(file, last) : undefined;
    if (problem) return { ok: false, problem };
    if (wish.kind === 'correction' && !last) return { ok: false, problem: 'no_change' };
    const rate = wish.rate ?? last?.document.rate ?? null;
    if (order.currency !== 'PLN' && !rate) return { ok: false, problem: 'needs_rate' };
    const lines = billedLines(billOf(file, textsIn(order.language, parts.config.texts)));
    if (last && changedLines(last.document.lines, lines).length === 0)
      return { ok: false, problem: 'no_change' };
    const draft = draftOf(parts, file, { lines, last, rate, reason: wish.reason ?? '' });
    return { ok: true, ...(await write(tx, parts, actor, { file, draft, last })) };
  });
}

export type DocumentRow = typeof invoice.$inferSelect;

/** The invoice of an order, or the last of its corrections. */
export async function lastDocument(tx: OrmOrTransaction, orderId: number): Promise<DocumentRow | undefined> {
  const [last] = await tx
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(desc(invoice.id))
    .limit(1);
  return last;
}

function whyNotFirst({ facts }: OrderFile, last: DocumentRow | undefined): InvoiceProblem | undefined {
  return last ? 'exists' : whyNoInvoice(facts.money, stageOf(facts));
}

type Issued = { file: OrderFile; draft: Draft; last: DocumentRow | undefined };

async function write(
  tx: OrmOrTransaction,
  parts: InvoicesParts,
  actor: Issuer,
  { file: { order }, draft, last }: Issued,
): Promise<{ id: number; number: string }> {
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
  const action = kind === 'invoice' ? 'invoice.issued' : 'invoice.corrected';
  await writeAudit(tx, actor, {
    at,
    action,
    object: { kind: 'order', id: order.number },
    change: { invoice: [null, number] },
  });
  if (order.erasedAt === null)
    await tellShopper(tx, parts, order, {
      ...{ kind: kind === 'invoice' ? 'order_invoiced' : 'order_corrected', invoice: number },
      ...aboutOrder(parts, order),
    });
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
