import { LARGEST_AMOUNT, type Minor } from './money.ts';

/** An amount as somebody types it ('1 234,50', '12.5', '1,234.50'), in minor units; undefined where it is none above zero. */
export const readAmount = (typed: string): Minor | undefined => readCost(typed) || undefined;

/** The same for what may cost nothing: undefined where it is no amount. */
export function readCost(typed: string): Minor | undefined {
  const written = typed.replace(/\s/g, '');
  const ungrouped = ENGLISH_GROUPS.test(written) ? written.replaceAll(',', '') : written;
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(ungrouped) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole + decimals.padEnd(2, '0'));
  return amount <= LARGEST_AMOUNT ? amount : undefined;
}

/** With the decimals behind a point: without them '1,234' could be either. */
const ENGLISH_GROUPS = /^\d{1,3}(,\d{3})+\.\d{1,2}$/;

/** The same amount as it is typed: '1234,50', in English '1234.50'. */
export const typedAmount = (amount: Minor, language: string): string =>
  `${Math.floor(amount / 100)}${decimalIn(language)}${String(amount % 100).padStart(2, '0')}`;

/** What stands before the decimals of a number that is typed. */
export const decimalIn = (language: string): string => (language === 'en' ? '.' : ',');
