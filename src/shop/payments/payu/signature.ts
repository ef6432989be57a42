import { createHash, timingSafeEqual } from 'node:crypto';
import type { Notification } from '#shop/payments/provider.ts';

/** As PayU names them; it says 'SHA' too and means SHA-256. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  MD5: 'md5',
  SHA: 'sha256',
  'SHA-256': 'sha256',
  SHA256: 'sha256',
};

/** Whether PayU said these bytes: their digest with the second key, compared in constant time. */
export function isSigned({ headers, body }: Notification, secondKey: string): boolean {
  const { signature = '', algorithm = '' } = partsOf(
    headers['openpayu-signature'] ?? headers['x-openpayu-signature'],
  );
  const digest = Object.hasOwn(ALGORITHMS, algorithm) ? ALGORITHMS[algorithm] : undefined;
  if (!digest) return false;
  const expected = createHash(digest).update(body).update(secondKey).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** "sender=checkout;signature=…;algorithm=MD5;content=DOCUMENT" */
function partsOf(header: string | string[] | undefined): Record<string, string> {
  const text = Array.isArray(header) ? header.join(';') : (header ?? '');
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );
}
