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

const KSEF_ENVIRONMENTS = ['test', 'demo', 'production'] as const;

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
      /** Tells the National e-Invoice System of invoices for companies; its token is KSEF_TOKEN of the environment. */
      ksef: v.optional(
        v.strictObject({
          environment: v.picklist(KSEF_ENVIRONMENTS, "must be 'test', 'demo' or 'production'"),
          /** Where KSeF is, in place of its own address: for a stand-in of it. */
          address: v.optional(v.pipe(v.string(), v.url('must be an address, such as https://example.org'))),
        }),
      ),
      series: v.optional(v.strictObject({ invoice: v.optional(series), correction: v.optional(series) })),
    }),
  ),
};

const ADDRESSES = {
  test: 'https://api-test.ksef.mf.gov.pl/v2',
  demo: 'https://api-demo.ksef.mf.gov.pl/v2',
  production: 'https://api.ksef.mf.gov.pl/v2',
} as const;

const QR_ADDRESSES = {
  test: 'https://qr-test.ksef.mf.gov.pl',
  demo: 'https://qr-demo.ksef.mf.gov.pl',
  production: 'https://qr.ksef.mf.gov.pl',
} as const;

export type InvoiceRules = {
  seller: Party;
  issueFor: IssuedFor;
  series: Record<InvoiceKind, Series>;
  /** Where KSeF is; undefined where it is told nothing. */
  ksefAddress: string | undefined;
  /** Where the codes on its documents lead. */
  ksefQrAddress: string;
};

type Settings = v.InferOutput<v.StrictObjectSchema<typeof invoiceSettings, undefined>>;

const USUAL: Record<InvoiceKind, Series> = {
  invoice: { prefix: 'FV', per: 'month' },
  correction: { prefix: 'FK', per: 'month' },
};

/** Undefined where the shop issues no invoices. */
export function invoiceRulesOf({ invoices }: Settings): InvoiceRules | undefined {
  if (!invoices) return undefined;
  const { seller, issueFor = 'companies', series = {}, ksef } = invoices;
  return {
    seller: { ...seller, country: 'PL' },
    issueFor,
    ksefQrAddress: QR_ADDRESSES[ksef?.environment ?? 'production'],
    ksefAddress: ksef && (ksef.address ?? ADDRESSES[ksef.environment]),
    series: { invoice: series.invoice ?? USUAL.invoice, correction: series.correction ?? USUAL.correction },
  };
}
