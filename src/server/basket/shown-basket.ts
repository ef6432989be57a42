import { type FreeDeliveryTerms, wireBasket } from '#contract/basket/wire-basket.ts';
import type { WireBasket } from '#contract/widgets.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { DeliverySetting } from '#domain/basket/basket-delivery.ts';
import { exchange, withTax } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import { instalmentsRefusing } from '#server/instalments/instalment-systems.ts';
import type { RequestContext } from '#server/request/context.ts';
import { dispatchOf, type Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

/** The shopper's basket at the prices of this moment, and what it costs to deliver it. */
export const loadBasket = async (
  shop: Pick<Shop, 'settings' | 'delivery' | 'ordering'>,
  context: RequestContext,
  regionId = context.regionId,
): Promise<Basket> =>
  shop.ordering.baskets.load(await context.shopper(), await deliverySetting(shop, context, regionId));

async function deliverySetting(
  { settings, delivery, ordering }: Pick<Shop, 'settings' | 'delivery' | 'ordering'>,
  { language }: Visit,
  regionId: number,
): Promise<DeliverySetting> {
  return {
    rates: await delivery.terms.ratesFor(regionId, language),
    payments: ordering.payments.offered,
    deliveryTaxBasisPoints: ordering.rules.deliveryTaxBasisPoints,
    calendar: dispatchOf(settings.config),
  };
}

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
  const delivery = await deliveryTerms(shop, context);
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

async function deliveryTerms(
  { delivery, settings, ordering }: Pick<Shop, 'delivery' | 'settings' | 'ordering'>,
  visit: Visit,
): Promise<FreeDeliveryTerms | undefined> {
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
