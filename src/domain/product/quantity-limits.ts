import type { Product, SizeOffer } from './product.ts';
import type { QuantityRules } from './quantity.ts';

export type QuantityFacts = Pick<
  Product,
  'sellBy' | 'precision' | 'minPerOrder' | 'maxPerOrder' | 'minPerSubscription'
>;
export type SizeLimits = Pick<SizeOffer, 'stock' | 'minPerOrder' | 'maxPerOrder'>;

/** The limits of a size: the largest of its minimums, the smallest of its maximums (spec §5). */
export function quantityRules(
  product: QuantityFacts,
  size: SizeLimits,
  { subscribed = false } = {},
): QuantityRules {
  const unlimited = Number.POSITIVE_INFINITY;
  return {
    step: product.sellBy,
    precision: product.precision,
    min: Math.max(
      product.sellBy,
      product.minPerOrder,
      size.minPerOrder ?? 0,
      (subscribed ? product.minPerSubscription : null) ?? 0,
    ),
    max: Math.min(size.stock ?? unlimited, product.maxPerOrder ?? unlimited, size.maxPerOrder ?? unlimited),
  };
}
