import { LARGEST_AMOUNT, type Minor } from './money.ts';

/** An amount as somebody types it ('1 234,50', '12.5'), in minor units; undefined where it is none above zero. */
export const readAmount = (typed: string): Minor | undefined => readCost(typed) || undefined;

/** The same for what may cost nothing: undefined where it is no amount. */
export function readCost(typed: string): Minor | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole + decimals.padEnd(2, '0'));
  return amount <= LARGEST_AMOUNT ? amount : undefined;
}

/** The same amount as it is typed: '1234,50'. */
export const typedAmount = (amount: Minor): string =>
  `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
