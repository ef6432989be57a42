import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { openPaper } from './paper.ts';

const require = createRequire(import.meta.url);
const NORMAL = require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf');

export type AboutPaper = { title: string; author: string; language: string; createdOn?: string };

/** Paper to draw on that becomes a file: A4, its structure told to screen readers, its fonts inside. */
export function openA4({ title, author, language, createdOn }: AboutPaper) {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 48, bufferPages: true, tagged: true, displayTitle: true },
    ...{ pdfVersion: '1.7', lang: language },
    info: { Title: title, Author: author, ...(createdOn && { CreationDate: new Date(createdOn) }) },
  });
  pdf.registerFont('normal', NORMAL);
  pdf.registerFont('bold', BOLD);
  const whole = bytesOf(pdf);
  const paper = openPaper(pdf);
  paper.title(title);
  return {
    paper,
    end(): Promise<Buffer> {
      pdf.end();
      return whole;
    },
  };
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}
