import { DAY } from '#domain/time/zone.ts';

/** What a certificate of the seller is for: to sign in to KSeF, or to sign what is issued offline. */
export type CertificateUse = 'signIn' | 'offline';

/** A certificate that ends soon, or has. */
export type CertificateEnd = { use: CertificateUse; endsAt: Date; isOver: boolean };

/** So long before its end it is told of: a new one is asked for, and waited for, in the application of KSeF. */
const TOLD_BEFORE = 30 * DAY;

/** Undefined as long as its end is far. */
export function certificateEnd(
  { use, endsAt }: { use: CertificateUse; endsAt: Date },
  now: number,
): CertificateEnd | undefined {
  const left = endsAt.getTime() - now;
  return left > TOLD_BEFORE ? undefined : { use, endsAt, isOver: left <= 0 };
}
