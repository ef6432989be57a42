import type { BilledLine } from '#domain/invoices/billed-lines.ts';
import { changedLines } from '#domain/invoices/changed-lines.ts';
import { type Invoice, inPln, type Party, type TaxSum } from '#domain/invoices/invoice.ts';
import type { Minor } from '#domain/price/money.ts';
import { buyerId } from './buyer-id.ts';
import { type Xml, xmlText } from './xml.ts';

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const LONG = 512;
const SHORT = 256;

/** The names of tax rates, and where their sums stand. */
const RATES: Readonly<Record<number, { name: string; sums: string }>> = {
  2300: { name: '23', sums: '1' },
  800: { name: '8', sums: '2' },
  500: { name: '5', sums: '3' },
  0: { name: '0 KR', sums: '6_1' },
};

/** Whether the invoice can be told to KSeF: it knows only the rates of Polish tax. */
export const isTellable = ({ lines, sums }: Pick<Invoice, 'lines' | 'sums'>): boolean =>
  [...lines, ...sums].every(({ taxBasisPoints }) => RATES[taxBasisPoints] !== undefined);

/** What is known of it besides. `correctedNumber`: what KSeF has called the document that this one corrects. */
export type Fa3Details = { madeAt: Date; system: string; correctedNumber: string | undefined };

