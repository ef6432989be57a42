import { hasSizeChoice } from '#domain/product/product.ts';
import { type LineView, OrderLines } from '#pages/checkout/order-lines.tsx';
import type { FormVisit } from '#server/form/form-visit.ts';
import type { SeenQuote } from '#shop/order/quote.ts';
import { buyerAt, regionOfDelivery } from './checkout-visit.ts';

/** What is ordered, beside every step; the cost of delivery once it is chosen. */
export async function basketSummary(visit: FormVisit, quote?: SeenQuote) {
  const shown = quote ?? (await quoteSoFar(visit));
  const isClient = visit.session?.clientId !== undefined;
  return (
    <OrderLines
      lines={shown.lines.map(lineView)}
      totals={isClient ? shown.totals : { ...shown.totals, pointsEarned: 0 }}
      code={shown.code?.missing === 0 ? shown.code.code : undefined}
      hasDelivery={shown.shippingMethod !== undefined}
    />
  );
}

export async function isEmptyBasket(visit: FormVisit): Promise<boolean> {
  if (!visit.session) return true;
  return (await quoteSoFar(visit)).lines.length === 0;
}

async function quoteSoFar(visit: FormVisit): Promise<SeenQuote> {
  const entered = await visit.shop.checkouts.load(visit.session);
  const regionId = entered?.contact ? regionOfDelivery(entered.contact) : visit.visit.regionId;
  return visit.shop.orders.quote(await buyerAt(visit), { regionId });
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
});
