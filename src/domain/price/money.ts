/** An amount in the currency's minor units (grosze, cents): always an integer. */
export type Minor = number;

/** One amount with and without tax. */
export type Price = { gross: Minor; net: Minor };

/** Splits the tax out of a gross amount. The rate is in basis points: 2300 is 23%. */
export function withTax(gross: Minor, taxBasisPoints: number): Price {
  return { gross, net: Math.round((gross * 10_000) / (10_000 + taxBasisPoints)) };
}

/** The amount in another currency; `rate` is how much of it one unit of the shop's own currency buys. */
export function exchange(amount: Minor, rate: number): Minor {
  return Math.round(amount * rate);
}

/** Worth of a quantity with at most three decimals, rounded half up to a whole minor unit. */
export function times(amount: Minor, quantity: number): Minor {
  return Math.floor((amount * Math.round(quantity * 1000) + 500) / 1000);
}

/** Whole percent by which `now` lies below `before`; 0 where it does not. */
export function percentBelow(before: Minor, now: Minor): number {
  return before > now ? Math.round(100 - (100 * now) / before) : 0;
}
