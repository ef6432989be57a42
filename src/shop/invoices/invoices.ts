import { eq } from 'drizzle-orm';
import type { InvoiceRules } from '#contract/invoices/invoices-config.ts';
import type { InvoiceKind } from '#domain/invoices/invoice.ts';
import { type Actor, type StaffActor, THE_SHOP } from '#domain/staff/actor.ts';
import { invoice } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { demand } from '#shop/staff/demand.ts';
import { fileOf, type InvoiceFile, receiptOf } from './invoice-files.ts';
import { exportInvoices, invoicesOf, type ListedInvoice, listInvoices, type Period } from './invoice-list.ts';
import { openIssueDue } from './issue-due.ts';
import { type IssueOutcome, issueInvoice, type Wish } from './issue-invoice.ts';
import { openKsefCertificates, tellOfEnding } from './ksef/ksef-certificates.ts';
import { type KsefAccessParts, openKsefTeller } from './ksef/ksef-teller.ts';
import { tellAgain } from './ksef/tell-again.ts';
import { type InvoicePreview, previewInvoice } from './preview-invoice.ts';

export type Invoices = ReturnType<typeof openInvoices>;

/** Invoices and their corrections: issued, listed, and taken away. Without rules the shop issues none. */
export function openInvoices(
  ordersParts: OrdersParts,
  rules: InvoiceRules | undefined,
  ksef: KsefAccessParts = {},
) {
  const { orm } = ordersParts.database;
  const parts = rules && { ...ordersParts, invoiceRules: rules };
  const off: IssueOutcome = { ok: false, problem: 'off' };
  const issueDue = parts && openIssueDue(parts);
  const certificates = openKsefCertificates(ksef.certificates ?? {});
  const tellKsef = parts && openKsefTeller(parts, { ...ksef, certificates });
  const paper = rules && {
    qrAddress: rules.ksefQrAddress,
    certificate: certificates.offline,
  };
  return {
    isOn: parts !== undefined,
    /** The invoice of an order, or a correction of what was invoiced last to what is due now. */
    async issue(
      actor: Actor,
      orderNumber: string,
      kind: InvoiceKind,
      wish: Omit<Wish, 'kind'> = {},
    ): Promise<IssueOutcome> {
      demand(actor, 'invoice.issue');
      return parts ? issueInvoice(parts, actor, orderNumber, { kind, ...wish }) : off;
    },
    /** What would be issued now, without anything being issued. */
    async preview(actor: Actor, orderNumber: string): Promise<InvoicePreview | undefined> {
      demand(actor, 'invoice.issue');
      return parts && previewInvoice(parts, orderNumber);
    },
    /** For whoever has bought, whose order it is known to be. */
    issueForBuyer: async (orderNumber: string): Promise<IssueOutcome> =>
      parts ? issueInvoice(parts, THE_SHOP, orderNumber, { kind: 'invoice' }) : off,
    /** What is due by itself: invoices and corrections, and what KSeF has to be told or asked. */
    doDue: async (log: (line: string) => void): Promise<void> => {
      await issueDue?.(log);
      await tellKsef?.(log);
      await tellOfEnding(ordersParts, certificates.ending(ordersParts.clock()));
    },
    /** The seller's certificates that end soon, or have. */
    endingCertificates: () => certificates.ending(ordersParts.clock()),
    /** Sends a document once more that KSeF has not taken; false where there is no such one. */
    tellKsefAgain: (actor: Actor, id: number): Promise<boolean> => tellAgain(ordersParts, actor, id),
    list: (actor: Actor, asked: Partial<Period> & { before?: number | undefined }) =>
      listInvoices(ordersParts.database, actor, asked),
    export: (actor: StaffActor, period: Period) =>
      exportInvoices(ordersParts.database, actor, period, new Date(ordersParts.clock())),
    /** The documents of an order. Whoever asks has shown before that it is theirs to see. */
    ofOrder: (orderNumber: string): Promise<ListedInvoice[]> => invoicesOf(orm, orderNumber),
    file: (id: number): Promise<InvoiceFile | undefined> => fileOf(ordersParts, id, paper),
    /** KSeF's receipt (UPO), where it is here. */
    receipt(actor: Actor, id: number): Promise<{ number: string; upo: string } | undefined> {
      demand(actor, 'invoice.read');
      return receiptOf(ordersParts, id);
    },
    /** By its number, to be sent along. */
    async fileByNumber(number: string): Promise<InvoiceFile | undefined> {
      const [row] = await orm.select({ id: invoice.id }).from(invoice).where(eq(invoice.number, number));
      return row && fileOf(ordersParts, row.id, paper);
    },
  };
}
