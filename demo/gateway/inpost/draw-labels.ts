import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { code128 } from 'witryna/domain/parcels/code-128.ts';
import { numberOf, type Parcel } from './parcels.ts';

const require = createRequire(import.meta.url);
const NORMAL = require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf');

const A6 = { width: 298, height: 420 };
const MARGIN = 20;
const WIDE = A6.width - 2 * MARGIN;

type Receiver = {
  first_name?: string;
  last_name?: string;
  company_name?: string;
  phone?: string;
  address?: { street: string; building_number: string; post_code: string; city: string };
};
type Body = {
  receiver?: Receiver;
  custom_attributes?: { target_point?: string | null };
  parcels?: { template?: string; weight?: { amount: number } }[];
  cod?: { amount: number };
};

/** Labels as carriers print them, a page each; they say that they carry nothing. */
export function drawLabels(parcels: readonly Parcel[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: [A6.width, A6.height], margin: 0, autoFirstPage: false },
    info: { Title: parcels.map(({ reference }) => reference).join(', ') },
  });
  pdf.registerFont('normal', NORMAL);
  pdf.registerFont('bold', BOLD);
  const whole = bytesOf(pdf);
  for (const parcel of parcels) draw(pdf, parcel);
  pdf.end();
  return whole;
}

function draw(pdf: PDFKit.PDFDocument, parcel: Parcel): void {
  const { receiver = {}, custom_attributes: how = {}, parcels: [size] = [], cod } = parcel.body as Body;
  const { first_name = '', last_name = '', company_name, phone, address } = receiver;
  const point = how.target_point;
  pdf.addPage();
  pdf.rect(8, 8, A6.width - 16, A6.height - 16).stroke();
  const say = (text: string, y: number, points: number, font: 'normal' | 'bold' = 'normal') =>
    pdf.font(font).fontSize(points).text(text, MARGIN, y, { width: WIDE, lineBreak: true });
  say('ETYKIETA NA PRÓBĘ – nie nadawać', 18, 9);
  say(point ? 'Automat lub punkt' : 'Do drzwi', 38, 12, 'bold');
  say(point ?? 'Kurier', 54, 40, 'bold');
  pdf
    .moveTo(8, 108)
    .lineTo(A6.width - 8, 108)
    .stroke();
  say('Odbiorca', 116, 8);
  const place = address && [
    `${address.street} ${address.building_number}`,
    `${address.post_code} ${address.city}`,
  ];
  const lines = [
    `${first_name} ${last_name}`.trim(),
    company_name,
    ...(place ?? []),
    phone && `tel. ${phone}`,
  ];
  say(lines.filter(Boolean).join('\n'), 128, 13, 'bold');
  pdf
    .moveTo(8, 222)
    .lineTo(A6.width - 8, 222)
    .stroke();
  const about = [
    `Zamówienie ${parcel.reference}`,
    size?.template && `gabaryt ${SIZES[size.template] ?? size.template}`,
    size?.weight && `${String(size.weight.amount).replace('.', ',')} kg`,
    cod && `Pobranie ${cod.amount.toFixed(2).replace('.', ',')} zł`,
  ];
  say(about.filter(Boolean).join(' · '), 230, 10);
  const number = numberOf(parcel);
  drawBars(pdf, number);
  say(number, 384, 12, 'bold');
}

const SIZES: Record<string, string> = { small: 'A', medium: 'B', large: 'C' };
const QUIET = 10;

function drawBars(pdf: PDFKit.PDFDocument, text: string): void {
  const widths = code128(text) ?? [];
  const module = (A6.width - 24) / widths.reduce((sum, one) => sum + one, 2 * QUIET);
  let x = 12 + QUIET * module;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(x, 262, width * module, 112).fill('#000');
    x += width * module;
  }
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}
