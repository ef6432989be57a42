import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { invoiceWords } from '#shop/invoices/invoice-words.ts';
import type { KsefCode } from '#shop/invoices/ksef/ksef-codes.ts';
import { openPaper } from './paper.ts';

const require = createRequire(import.meta.url);
const NORMAL = require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf');

type Setting = Pick<ShopConfig, 'name' | 'currencies' | 'texts'>;

/**
 * The document as a file: A4, its structure told to screen readers, its fonts inside. The same document gives the same
 * pages. `codes`: those of KSeF, where it knows of the document, or that it is on its way there.
 */
export function invoicePdf(
  invoice: Invoice,
  setting: Setting,
  codes: readonly KsefCode[] | 'on_its_way' = [],
): Promise<Buffer> {
  const said = invoiceWords(invoice, setting);
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 48, bufferPages: true, tagged: true, displayTitle: true },
    ...{ pdfVersion: '1.7', lang: invoice.language },
    info: { Title: said.title, Author: invoice.seller.name, CreationDate: new Date(invoice.issuedOn) },
  });
  pdf.registerFont('normal', NORMAL);
  pdf.registerFont('bold', BOLD);
  const whole = bytesOf(pdf);
  const paper = openPaper(pdf);
  paper.title(said.title);
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
  pdf.end();
  return whole;
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}
