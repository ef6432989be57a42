import { hasSizeChoice } from '#domain/product/product.ts';
import { type LineView, OrderLines } from '#pages/checkout/order-lines.tsx';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import type { SeenQuote } from '#shop/order/quote.ts';
import { regionOfDelivery } from './region-of-delivery.ts';

/** What is ordered, beside every step; the cost of delivery once it is chosen. */
export async function basketSummary(
  shop: Pick<Shop, 'ordering'>,
  context: RequestContext,
  quote?: SeenQuote,
) {
  const shown = quote ?? (await quoteSoFar(shop, context));
  const isClient = (await context.session())?.clientId !== undefined;
  return (
    <OrderLines
      lines={shown.lines.map(lineView)}
      totals={isClient ? shown.totals : { ...shown.totals, pointsEarned: 0 }}
      code={shown.code?.missing === 0 ? shown.code.code : undefined}
      hasDelivery={shown.shippingMethod !== undefined}
    />
  );
}

export async function isEmptyBasket(shop: Pick<Shop, 'ordering'>, context: RequestContext): Promise<boolean> {
  if (!(await context.session())) return true;
  return (await quoteSoFar(shop, context)).lines.length === 0;
}

async function quoteSoFar(shop: Pick<Shop, 'ordering'>, context: RequestContext): Promise<SeenQuote> {
  const entered = await shop.ordering.checkouts.load(await context.session());
  const regionId = entered?.contact ? regionOfDelivery(entered.contact) : context.regionId;
  return shop.ordering.orders.quote(await context.ensureShopper(), { regionId });
}

const lineView = (line: SeenQuote['lines'][number]): LineView => ({
  key: String(line.id),
  name: line.name,
  sizeName: hasSizeChoice([line.size]) ? line.size.name : '',
  unit: line.unit,
  precision: line.rules.precision,
  quantity: line.quantity,
  worth: line.worth,
  pointsCost: line.pointsCost,
  everyDays: line.everyDays,
  withdrawalException: line.withdrawalException,
});
