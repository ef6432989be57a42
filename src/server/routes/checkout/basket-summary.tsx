import { cheapestOf } from '#domain/delivery/shipping-methods.ts';
import { hasSizeChoice } from '#domain/product/product.ts';
import { methodName } from '#pages/checkout/method-name.ts';
import { type LineView, OrderLines } from '#pages/checkout/order-lines.tsx';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import type { SeenQuote } from '#shop/order/quote.ts';
import { regionOfDelivery } from './region-of-delivery.ts';

/** What is ordered, beside every step, with the cost of delivery: of the chosen way, or else of the cheapest. */
export async function basketSummary(
  shop: Pick<Shop, 'ordering'>,
  context: RequestContext,
  quote?: SeenQuote,
  isChoosing = false,
) {
  const shown = quote ?? (await quoteSoFar(shop, context));
  const way = shown.shippingMethod ?? cheapestOf(shown.shippingMethods);
  const isClient = (await context.session())?.clientId !== undefined;
  const totals = way?.totals ?? shown.totals;
  return (
    <OrderLines
      lines={shown.lines.map(lineView)}
      totals={isClient ? totals : { ...totals, pointsEarned: 0 }}
      code={shown.code?.missing === 0 ? shown.code.code : undefined}
      hasDelivery={way !== undefined}
      deliveryName={way && methodName(way, context.t)}
      {...(isChoosing && {
        ways: shown.shippingMethods.map((one) => ({ name: methodName(one, context.t), totals: one.totals })),
      })}
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
  picture: line.picture?.name,
  sizeName: hasSizeChoice([line.size]) ? line.size.name : '',
  unit: line.unit,
  precision: line.rules.precision,
  quantity: line.quantity,
  worth: line.worth,
  pointsCost: line.pointsCost,
  everyDays: line.everyDays,
  withdrawalException: line.withdrawalException,
});
