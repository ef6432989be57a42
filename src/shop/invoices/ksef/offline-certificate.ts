import { constants, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { certificateLink, signedPart, type Verified } from '#domain/invoices/ksef/verification.ts';

/** Signs for the seller what is issued while KSeF cannot be reached. */
export type OfflineCertificate = { link(verified: Verified): string };

type Pems = { certificate: string; key: string };

const SALT = 32;

/** A certificate of KSeF of the kind Offline, and its key (RSA, or ECDSA on P-256), both as PEM. */
export function openOfflineCertificate({ certificate, key }: Pems): OfflineCertificate {
  const known = new X509Certificate(certificate);
  const secret = createPrivateKey(key);
  if (!known.checkPrivateKey(secret))
    throw new Error('KSEF_OFFLINE_KEY is not the key of KSEF_OFFLINE_CERTIFICATE.');
  const how =
    secret.asymmetricKeyType === 'ec'
      ? { key: secret, dsaEncoding: 'ieee-p1363' as const }
      : { key: secret, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT };
  return {
    link(verified) {
      const link = certificateLink(verified, known.serialNumber);
      return `${link}/${sign('sha256', Buffer.from(signedPart(link)), how).toString('base64url')}`;
    },
  };
}
