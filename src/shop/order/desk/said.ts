import { LARGEST_AMOUNT } from '#domain/price/money.ts';
import { refuse } from './hand.ts';

const LONGEST_REASON = 500;

/** Whether the database can keep it as an amount of money that moves. */
export const isAmount = (amount: number) =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= LARGEST_AMOUNT;

/** A reason that says something. */
export const reasonOf = (reason: string | undefined): string =>
  saidOf(reason, LONGEST_REASON) ?? refuse('no_reason');

/** A text that may be left out, as the database can keep it. */
export function saidOf(text: string | null | undefined, longest: number): string | null {
  const said = text?.trim() || null;
  return said !== null && said.length > longest ? refuse('too_long') : said;
}

/** PostgreSQL keeps neither NUL in a text, nor half a surrogate pair in JSON. */
export function hasOddText(input: unknown): boolean {
  let isOdd = false;
  JSON.stringify(input, (_key, value: unknown) => {
    isOdd ||= typeof value === 'string' && (value.includes('\u0000') || /\p{Cs}/u.test(value));
    return value;
  });
  return isOdd;
}
