import type { WireSource } from '#contract/product/projector-prices.ts';
import { productOf } from '#domain/product/offers.ts';
import type { SizeView } from '#domain/product/product.ts';
import type { PricingContext, ProductRecord } from '#domain/product/product-record.ts';
import { ZLOTY } from './sample-currency.ts';
import { SAMPLE_NOW } from './sample-records.ts';

export const SAMPLE_MOMENT: PricingContext = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 5 };

/** What the wire's words about each size of a product are made of. */
export function wireSources(
  record: ProductRecord,
  { pricing = SAMPLE_MOMENT, ...view }: Partial<Omit<SizeView, 'offer'>> & { pricing?: PricingContext } = {},
): WireSource[] {
  const product = productOf(record, pricing, []);
  return product.sizes.flatMap((offer, index) => {
    const size = record.sizes[index];
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
