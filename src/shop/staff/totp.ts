import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from '#domain/staff/base32.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of phones are a little off: the step before and the one after count too. */
const DRIFT = 1;

/** The step of time that a moment belongs to (RFC 6238). */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The code of a step. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step whose code it is, later than the one that was used last; undefined where it is none. */
export function stepOfCode(
  secret: Buffer,
  typed: string,
  now: number,
  used: number | null,
): number | undefined {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = stepAt(now);
  for (let step = current - DRIFT; step <= current + DRIFT; step++)
    if (step > (used ?? -1) && isSame(codeAt(secret, step), code)) return step;
  return undefined;
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The address that an authenticator app reads from a picture. */
export function totpAddress(secret: Buffer, { shop, email }: { shop: string; email: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(shop)}`;
}
