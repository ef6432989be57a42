import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '#contract/language.ts';
import type { TextSection } from '#domain/product/product.ts';
import { openPaper } from '#shop/invoices/pdf/paper.ts';

const require = createRequire(import.meta.url);
const NORMAL = require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf');

/** Words to be kept, as pages. */
export type Written = { language: Language; title: string; body: TextSection[] };

/** The words as a file: A4, their structure told to screen readers, their fonts inside. */
export function termsPdf({ language, title, body }: Written, shop: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 48, bufferPages: true, tagged: true, displayTitle: true },
    ...{ pdfVersion: '1.7', lang: language },
    info: { Title: title, Author: shop },
  });
  pdf.registerFont('normal', NORMAL);
  pdf.registerFont('bold', BOLD);
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
  const paper = openPaper(pdf);
  paper.title(title);
  for (const { heading, paragraphs, list = [] } of body) {
    if (heading) paper.heading(heading);
    paper.lines([...paragraphs, ...list.map((item) => `•  ${item}`)]);
  }
  pdf.end();
  return whole;
}
