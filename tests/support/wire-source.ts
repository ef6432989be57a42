import type { WireSource } from '#contract/projector-prices.ts';
import type { OfferMoment, ProductFacts } from '#domain/product/facts.ts';
import { productOf } from '#domain/product/offers.ts';
import type { SizeView } from '#domain/product/product.ts';
import { ZLOTY } from './sample-currency.ts';
import { SAMPLE_NOW } from './sample-facts.ts';

export const SAMPLE_MOMENT: OfferMoment = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 5 };

/** What the wire's words about each size of a product are made of. */
export function wireSources(
  facts: ProductFacts,
  { moment = SAMPLE_MOMENT, ...view }: Partial<Omit<SizeView, 'offer'>> & { moment?: OfferMoment } = {},
): WireSource[] {
  const product = productOf(facts, moment, []);
  return product.sizes.flatMap((offer, index) => {
    const size = facts.sizes[index];
    const words = { unit: 'szt.', units: 'szt.', availability: 'W magazynie' };
    if (!size) return [];
    return [
      {
        product,
        size,
        view: { offer, shipping: { unknownTime: true }, delivery: undefined, ...view },
        currency: ZLOTY,
        words,
      },
    ];
  });
}
