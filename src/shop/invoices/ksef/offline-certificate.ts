import { constants, sign } from 'node:crypto';
import { certificateLink, signedPart, type Verified } from '#domain/invoices/ksef/verification.ts';
import type { KsefCertificate } from './ksef-certificate.ts';

/** Signs for the seller what is issued while KSeF cannot be reached. */
export type OfflineCertificate = { link(verified: Verified): string };

const SALT = 32;

/** Signs with a certificate of KSeF of the kind Offline. */
export function openOfflineCertificate({ known, secret, kind }: KsefCertificate): OfflineCertificate {
  const how =
    kind === 'ecdsa'
      ? { key: secret, dsaEncoding: 'ieee-p1363' as const }
      : { key: secret, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT };
  return {
    link(verified) {
      const link = certificateLink(verified, known.serialNumber);
      return `${link}/${sign('sha256', Buffer.from(signedPart(link)), how).toString('base64url')}`;
    },
  };
}
