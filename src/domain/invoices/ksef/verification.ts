/** Where anybody sees whether KSeF has a document. `hash`: SHA-256 of what was sent, base64url. */
export type Verified = { address: string; nip: string; issuedOn: string; hash: string };

/** KOD I: whether the document is in KSeF, and that it is the same. */
export function verificationLink({ address, nip, issuedOn, hash }: Verified): string {
  const [year, month, day] = issuedOn.split('-');
  return `${address}/invoice/${nip}/${day}-${month}-${year}/${hash}`;
}

/** KOD II, of what was issued offline: who has issued it. Signed is what it says up to here, without 'https://'. */
export const certificateLink = ({ address, nip, hash }: Verified, serial: string): string =>
  `${address}/certificate/Nip/${nip}/${nip}/${serial}/${hash}`;

/** What of a link is signed. */
export const signedPart = (link: string): string => link.replace(/^https?:\/\//, '');
