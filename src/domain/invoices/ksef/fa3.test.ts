import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bill, billedLines } from '#domain/invoices/billed-lines.ts';
import { type Invoice, sumsDifference, taxSums, totalOf } from '#domain/invoices/invoice.ts';
import { type PriceType, priceOf, times } from '#domain/price/money.ts';
import { fa3Mistakes } from '#tests/support/ksef/fa3-mistakes.ts';
import { fa3, isTellable } from './fa3.ts';

const DETAILS = {
  madeAt: new Date('2026-11-19T12:34:56.789Z'),
  system: 'Witryna',
  correctedNumber: undefined,
};

const line = (id: number, name: string, amount: number, quantity: number, tax: number, type: PriceType) => ({
  ...{ id, name, unit: 'piece' as const, quantity, taxBasisPoints: tax },
  price: priceOf(amount, tax, type),
  worth: priceOf(times(amount, quantity), tax, type),
});

function invoiceOf(changes: Partial<Invoice> = {}, bill: Partial<Bill> = {}): Invoice {
  const priceType = changes.priceType ?? 'gross';
  const lines = billedLines({
    priceType,
    lines: [
      line(1, 'Kawa „Żółw” & herbata <250 g>', 4990, 2, 2300, priceType),
      line(2, 'Książka', 3999, 1, 500, priceType),
    ],
    rebate: { gross: 1000, net: 1000 },
    delivery: { name: 'Dostawa: kurier', price: { gross: 1500, net: 1220 }, taxBasisPoints: 2300 },
    lowered: [],
    ...bill,
  });
  const sums = taxSums(lines);
  return {
    ...{ kind: 'invoice', number: 'FV/2026/11/0001', issuedOn: '2026-11-19', soldOn: '2026-11-18' },
    ...{ language: 'pl', orderNumber: '2026-11-472132', currency: 'PLN', priceType, lines, sums },
    seller: { name: 'Palarnia sp. z o.o.', taxNumber: '5260250274', address: ['Leśna 1'], country: 'PL' },
    buyer: {
      ...{ name: 'Kawka', taxNumber: '5260250274', address: ['Długa 2', '00-950 Warszawa'], country: 'PL' },
    },
    total: totalOf(sums),
    payment: { method: 'transfer', paidOn: null, account: 'PL61 1090 1014 0000 0712 1981 2874' },
    ...{ rate: null, corrected: null },
    ...changes,
  };
}

function correctionOf(first: Invoice): Invoice {
  const { lines } = invoiceOf(
    {},
    {
      lowered: [
        { lineId: 1, amount: 4500, quantity: 1 },
        { lineId: 2, amount: first.lines[1]?.gross ?? 0, quantity: 1 },
      ],
    },
  );
  const sums = sumsDifference(taxSums(lines), first.sums);
  const corrected = {
    number: first.number,
    issuedOn: first.issuedOn,
    reason: 'zwrot',
    lines: first.lines,
    sums: first.sums,
  };
  return {
    ...first,
    kind: 'correction',
    number: 'FK/2026/11/0001',
    lines,
    sums,
    total: totalOf(sums),
    corrected,
  };
}

const { buyer: BUYER } = invoiceOf();
const EURO_RATE = { tenThousandths: 42_518, table: '224/A/NBP/2026' };
const EVERY_KIND: Readonly<Record<string, Invoice>> = {
  'by transfer': invoiceOf(),
  'paid online': invoiceOf({ payment: { method: 'gateway', paidOn: '2026-11-17', account: null } }),
  'paid at the door': invoiceOf({ payment: { method: 'on_delivery', paidOn: null, account: null } }),
  'of a shop that sells net': invoiceOf({ priceType: 'net' }),
  'of a consumer': invoiceOf({ buyer: { ...BUYER, taxNumber: null } }),
  'of a company in Germany': invoiceOf({ buyer: { ...BUYER, taxNumber: 'DE129273398', country: 'DE' } }),
  'of a company in Greece': invoiceOf({ buyer: { ...BUYER, taxNumber: '094259216', country: 'GR' } }),
  'of a company in Switzerland': invoiceOf({ buyer: { ...BUYER, taxNumber: 'CHE 1', country: 'CH' } }),
  'in euros': invoiceOf({ currency: 'EUR', rate: EURO_RATE }),
  'at 0 and 8 %': invoiceOf(
    {},
    { lines: [line(1, 'A', 1000, 1, 0, 'gross'), line(2, 'B', 1000, 1, 800, 'gross')] },
  ),
  'that corrects': correctionOf(invoiceOf()),
};

describe('an invoice for KSeF', () => {
  test('of every kind is valid by the schema of the Ministry', async () => {
    const documents = Object.values(EVERY_KIND).map((invoice) => fa3(invoice, DETAILS));
    expect(await fa3Mistakes(documents)).toEqual([]);
    expect(await fa3Mistakes([(documents[0] ?? '').replace('<P_1>', '<P_1>x')])).not.toEqual([]);
  });

  test('that corrects one which KSeF knows names it, and has lines as they were and as they are', async () => {
    const correctedNumber = '5260250274-20261119-0123456789AB-C5';
    const xml = fa3(correctionOf(invoiceOf()), { ...DETAILS, correctedNumber });
    expect(await fa3Mistakes([xml])).toEqual([]);
    expect(xml).toContain(`<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${correctedNumber}</NrKSeFFaKorygowanej>`);
    expect(xml.match(/<StanPrzed>1</g)).toHaveLength(2);
    expect(xml.match(/<FaWiersz>/g)).toHaveLength(4);
    expect(xml).toContain('<P_8B>0</P_8B>');
    const [, book] = invoiceOf().lines;
    expect(xml).toContain(`<P_15>-${((4500 + (book?.gross ?? 0)) / 100).toFixed(2)}</P_15>`);
  });

  test('says sums by rate, tax in PLN of other currencies, and who buys', () => {
    const xml = fa3(invoiceOf({ currency: 'EUR', rate: EURO_RATE }), DETAILS);
    const [of23] = invoiceOf().sums;
    const tax = ((of23?.tax ?? 0) * 4.2518) / 100;
    expect(xml).toContain(`<P_14_1W>${tax.toFixed(2)}</P_14_1W>`);
    expect(xml).toContain('<KursWaluty>4.2518</KursWaluty>');
    expect(xml).toContain('<NIP>5260250274</NIP><Nazwa>Kawka</Nazwa>');
  });

  test('is not made where it is taxed at a rate that Poland has not', () => {
    expect(isTellable(invoiceOf())).toBe(true);
    expect(isTellable(invoiceOf({}, { lines: [line(1, 'A', 1000, 1, 1900, 'gross')] }))).toBe(false);
  });

  test('is valid whatever names and addresses hold', async () => {
    const words = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `x${text}`);
    const long = words.map((text) => text.repeat(40));
    const documents = fc.sample(fc.tuple(words, long, words), 50).map(([name, product, city]) => {
      const buyer = { ...BUYER, name, address: [name, city] };
      return fa3(invoiceOf({ buyer }, { lines: [line(1, product, 1000, 1, 2300, 'gross')] }), DETAILS);
    });
    expect(await fa3Mistakes(documents)).toEqual([]);
  });
});
