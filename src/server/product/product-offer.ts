import type { WireSource } from '#contract/product/projector-prices.ts';
import { productOf } from '#domain/product/offers.ts';
import type { Product, SizeOffer } from '#domain/product/product.ts';
import type { PricingContext, ProductRecord } from '#domain/product/product-record.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import { describeAvailability } from '#ui/product/availability/availability.tsx';
import { speak } from '#ui/shop-view/shop-view.tsx';
import { sizeViews } from './size-view.ts';

const FEW = 2;

/** A product as it is offered to this visitor, with what the wire says of each of its sizes. */
export type ProductOffer = { record: ProductRecord; product: Product; sizes: WireSource[] };

export async function productOffer(
  shop: Pick<Shop, 'settings' | 'delivery' | 'ordering'>,
  context: SharedContext,
  record: ProductRecord,
  pricing: PricingContext,
): Promise<ProductOffer> {
  const product = productOf(record, pricing, []);
  const views = await sizeViews(shop, context, record, pricing);
  const { currency } = context;
  const speaking = speak(context.view);
  const unitFor = (n: number) => speaking.t(`unit.${record.unit}`, { n });
  const sizes = views.flatMap((view, index) => {
    const size = record.sizes[index];
    const availability = describeAvailability({ availability: undated(view.offer) }, speaking).text;
    const words = { unit: unitFor(1), units: unitFor(FEW), availability };
    return size ? [{ product, size, view, currency, words }] : [];
  });
  return { record, product, sizes };
}

/** The wire's clients write the day of return after the words themselves (spec §4). */
const undated = ({ availability }: SizeOffer) =>
  availability.status === 'disable' ? { status: availability.status } : availability;
