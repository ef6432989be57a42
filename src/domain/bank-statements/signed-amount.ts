import type { Minor } from '#domain/price/money.ts';
import { readCost } from '#domain/price/read-amount.ts';

/** A sum as statements write it ('-1 234,50', '+12.5', '49,99 PLN', '1.234,50'), in minor units; undefined where it is none. */
export function signedAmount(written: string): Minor | undefined {
  const text = written.replace(/[A-Z]{3}|zł/g, '').replace(/[\s'\u2009]/g, '');
  const sign = /^[-\u2212]/.test(text) ? -1 : 1;
  const digits = text.replace(/^[-+\u2212]/, '');
  const amount = readCost(withoutGroups(digits));
  return amount === undefined ? undefined : sign * amount;
}

/** The last of two different signs is that of the decimals; MT940 leaves decimals out where there are none ('12,'). */
function withoutGroups(digits: string): string {
  const isComma = digits.lastIndexOf(',') > digits.lastIndexOf('.');
  const plain = /[.,].*[.,]/.test(digits) ? digits.replaceAll(isComma ? '.' : ',', '') : digits;
  return plain.replace(/[.,]$/, '');
}
