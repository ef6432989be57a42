import { isLanguage } from '#contract/language.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { BilledLine } from '#domain/invoices/billed-lines.ts';
import { changedLines } from '#domain/invoices/changed-lines.ts';
import { type Invoice, inPln, type Party, type TaxSum, totalOf } from '#domain/invoices/invoice.ts';
import { formatDate } from '#domain/page/date.ts';
import { formatAmount, moneyIn } from '#domain/price/mask.ts';
import type { Minor } from '#domain/price/money.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { textsIn } from '#texts/dictionary.ts';
import { say, type Values } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';

/** A table as it is drawn: how wide its columns are in proportion, and which of them hold numbers. */
export type Table = {
  columns: readonly { title: string; width: number; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
  /** The last row, where it is a sum. */
  sum?: readonly string[];
};

export type InvoiceWords = {
  title: string;
  about: string[];
  parties: { role: string; lines: string[] }[];
  corrects: string[];
  tables: { heading?: string; table: Table }[];
  summary: { heading: string; table: Table };
  total: string;
  payment: string[];
  /** What stands above the codes of KSeF, or in their place. */
  codes: { document: string; issuer: string };
  onItsWay: string;
  /** Of so many pages. */
  page(n: number, all: number): string;
};

type Setting = Pick<ShopConfig, 'currencies' | 'texts'>;
type Say = (key: TextKey, values?: Values) => string;

/** All that a document says, in its language. */
export function invoiceWords(invoice: Invoice, { currencies, texts }: Setting): InvoiceWords {
  const { kind, number, currency, corrected, seller, buyer } = invoice;
  const language = isLanguage(invoice.language) ? invoice.language : 'pl';
  const known = textsIn(language, texts);
  const t: Say = (key, values) => say(known[key], language, values);
  const amount = amountsIn(currencies, currency);
  return {
    title: t(`invoice.${kind}`, { number }),
    codes: { document: t('invoice.ksefDocument'), issuer: t('invoice.ksefIssuer') },
    onItsWay: t('invoice.ksefOnItsWay'),
    about: [
      t('invoice.issuedOn', { date: formatDate(invoice.issuedOn, language) }),
      t('invoice.soldOn', { date: formatDate(invoice.soldOn, language) }),
      t('invoice.order', { number: invoice.orderNumber }),
    ],
    parties: [
      { role: t('invoice.seller'), lines: partyLines(seller, t) },
      { role: t('invoice.buyer'), lines: partyLines(buyer, t) },
    ],
    corrects: corrected
      ? [
          t('invoice.corrects', { number: corrected.number, date: formatDate(corrected.issuedOn, language) }),
          t('invoice.reason', { reason: corrected.reason || t('invoice.usualReason') }),
        ]
      : [],
    tables: tablesOf(invoice, t, amount),
    summary: {
      heading: t(corrected ? 'invoice.difference' : 'invoice.summary'),
      table: sumsTable(invoice.sums, t, amount),
    },
    total: t(totalKey(invoice), { amount: moneyIn(currencies, Math.abs(invoice.total.gross), currency) }),
    payment: paymentLines(invoice, t),
    page: (n, all) => t('invoice.page', { n, all }),
  };
}

function totalKey({ kind, total, payment }: Invoice): TextKey {
  if (kind === 'correction') return total.gross < 0 ? 'invoice.totalLess' : 'invoice.totalMore';
  return payment.paidOn ? 'invoice.totalPaid' : 'invoice.total';
}

const partyLines = ({ name, taxNumber, address, country }: Party, t: Say): string[] => [
  name,
  ...address,
  ...(country === 'PL' ? [] : [country]),
  ...(taxNumber ? [t('invoice.taxNumber', { number: taxNumber })] : []),
];

/** The lines; where it corrects, those that it changes, as they were and as they are. */
function tablesOf(invoice: Invoice, t: Say, amount: (minor: Minor) => string): InvoiceWords['tables'] {
  const table = (lines: readonly BilledLine[]) => linesTable(lines, invoice, t, amount);
  if (!invoice.corrected) return [{ table: table(invoice.lines) }];
  const changed = changedLines(invoice.corrected.lines, invoice.lines);
  return [
    { heading: t('invoice.before'), table: table(changed.flatMap(({ before }) => before ?? [])) },
    {
      heading: t('invoice.after'),
      table: table(changed.flatMap(({ after, before }) => after ?? nothingOf(before))),
    },
  ];
}

/** A line that is not there any more is there with nothing. */
const nothingOf = (line: BilledLine | null): BilledLine[] =>
  line ? [{ ...line, quantity: 0, discount: 0, worth: 0, gross: 0 }] : [];

function linesTable(
  lines: readonly BilledLine[],
  { priceType, language }: Invoice,
  t: Say,
  amount: (minor: Minor) => string,
): Table {
  const hasDiscount = lines.some(({ discount }) => discount > 0);
  const number = (title: string, width: number) => ({ title, width, isNumber: true });
  return {
    columns: [
      number(t('invoice.position'), 6),
      { title: t('invoice.name'), width: 34, isNumber: false },
      number(t('invoice.quantity'), 12),
      number(t(`invoice.price.${priceType}`), 14),
      ...(hasDiscount ? [number(t('invoice.discount'), 12)] : []),
      number(t('invoice.vat'), 8),
      number(t(`invoice.worth.${priceType}`), 17),
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      line.name,
      `${formatQuantity(line.quantity, language)} ${t(`unit.${line.unit}`)}`,
      amount(line.price),
      ...(hasDiscount ? [amount(line.discount)] : []),
      percent(line.taxBasisPoints),
      amount(line.worth),
    ]),
  };
}

function sumsTable(sums: readonly TaxSum[], t: Say, amount: (minor: Minor) => string): Table {
  const total = totalOf(sums);
  const keys = ['invoice.taxRate', 'invoice.net', 'invoice.tax', 'invoice.gross'] as const;
  return {
    columns: keys.map((key) => ({ title: t(key), width: 25, isNumber: true })),
    rows: sums.map(({ taxBasisPoints, net, tax, gross }) => [
      percent(taxBasisPoints),
      ...[net, tax, gross].map(amount),
    ]),
    sum: [t('invoice.sum'), ...[total.net, total.gross - total.net, total.gross].map(amount)],
  };
}

function paymentLines({ kind, payment, language, rate, currency, total }: Invoice, t: Say): string[] {
  const { method, paidOn, account } = payment;
  const isOpen = kind === 'invoice' && !paidOn;
  return [
    ...(kind === 'invoice' ? [t('invoice.payment', { method: t(`invoice.method.${method}`) })] : []),
    ...(kind === 'invoice' && paidOn ? [t('invoice.paidOn', { date: formatDate(paidOn, language) })] : []),
    ...(isOpen && account ? [t('invoice.account', { account })] : []),
    ...(rate
      ? [
          t('invoice.rate', {
            ...{ table: rate.table, currency, rate: (rate.tenThousandths / 10_000).toFixed(4) },
            tax: (inPln(total.gross - total.net, rate) / 100).toFixed(2),
          }),
        ]
      : []),
  ];
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`;

/** Amounts without the currency's sign, which stands with the total. */
function amountsIn(currencies: Setting['currencies'], currency: string): (minor: Minor) => string {
  const format = currencies.find(({ id }) => id === currency);
  return (minor) => (format ? formatAmount(minor, format) : (minor / 100).toFixed(2));
}
