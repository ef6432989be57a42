import { createHash, timingSafeEqual } from 'node:crypto';

type Signed = Readonly<Record<string, unknown>>;

/** Przelewy24's signature of values in just this order; the last of them is the CRC key. */
export const signOf = (values: Signed): string =>
  createHash('sha384').update(JSON.stringify(values)).digest('hex');

/** Compared in constant time. */
export function isSignedBy(given: string, values: Signed): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(signOf(values))];
  return one.length === other.length && timingSafeEqual(one, other);
}
