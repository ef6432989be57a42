import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Signs that nobody mistakes for each other on paper. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUP = 5;

/** So many codes to write down: two groups of five signs each, about fifty bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** What the database keeps of a code; capitals, spaces and the dash make no difference. */
export const recoveryHash = (staffId: number, code: string): Buffer =>
  createHash('sha256')
    .update(`${staffId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest();
