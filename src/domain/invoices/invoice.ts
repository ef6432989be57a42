import type { Payment } from '#domain/order/order.ts';
import type { Minor, Price, PriceType } from '#domain/price/money.ts';
import { withTax } from '#domain/price/money.ts';
import { type BilledLine, grossByTax } from './billed-lines.ts';

export const INVOICE_KINDS = ['invoice', 'correction'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Who sells or buys, as a document names them. */
export type Party = {
  name: string;
  taxNumber: string | null;
  /** Lines of the address, without the country. */
  address: readonly string[];
  /** 'PL' */
  country: string;
};

/** What an invoice says, once and for all. Days are '2026-11-19'. */
export type Invoice = {
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  /** When the goods were sent, or paid where that came first. */
  soldOn: string;
  language: string;
  orderNumber: string;
  seller: Party;
  buyer: Party;
  currency: string;
  priceType: PriceType;
  /** A correction has them as they are now. */
  lines: readonly BilledLine[];
  /** A correction has what it changes by. */
  sums: readonly TaxSum[];
  total: Price;
  payment: { method: Payment; paidOn: string | null; account: string | null };
  /** Where the currency is not PLN: the tax has to be told in it. */
  rate: ExchangeRate | null;
  corrected: Corrected | null;
};

/** What a correction corrects. */
export type Corrected = {
  number: string;
  issuedOn: string;
  reason: string;
  lines: readonly BilledLine[];
  sums: readonly TaxSum[];
};

/** What one unit of the currency is in PLN, in ten thousandths, as a bank's table of a day says. */
export type ExchangeRate = { tenThousandths: number; table: string };

/** What is taxed at one rate. */
export type TaxSum = Price & { taxBasisPoints: number; tax: Minor };

/** The sums by tax rate, the highest first: the tax is that in the gross of each. */
export const taxSums = (lines: readonly Pick<BilledLine, 'gross' | 'taxBasisPoints'>[]): TaxSum[] =>
  [...grossByTax(lines)]
    .toSorted(([one], [other]) => other - one)
    .map(([taxBasisPoints, sum]) => {
      const { gross, net } = withTax(sum, taxBasisPoints);
      return { taxBasisPoints, gross, net, tax: gross - net };
    });

/** What the sums have become less what they were, rate by rate. */
export function sumsDifference(now: readonly TaxSum[], before: readonly TaxSum[]): TaxSum[] {
  const rates = [...new Set([...now, ...before].map(({ taxBasisPoints }) => taxBasisPoints))];
  return rates
    .toSorted((one, other) => other - one)
    .map((taxBasisPoints) => {
      const of = (sums: readonly TaxSum[]) => sums.find((sum) => sum.taxBasisPoints === taxBasisPoints);
      const less = (part: 'gross' | 'net' | 'tax') => (of(now)?.[part] ?? 0) - (of(before)?.[part] ?? 0);
      return { taxBasisPoints, gross: less('gross'), net: less('net'), tax: less('tax') };
    })
    .filter(({ gross }) => gross !== 0);
}

export const totalOf = (sums: readonly TaxSum[]): Price => ({
  gross: sums.reduce((sum, { gross }) => sum + gross, 0),
  net: sums.reduce((sum, { net }) => sum + net, 0),
});

/** An amount in PLN at a rate, to the grosz. */
export const inPln = (amount: Minor, { tenThousandths }: ExchangeRate): Minor =>
  Math.round((amount * tenThousandths) / 10_000);