/** The invoice as KSeF takes it: FA(3), version 1-0E. */
export function fa3(invoice: Invoice, details: Fa3Details): string {
  const root: Xml = [
    'Faktura',
    [
      heading(details),
      ['Podmiot1', [['DaneIdentyfikacyjne', seller(invoice.seller)], address(invoice.seller)]],
      [
        'Podmiot2',
        [
          ['DaneIdentyfikacyjne', [...buyerId(invoice.buyer), ['Nazwa', clipped(invoice.buyer.name, LONG)]]],
          address(invoice.buyer),
          ['JST', '2'],
          ['GV', '2'],
        ],
      ],
      ['Fa', body(invoice, details)],
    ],
    { xmlns: NAMESPACE },
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(root)}`;
}

const heading = ({ madeAt, system }: Fa3Details): Xml => [
  'Naglowek',
  [
    ['KodFormularza', 'FA', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }],
    ['WariantFormularza', '3'],
    ['DataWytworzeniaFa', madeAt.toISOString().replace(/\.\d+/, '')],
    ['SystemInfo', clipped(system, SHORT)],
  ],
];

const seller = ({ taxNumber, name }: Party): Xml[] => [
  ['NIP', taxNumber ?? ''],
  ['Nazwa', clipped(name, LONG)],
];

function address({ country, address: lines }: Party): Xml {
  const [first = '', ...rest] = lines;
  const second = rest.join(', ');
  return [
    'Adres',
    [['KodKraju', country], ['AdresL1', clipped(first, LONG)], ...some('AdresL2', clipped(second, LONG))],
  ];
}

function body(invoice: Invoice, details: Fa3Details): Xml[] {
  const { currency, issuedOn, number, soldOn, sums, total, orderNumber } = invoice;
  return [
    ['KodWaluty', currency],
    ['P_1', issuedOn],
    ['P_2', clipped(number, SHORT)],
    ['P_6', soldOn],
    ...sums.flatMap((sum) => sumOfRate(sum, invoice)),
    ['P_15', amount(total.gross)],
    NOTHING_SPECIAL,
    ['RodzajFaktury', invoice.corrected ? 'KOR' : 'VAT'],
    ...correction(invoice, details),
    ...lines(invoice),
    ...payment(invoice),
    ['WarunkiTransakcji', [['Zamowienia', [['NrZamowienia', clipped(orderNumber, SHORT)]]]]],
  ];
}

/** In the order of the rates: `taxSums` has the highest first, as FA(3) wants them. */
function sumOfRate({ taxBasisPoints, net, tax }: TaxSum, { rate }: Invoice): Xml[] {
  const sums = RATES[taxBasisPoints]?.sums ?? '';
  if (taxBasisPoints === 0) return [[`P_13_${sums}`, amount(net)]];
  return [
    [`P_13_${sums}`, amount(net)],
    [`P_14_${sums}`, amount(tax)],
    ...(rate ? ([[`P_14_${sums}W`, amount(inPln(tax, rate))]] as const) : []),
  ];
}

/** No cash accounting, self-billing, reverse charge, split payment, exemption, new vehicles, triangle or margin. */
const NOTHING_SPECIAL: Xml = [
  'Adnotacje',
  [
    ...['P_16', 'P_17', 'P_18', 'P_18A'].map((name): Xml => [name, '2']),
    ['Zwolnienie', [['P_19N', '1']]],
    ['NoweSrodkiTransportu', [['P_22N', '1']]],
    ['P_23', '2'],
    ['PMarzy', [['P_PMarzyN', '1']]],
  ],
];

function correction({ corrected }: Invoice, { correctedNumber }: Fa3Details): Xml[] {
  if (!corrected) return [];
  const known: Xml[] = correctedNumber
    ? [
        ['NrKSeF', '1'],
        ['NrKSeFFaKorygowanej', correctedNumber],
      ]
    : [['NrKSeFN', '1']];
  return [
    ...some('PrzyczynaKorekty', clipped(corrected.reason, SHORT)),
    [
      'DaneFaKorygowanej',
      [
        ['DataWystFaKorygowanej', corrected.issuedOn],
        ['NrFaKorygowanej', clipped(corrected.number, SHORT)],
        ...known,
      ],
    ],
  ];
}

/** A correction has each line that it changes as it was, and as it is. */
function lines(invoice: Invoice): Xml[] {
  const rows = invoice.corrected
    ? changedLines(invoice.corrected.lines, invoice.lines).flatMap(({ before, after }) => [
        ...(before ? [{ line: before, wasSo: true }] : []),
        { line: after ?? nothingOf(before), wasSo: false },
      ])
    : invoice.lines.map((line) => ({ line, wasSo: false }));
  return rows.flatMap(({ line, wasSo }, index) => (line ? [row(line, wasSo, index + 1, invoice)] : []));
}

const nothingOf = (line: BilledLine | null): BilledLine | null =>
  line && { ...line, quantity: 0, discount: 0, worth: 0, gross: 0 };

function row(
  line: BilledLine,
  wasSo: boolean,
  number: number,
  { priceType, orderNumber, rate }: Invoice,
): Xml {
  const isNet = priceType === 'net';
  return [
    'FaWiersz',
    [
      ['NrWierszaFa', String(number)],
      ['UU_ID', clipped(`${orderNumber} ${line.key}`, 50)],
      ['P_7', clipped(line.name, LONG)],
      ['P_8A', UNITS[line.unit]],
      ['P_8B', String(line.quantity)],
      [isNet ? 'P_9A' : 'P_9B', amount(line.price)],
      ...(line.discount > 0 ? ([['P_10', amount(line.discount)]] as const) : []),
      [isNet ? 'P_11' : 'P_11A', amount(line.worth)],
      ['P_12', RATES[line.taxBasisPoints]?.name ?? ''],
      ...(rate ? ([['KursWaluty', (rate.tenThousandths / 10_000).toFixed(4)]] as const) : []),
      ...(wasSo ? ([['StanPrzed', '1']] as const) : []),
    ],
  ];
}

const UNITS: Readonly<Record<BilledLine['unit'], string>> = {
  piece: 'szt.',
  kilogram: 'kg',
  metre: 'm',
  pack: 'op.',
  service: 'usł.',
  place: 'miejsce',
};

const BY_TRANSFER: Xml[] = [['FormaPlatnosci', '6']];
const OTHERWISE = { on_delivery: 'za pobraniem', points: 'punkty', gateway: 'płatność online' } as const;

function payment({ corrected, payment: { method, paidOn, account } }: Invoice): Xml[] {
  if (corrected) return [];
  const how: Xml[] =
    method === 'transfer'
      ? BY_TRANSFER
      : [
          ['PlatnoscInna', '1'],
          ['OpisPlatnosci', OTHERWISE[method]],
        ];
  const paid: Xml[] = paidOn
    ? [
        ['Zaplacono', '1'],
        ['DataZaplaty', paidOn],
      ]
    : [];
  const to: Xml[] =
    !paidOn && account ? [['RachunekBankowy', [['NrRB', account.replace(/[^0-9A-Z]/g, '')]]]] : [];
  return [['Platnosc', [...paid, ...how, ...to]]];
}

const amount = (minor: Minor): string => (minor / 100).toFixed(2);

/** One line of at most so many characters. */
const clipped = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most);

const some = (name: string, text: string): Xml[] => (text ? [[name, text]] : []);
