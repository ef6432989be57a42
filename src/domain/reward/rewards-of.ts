import type { SizeOffer } from '#domain/product/product.ts';
import { type QuantityInput, quantityRules } from '#domain/product/quantity-limits.ts';
import type { Reward } from './reward.ts';

/** What of a product is taken for points. */
export function rewardsOf(product: QuantityInput, offers: readonly SizeOffer[]): Reward[] {
  return offers
    .filter(({ purchase }) => purchase === 'points_only')
    .map((offer) => {
      const { min: quantity } = quantityRules(product, offer);
      const { type: size, name, pointsCost } = offer;
      return { size, name, quantity, points: Math.ceil(pointsCost * quantity) };
    });
}
