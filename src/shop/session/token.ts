import { createHash, randomBytes } from 'node:crypto';

/** A secret that opens something to whoever has it: 32 random bytes, fit for a cookie and for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether it could be a token at all; what cannot is never looked for. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What the database keeps of a token: who reads it there cannot use it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
