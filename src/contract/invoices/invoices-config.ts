import * as v from 'valibot';
import { isNip } from '#domain/form/numbers/nip.ts';
import type { InvoiceKind, Party } from '#domain/invoices/invoice.ts';
import type { Series } from '#domain/invoices/invoice-number.ts';
import { ISSUED_FOR, type IssuedFor } from '#domain/invoices/issue-rules.ts';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const series = v.strictObject({
  prefix: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9][A-Z0-9-]{0,9}$/, "must be capitals and digits, such as 'FV'"),
  ),
  per: v.picklist(['month', 'year'], "must be 'month' or 'year'"),
});

/** Who sells, and for whom invoices are issued. Without it the shop issues none. */
export const invoiceSettings = {
  invoices: v.optional(
    v.strictObject({
      seller: v.strictObject({
        name: text,
        taxNumber: v.pipe(v.string(), v.check(isNip, 'must be a NIP: ten digits, the last one right')),
        address: v.pipe(v.array(text), v.minLength(1, 'must have at least one line')),
      }),
      /** 'companies' where left out: whoever gave a tax number. Everybody may ask for one. */
      issueFor: v.optional(v.picklist(ISSUED_FOR, "must be 'companies', 'all' or 'nobody'")),
      /** FV by the month and FK by the month where left out. */
      series: v.optional(v.strictObject({ invoice: v.optional(series), correction: v.optional(series) })),
    }),
  ),
};

export type InvoiceRules = {
  seller: Party;
  issueFor: IssuedFor;
  series: Record<InvoiceKind, Series>;
};

type Settings = v.InferOutput<v.StrictObjectSchema<typeof invoiceSettings, undefined>>;

const USUAL: Record<InvoiceKind, Series> = {
  invoice: { prefix: 'FV', per: 'month' },
  correction: { prefix: 'FK', per: 'month' },
};

/** Undefined where the shop issues no invoices. */
export function invoiceRulesOf({ invoices }: Settings): InvoiceRules | undefined {
  if (!invoices) return undefined;
  const { seller, issueFor = 'companies', series = {} } = invoices;
  return {
    seller: { ...seller, country: 'PL' },
    issueFor,
    series: { invoice: series.invoice ?? USUAL.invoice, correction: series.correction ?? USUAL.correction },
  };
}
