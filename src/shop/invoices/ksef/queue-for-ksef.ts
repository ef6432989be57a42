import type { Invoice } from '#domain/invoices/invoice.ts';
import { isTellable } from '#domain/invoices/ksef/fa3.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { invoiceKsef } from '#shop/db/schema/index.ts';
import type { InvoicesParts } from '#shop/invoices/invoices-parts.ts';

/**
 * Lets KSeF be told of a document, in the transaction that issues it: of what companies buy, for which it is a duty.
 * Consumers' invoices stay outside (VAT Act, art. 106ga). True where it goes there: whoever bought gets it once it may be
 * handed over, with its codes (art. 106gb).
 */
export async function queueForKsef(
  tx: OrmOrTransaction,
  { clock, invoiceRules }: InvoicesParts,
  { id, document }: { id: number; document: Invoice },
): Promise<boolean> {
  if (!invoiceRules.ksefAddress || document.buyer.taxNumber === null || !isTellable(document)) return false;
  await tx.insert(invoiceKsef).values({ invoiceId: id, nextTryAt: new Date(clock()), tellsBuyer: true });
  return true;
}
