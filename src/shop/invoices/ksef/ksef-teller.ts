import { eq } from 'drizzle-orm';
import { shopOrder } from '#shop/db/schema/index.ts';
import type { InvoicesParts } from '#shop/invoices/invoices-parts.ts';
import { tellBuyer } from '#shop/invoices/tell-buyer.ts';
import type { CertificateFiles, KsefCertificates } from './ksef-certificates.ts';
import { type KsefSignIn, openKsefClient } from './ksef-client.ts';
import { type KsefParts, sendDue } from './send-due.ts';

export type KsefAccessParts = {
  token?: string | undefined;
  fetch?: typeof fetch | undefined;
  /**
   * Of the kind Authentication, by which the shop signs in, and of the kind Offline, with which documents are handed over
   * while KSeF cannot be reached.
   */
  certificates?: CertificateFiles | undefined;
};

type Access = Pick<KsefAccessParts, 'token' | 'fetch'> & { certificates: KsefCertificates };

/** Tells KSeF what it waits for; undefined where the shop tells it nothing. */
export function openKsefTeller(invoicesParts: InvoicesParts, { token, fetch, certificates }: Access) {
  const { database, clock, rules, invoiceRules, config } = invoicesParts;
  const { orm } = database;
  const { ksefAddress, seller } = invoiceRules;
  if (!ksefAddress) return undefined;
  const by = wayIn(token, certificates);
  const client = openKsefClient({ address: ksefAddress, nip: seller.taxNumber ?? '', by, fetch });
  const parts: KsefParts = {
    ...{ orm, clock, timeZone: rules.timeZone, client, system: config.name },
    mayGoOffline: certificates.offline !== undefined,
    async tellBuyer(tx, document) {
      const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, document.orderId));
      if (order) await tellBuyer(tx, invoicesParts, order, document);
    },
  };
  return (log: (line: string) => void) => sendDue(parts, log);
}

/** By the certificate where there is one: tokens are withdrawn. */
function wayIn(token: string | undefined, { signIn }: KsefCertificates): KsefSignIn {
  if (signIn) return { certificate: signIn };
  if (token) return { token };
  throw new Error(
    'shop.config.ts names KSeF, and neither KSEF_CERTIFICATE nor KSEF_TOKEN of the environment is set: see docs/integrations/invoices.md.',
  );
}
