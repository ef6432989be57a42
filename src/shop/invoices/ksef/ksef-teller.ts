import { eq } from 'drizzle-orm';
import { shopOrder } from '#shop/db/schema/index.ts';
import type { InvoicesParts } from '#shop/invoices/invoices-parts.ts';
import { tellBuyer } from '#shop/invoices/tell-buyer.ts';
import { openKsefClient } from './ksef-client.ts';
import { type KsefParts, sendDue } from './send-due.ts';

export type KsefAccessParts = {
  token?: string | undefined;
  fetch?: typeof fetch | undefined;
  /** Of the kind Offline, and its key: documents are handed over while KSeF cannot be reached. */
  offline?: { certificate: string; key: string } | undefined;
};

/** Tells KSeF what it waits for; undefined where the shop tells it nothing. */
export function openKsefTeller(invoicesParts: InvoicesParts, { token, fetch, offline }: KsefAccessParts) {
  const { database, clock, rules, invoiceRules, config } = invoicesParts;
  const { orm } = database;
  const { ksefAddress, seller } = invoiceRules;
  if (!ksefAddress) return undefined;
  if (!token)
    throw new Error(
      'shop.config.ts names KSeF, and KSEF_TOKEN of the environment is not set: see docs/integrations/invoices.md.',
    );
  const client = openKsefClient({ address: ksefAddress, nip: seller.taxNumber ?? '', token, fetch });
  const parts: KsefParts = {
    ...{ orm, clock, timeZone: rules.timeZone, client, system: config.name },
    mayGoOffline: offline !== undefined,
    async tellBuyer(tx, document) {
      const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, document.orderId));
      if (order) await tellBuyer(tx, invoicesParts, order, document);
    },
  };
  return (log: (line: string) => void) => sendDue(parts, log);
}
