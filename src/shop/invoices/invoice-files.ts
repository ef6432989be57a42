import { eq } from 'drizzle-orm';
import type { Orm } from '#shop/db/database.ts';
import { invoice, invoiceFile, invoiceKsef } from '#shop/db/schema/index.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { codesOf, type KsefPaper } from './ksef/ksef-codes.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

export type InvoiceFile = { number: string; content: Buffer };

type Parts = Pick<InvoicesParts, 'database' | 'config'>;

/**
 * The file of a document: made once, and from then on the same bytes for everybody. What is on its way into KSeF has no
 * codes yet, and so is not kept.
 */
export async function fileOf(
  { database: { orm }, config }: Parts,
  id: number,
  paper: KsefPaper | undefined,
): Promise<InvoiceFile | undefined> {
  const [row] = await orm
    .select({
      number: invoice.number,
      document: invoice.document,
      content: invoiceFile.content,
      ksef: invoiceKsef,
    })
    .from(invoice)
    .leftJoin(invoiceFile, eq(invoiceFile.invoiceId, invoice.id))
    .leftJoin(invoiceKsef, eq(invoiceKsef.invoiceId, invoice.id))
    .where(eq(invoice.id, id));
  if (!row) return undefined;
  const { number, document, content, ksef } = row;
  if (content) return { number, content };
  const codes = ksef && paper ? codesOf(ksef, { document }, paper) : [];
  const made = await invoicePdf(document, config, codes ?? 'on_its_way');
  return { number, content: codes ? await keep(orm, id, made) : made };
}

/** KSeF's receipt of a document (UPO), where it is here. */
export async function receiptOf(
  { database: { orm } }: Parts,
  id: number,
): Promise<{ number: string; upo: string } | undefined> {
  const [row] = await orm
    .select({ number: invoice.number, upo: invoiceKsef.upo })
    .from(invoiceKsef)
    .innerJoin(invoice, eq(invoice.id, invoiceKsef.invoiceId))
    .where(eq(invoice.id, id));
  return row?.upo ? { number: row.number, upo: row.upo } : undefined;
}

/** Of two that made it at once, the first is kept. */
async function keep(orm: Orm, invoiceId: number, content: Buffer): Promise<Buffer> {
  await orm.insert(invoiceFile).values({ invoiceId, content }).onConflictDoNothing();
  const [kept] = await orm.select().from(invoiceFile).where(eq(invoiceFile.invoiceId, invoiceId));
  return kept?.content ?? content;
}
