import type { InvoicesParts } from '#shop/invoices/invoices-parts.ts';
import { openKsefClient } from './ksef-client.ts';
import { sendDue } from './send-due.ts';

export type KsefAccessParts = { token?: string | undefined; fetch?: typeof fetch | undefined };

/** Tells KSeF what it waits for; undefined where the shop tells it nothing. */
export function openKsefTeller(
  { database: { orm }, clock, rules, invoiceRules, config }: InvoicesParts,
  { token, fetch }: KsefAccessParts,
) {
  const { ksefAddress, seller } = invoiceRules;
  if (!ksefAddress) return undefined;
  if (!token)
    throw new Error(
      'shop.config.ts names KSeF, and KSEF_TOKEN of the environment is not set: see docs/integrations/invoices.md.',
    );
  const client = openKsefClient({ address: ksefAddress, nip: seller.taxNumber ?? '', token, fetch });
  const parts = { orm, clock, timeZone: rules.timeZone, client, system: config.name };
  return (log: (line: string) => void) => sendDue(parts, log);
}
