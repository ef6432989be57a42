import type { Minor } from '#domain/price/money.ts';

/**
 * Splits an amount in proportion to the weights, to the last grosz: what rounding down leaves goes to the largest
 * remainders, the first of equal ones. No share exceeds its weight where the amount does not exceed their sum.
 */
export function distribute(amount: Minor, weights: readonly Minor[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // Products of two amounts may be beyond the exact integers.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / BigInt(total)), remainder: product % BigInt(total) };
  });
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  const shares = parts.map(({ share }) => share);
  for (const { index, share } of parts.toSorted((a, b) => compare(b.remainder, a.remainder))) {
    if (left-- <= 0) break;
    shares[index] = share + 1;
  }
  return shares;
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
