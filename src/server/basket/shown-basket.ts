import { type BasketDelivery, wireBasket } from '#contract/basket/wire-basket.ts';
import type { WireBasket } from '#contract/widgets.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { exchange, withTax } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import { instalmentsRefusing } from '#server/instalments/instalment-systems.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

/** The shopper's basket at the prices of this moment. */
export const loadBasket = async (shop: Pick<Shop, 'ordering'>, context: RequestContext): Promise<Basket> =>
  shop.ordering.baskets.load(await context.shopper());

/** The basket as the wire says it to this shopper. */
export async function toWire(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering'>,
  context: RequestContext,
  basket: Basket,
): Promise<WireBasket> {
  const { language, currency } = context;
  const session = await context.session();
  const isClient = session?.clientId !== undefined;
  const points = isClient ? await shop.ordering.baskets.pointsOf(session) : 0;
  const delivery = await basketDelivery(shop, context);
  const refused = await instalmentsRefusing(shop, context, basket);
  const unitOf = (unit: Unit, n: number) => context.t(`unit.${unit}`, { n });
  return {
    ...wireBasket(basket, language, currency, delivery, shop.settings.config.priceType, unitOf, isClient),
    ...(isClient && {
      user: { client: isClient, points, points_left: Math.max(0, points - (basket.pointsCost ?? 0)) },
    }),
    ...(refused.length > 0 && { instalments_refused: refused }),
  };
}

async function basketDelivery(
  { delivery, settings, ordering }: Pick<Shop, 'delivery' | 'settings' | 'ordering'>,
  visit: Visit,
): Promise<BasketDelivery | undefined> {
  const terms = await delivery.terms.termsFor(visit.regionId);
  if (!terms) return undefined;
  const { deliveryTaxBasisPoints: taxBasisPoints } = ordering.rules;
  const inCurrency = (amount: number) => exchange(amount, visit.rate);
  return {
    from: inCurrency(withTax(terms.from, taxBasisPoints)[settings.config.priceType]),
    freeFrom: terms.freeFrom === null ? null : inCurrency(terms.freeFrom),
    taxBasisPoints,
  };
}
