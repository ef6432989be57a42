/** An amount in the currency's minor units (grosze, cents): always an integer. */
export type Minor = number;

/** The most that the database counts money in. */
export const LARGEST_AMOUNT: Minor = 2 ** 31 - 1;

/** One amount with and without tax. */
export type Price = { gross: Minor; net: Minor };

/** Which of the two amounts the shop sells by; the other one follows from it. */
export type PriceType = keyof Price;

/** An amount that is of this type, with the other one that follows from it. */
export const priceOf = (amount: Minor, taxBasisPoints: number, type: PriceType): Price =>
  type === 'net' ? plusTax(amount, taxBasisPoints) : withTax(amount, taxBasisPoints);

/** Adds the tax to a net amount; `withTax` finds the same net in the sum again. */
export function plusTax(net: Minor, taxBasisPoints: number): Price {
  return { gross: net + Math.round((net * taxBasisPoints) / 10_000), net };
}

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
