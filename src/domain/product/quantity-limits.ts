import type { Product, SizeOffer } from './product.ts';
import type { QuantityRules } from './quantity.ts';

export type QuantityInput = Pick<Product, 'sellBy' | 'precision' | 'maxPerOrder' | 'minPerSubscription'> & {
  minPerOrder: number | null;
};
export type SizeLimits = Pick<SizeOffer, 'stock' | 'minPerOrder' | 'maxPerOrder'>;

/** The limits of a size: the largest of its minimums, the smallest of its maximums (spec §5). */
export function quantityRules(
  product: QuantityInput,
  size: SizeLimits,
  { subscribed = false } = {},
): QuantityRules {
  return {
    step: product.sellBy,
    precision: product.precision,
    min: Math.max(
      product.sellBy,
      product.minPerOrder ?? 0,
      size.minPerOrder ?? 0,
      (subscribed ? product.minPerSubscription : null) ?? 0,
    ),
    max: Math.min(size.stock ?? UNLIMITED, mostPerOrder(product, size)),
  };
}

/** What the shop lets one order have of a size, whatever the stock; Infinity where it sets no limit. */
export const mostPerOrder = (
  product: Pick<QuantityInput, 'maxPerOrder'>,
  size: Pick<SizeLimits, 'maxPerOrder'>,
) => Math.min(product.maxPerOrder ?? UNLIMITED, size.maxPerOrder ?? UNLIMITED);

const UNLIMITED = Number.POSITIVE_INFINITY;
