import type { Minor } from '#domain/price/money.ts';

/** Currencies that Stripe counts in whole ones, and in thousandths; all others in hundredths, as the shop does. */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '));
/** Counted in hundredths, of which there are none. */
const ROUND = new Set(['ISK', 'UGX']);

/** An amount as Stripe counts it; undefined where there is no such amount of money. */
export function stripeAmount(amount: Minor, currency: string): number | undefined {
  if (THOUSANDTHS.has(currency)) return amount * 10;
  const isWhole = amount % 100 === 0;
  if (WHOLE.has(currency)) return isWhole ? amount / 100 : undefined;
  return ROUND.has(currency) && !isWhole ? undefined : amount;
}

/** An amount of Stripe's as the shop counts it; undefined where the shop cannot. */
export function shopAmount(amount: number, currency: string): Minor | undefined {
  if (WHOLE.has(currency)) return amount * 100;
  if (!THOUSANDTHS.has(currency)) return amount;
  return amount % 10 === 0 ? amount / 10 : undefined;
}
