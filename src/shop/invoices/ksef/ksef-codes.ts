import { createHash } from 'node:crypto';
import { verificationLink } from '#domain/invoices/ksef/verification.ts';
import type { invoiceKsef } from '#shop/db/schema/index.ts';
import type { DocumentRow } from '#shop/invoices/invoices-parts.ts';
import type { OfflineCertificate } from './offline-certificate.ts';

/** A code on the paper: what it leads to, and what stands below it. */
export type KsefCode = { kind: 'document' | 'issuer'; link: string; label: string };
/** Who signs offline documents; what is told of KSeF where there is no certificate cannot be handed over before its number. */
export type KsefPaper = { qrAddress: string; certificate: OfflineCertificate | undefined };

type Known = Pick<typeof invoiceKsef.$inferSelect, 'xml' | 'number' | 'isOffline'>;

const OFFLINE = 'OFFLINE';
const CERTIFICATE = 'CERTYFIKAT';

/** The codes that a document has to have on its paper; undefined as long as it has neither a number nor went offline. */
export function codesOf(
  { xml, number, isOffline }: Known,
  { document }: Pick<DocumentRow, 'document'>,
  { qrAddress, certificate }: KsefPaper,
): KsefCode[] | undefined {
  if (!xml) return undefined;
  const hash = createHash('sha256').update(xml).digest('base64url');
  const { issuedOn, seller } = document;
  const verified = { address: qrAddress, nip: seller.taxNumber ?? '', issuedOn, hash };
  const ofDocument = { kind: 'document', link: verificationLink(verified) } as const;
  if (number) return [{ ...ofDocument, label: number }];
  if (!isOffline || !certificate) return undefined;
  return [
    { ...ofDocument, label: OFFLINE },
    { kind: 'issuer', link: certificate.link(verified), label: CERTIFICATE },
  ];
}
