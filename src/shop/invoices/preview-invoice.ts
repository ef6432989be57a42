import { eq } from 'drizzle-orm';
import type { Invoice, InvoiceKind } from '#domain/invoices/invoice.ts';
import type { InvoiceProblem } from '#domain/invoices/issue-rules.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { draftOf } from './draft-of.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { prepare, whyNot } from './issue-invoice.ts';

export type InvoicePreview = {
  kind: InvoiceKind;
  /** Without its number. */
  document: Invoice;
  /** What stands in its way; that a rate is missing does not. */
  problem: Exclude<InvoiceProblem, 'needs_rate'> | undefined;
  needsRate: boolean;
};

/** What would be issued for an order now; undefined where there is none. */
export async function previewInvoice(
  parts: InvoicesParts,
  orderNumber: string,
): Promise<InvoicePreview | undefined> {
  const { orm } = parts.database;
  const [order] = await orm.select().from(shopOrder).where(eq(shopOrder.number, orderNumber));
  if (!order) return undefined;
  const prepared = await prepare(orm, parts, order);
  const { file, lines, last } = prepared;
  const kind = last ? 'correction' : 'invoice';
  const problem = whyNot(prepared, { kind });
  const rate = last?.document.rate ?? null;
  const draft = draftOf(parts, file, { lines, last, rate, reason: '' });
  return {
    ...{ kind, document: { ...draft, kind, number: '', issuedOn: draft.soldOn } },
    problem: problem === 'needs_rate' ? undefined : problem,
    needsRate: order.currency !== 'PLN' && rate === null,
  };
}
