import type { BilledLine } from '#domain/invoices/billed-lines.ts';
import { type ChangedLine, changedLines } from '#domain/invoices/changed-lines.ts';
import { correctionCause } from '#domain/invoices/correction-cause.ts';
import {
  type ExchangeRate,
  type Invoice,
  type Party,
  sumsDifference,
  taxSums,
  totalOf,
} from '#domain/invoices/invoice.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import { dateOf } from '#domain/time/zone.ts';
import type { OrderFile } from '#shop/order/desk/order-file.ts';
import { textsIn } from '#texts/dictionary.ts';
import { say } from '#texts/say.ts';
import type { DocumentRow, InvoicesParts } from './invoices-parts.ts';

/** All of a document but what it gets as it is issued. */
export type Draft = Omit<Invoice, 'kind' | 'number' | 'issuedOn'>;

type Known = {
  lines: readonly BilledLine[];
  last: DocumentRow | undefined;
  rate: ExchangeRate | null;
  reason: string;
};

export function draftOf(parts: InvoicesParts, file: OrderFile, { lines, last, rate, reason }: Known): Draft {
  const { order, parcels, facts } = file;
  const day = (moment: Date) => dateOf(moment.getTime(), parts.rules.timeZone);
  const sums = taxSums(lines);
  const before = last && taxSums(last.document.lines);
  const changed = before ? sumsDifference(sums, before) : sums;
  const left = parcels.flatMap(({ sentAt }) => sentAt ?? []);
  const sold =
    left.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? order.paidAt ?? order.createdAt;
  return {
    soldOn: last?.document.soldOn ?? day(sold),
    language: order.language,
    orderNumber: order.number,
    seller: parts.invoiceRules.seller,
    // What is corrected was issued to somebody already.
    buyer: last?.document.buyer ?? buyerOf(order.billing),
    currency: order.currency,
    priceType: order.priceType,
    lines,
    sums: changed,
    total: totalOf(changed),
    payment: {
      method: order.paymentMethod,
      paidOn: facts.money.balance >= 0 && order.paidAt ? day(order.paidAt) : null,
      account: order.paymentMethod === 'transfer' ? (parts.config.bankAccount ?? null) : null,
    },
    rate: order.currency === 'PLN' ? null : rate,
    corrected:
      last && before
        ? {
            ...{ number: last.number, issuedOn: last.issuedOn, lines: last.document.lines, sums: before },
            reason: reason || causeOf(parts, file, changedLines(last.document.lines, lines)),
          }
        : null,
  };
}

/** What is said where nobody gives a reason. */
function causeOf(
  { config }: InvoicesParts,
  { order, parcels, facts }: OrderFile,
  changes: readonly ChangedLine[],
): string {
  const hasLeft = parcels.some(({ sentAt }) => sentAt !== null);
  const cause = correctionCause(changes, { isCancelled: facts.isCancelled, hasLeft });
  return say(textsIn(order.language, config.texts)[`invoice.cause.${cause}`], order.language);
}

/** Whoever gave a tax number buys as a company; without a company's name it is the person's own. */
function buyerOf(billing: OrderAddress): Party {
  const { firstname, lastname, company, taxNumber, street, streetNumber, zipcode, city, country } = billing;
  return {
    name: company || `${firstname} ${lastname}`,
    taxNumber: taxNumber || null,
    address: [[street, streetNumber].filter(Boolean).join(' '), `${zipcode} ${city}`],
    country,
  };
}
