import type { Product, SizeOffer } from './product.ts';
import type { QuantityRules } from './quantity.ts';

/** The limits of a size: the largest of its minimums, the smallest of its maximums (spec §5). */
export function quantityRules(product: QuantityFacts, size: Pick<SizeOffer, 'stock'>): QuantityRules {
  return {
    step: product.sellBy,
    precision: product.precision,
    min: Math.max(product.sellBy, product.minPerOrder),
    max: Math.min(size.stock ?? Number.POSITIVE_INFINITY, product.maxPerOrder ?? Number.POSITIVE_INFINITY),
  };
}

export type QuantityFacts = Pick<Product, 'sellBy' | 'precision' | 'minPerOrder' | 'maxPerOrder'>;
