/** How far a document has come on its way into KSeF. */
export const KSEF_STATES = ['waiting', 'sent', 'accepted', 'rejected'] as const;
export type KsefState = (typeof KSEF_STATES)[number];

/** Its receipt (UPO): here, still to come, or given by nobody. */
export type KsefReceipt = 'here' | 'awaited' | 'none';

/** What KSeF says of a document that it was sent. */
export type KsefStatus = {
  code: number;
  description: string;
  details: readonly string[];
  ksefNumber: string | undefined;
  /** Where the same invoice was there before: the number that it has. */
  originalNumber: string | undefined;
  /** The session in which that was sent. */
  originalSession: string | undefined;
};

export type KsefVerdict =
  /** Of one that was there before: `sentIn` is where, as far as KSeF says. */
  | { state: 'accepted'; ksefNumber: string; isDuplicate: boolean; sentIn?: string | undefined }
  | { state: 'rejected'; why: string }
  /** It is still looked at. */
  | { state: 'sent' }
  /** KSeF itself has failed: it has to be sent once more. */
  | { state: 'waiting'; why: string };

const WORKING = [100, 150];
const ACCEPTED = 200;
const KNOWN_BEFORE = 440;
const FAILED_ITSELF = [500, 550];

export function verdictOf({
  code,
  description,
  details,
  ksefNumber,
  originalNumber,
  originalSession,
}: KsefStatus): KsefVerdict {
  const why = [`${code} ${description}`, ...details].join('; ');
  if (WORKING.includes(code)) return { state: 'sent' };
  if (code === ACCEPTED && ksefNumber) return { state: 'accepted', ksefNumber, isDuplicate: false };
  if (code === KNOWN_BEFORE && originalNumber)
    return { state: 'accepted', ksefNumber: originalNumber, isDuplicate: true, sentIn: originalSession };
  if (FAILED_ITSELF.includes(code)) return { state: 'waiting', why };
  return { state: 'rejected', why };
}

const MINUTE = 60_000;
const MINUTES = [1, 2, 5, 15, 30];
const HOUR_IN_MINUTES = 60;

/** When it is tried or asked about again, after so many tries: ever later, and for ever, for the law asks for it. */
export const nextTry = (now: number, tries: number): number =>
  now + (MINUTES[tries - 1] ?? HOUR_IN_MINUTES) * MINUTE;

/** 'NIP-YYYYMMDD-12 signs-2 signs': the last two are a checksum of what is before them. */
export function isKsefNumber(number: string): boolean {
  const [, body, sum] = /^(\d{10}-\d{8}-[0-9A-F]{12}-)([0-9A-F]{2})$/.exec(number) ?? [];
  return body !== undefined && sum === checksum(body.slice(0, -1));
}

/** CRC-8 by the polynomial x⁸ + x² + x + 1, in two capital hexadecimal signs. */
export function checksum(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++) {
    sum ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80 ? ((sum << 1) ^ 0x07) & 0xff : (sum << 1) & 0xff;
  }
  return sum.toString(16).toUpperCase().padStart(2, '0');
}
