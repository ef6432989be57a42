import type { Attachment } from '#shop/email/compose.ts';
import type { EmailContent } from '#shop/email/email.ts';
import type { Invoices } from './invoices.ts';

/** The document that an e-mail tells of. */
export async function attachmentsOf(
  content: EmailContent,
  invoices: Pick<Invoices, 'fileByNumber'>,
): Promise<Attachment[]> {
  if (content.kind !== 'order_invoiced' && content.kind !== 'order_corrected') return [];
  const file = await invoices.fileByNumber(content.invoice);
  if (!file) throw new Error(`there is no document ${content.invoice}`);
  return [{ filename: invoiceFileName(file.number), contentType: 'application/pdf', content: file.content }];
}

/** 'FV-2026-11-0001.pdf' */
export const invoiceFileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`;
