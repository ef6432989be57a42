import type { ShopConfig } from '#contract/shop-config.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { invoiceWords } from '#shop/invoices/invoice-words.ts';
import type { KsefCode } from '#shop/invoices/ksef/ksef-codes.ts';
import { openA4 } from './a4.ts';

type Setting = Pick<ShopConfig, 'name' | 'currencies' | 'texts'>;

/**
 * The document as a file. The same document gives the same pages. `codes`: those of KSeF, where it knows of
 * the document, or that it is on its way there.
 */
export function invoicePdf(
  invoice: Invoice,
  setting: Setting,
  codes: readonly KsefCode[] | 'on_its_way' = [],
): Promise<Buffer> {
  const said = invoiceWords(invoice, setting);
  const { paper, end } = openA4({
    ...{ title: said.title, author: invoice.seller.name },
    ...{ language: invoice.language, createdOn: invoice.issuedOn },
  });
  paper.lines(said.about);
  paper.parties(said.parties);
  paper.lines(said.corrects);
  for (const { heading, table } of said.tables) {
    if (heading) paper.heading(heading);
    paper.table(table);
  }
  paper.heading(said.summary.heading);
  paper.table(said.summary.table);
  paper.strong(said.total);
  paper.lines(said.payment);
  if (codes === 'on_its_way') paper.lines([said.onItsWay]);
  else if (codes.length > 0) paper.codes(codes.map((code) => ({ ...code, heading: said.codes[code.kind] })));
  paper.pageNumbers(said.page);
  return end();
}
