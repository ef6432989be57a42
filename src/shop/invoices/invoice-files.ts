import { eq } from 'drizzle-orm';
import type { Orm } from '#shop/db/database.ts';
import { invoice, invoiceFile } from '#shop/db/schema/index.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

export type InvoiceFile = { number: string; content: Buffer };

/** The file of a document: made once, and from then on the same bytes for everybody. */
export async function fileOf(
  { database: { orm }, config }: Pick<InvoicesParts, 'database' | 'config'>,
  id: number,
): Promise<InvoiceFile | undefined> {
  const [row] = await orm
    .select({ number: invoice.number, document: invoice.document, content: invoiceFile.content })
    .from(invoice)
    .leftJoin(invoiceFile, eq(invoiceFile.invoiceId, invoice.id))
    .where(eq(invoice.id, id));
  if (!row) return undefined;
  const { number, document } = row;
  return { number, content: row.content ?? (await keep(orm, id, await invoicePdf(document, config))) };
}

/** Of two that made it at once, the first is kept. */
async function keep(orm: Orm, invoiceId: number, content: Buffer): Promise<Buffer> {
  await orm.insert(invoiceFile).values({ invoiceId, content }).onConflictDoNothing();
  const [kept] = await orm.select().from(invoiceFile).where(eq(invoiceFile.invoiceId, invoiceId));
  return kept?.content ?? content;
}
