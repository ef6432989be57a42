import type { Language } from '#contract/language.ts';
import { linksIn, pictureFile } from '#contract/links.ts';
import type { WireBasket } from '#contract/widgets.ts';
import { type Basket, changesPrices } from '#domain/basket/basket.ts';
import { type CurrencyFormat, formatMoney } from '#domain/price/mask.ts';
import { type PriceType, priceOf } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';

/** Delivery in the shopper's currency, as far as a basket needs it; amounts are of the shop's price type. */
export type BasketDelivery = { from: number; freeFrom: number | null; taxBasisPoints: number };

/** The basket in the wire's words (spec §3 Basket). */
export function wireBasket(
  basket: Basket,
  language: Language,
  currency: CurrencyFormat,
  delivery: BasketDelivery | undefined,
  priceType: PriceType,
  unitOf: (unit: Unit, n: number) => string,
  isClient = false,
): WireBasket {
  const links = linksIn(language);
  const money = (amount: number) => formatMoney(amount, currency);
  const ordered = basket.lines.filter(({ later }) => !later);
  const freeFrom = delivery?.freeFrom ?? null;
  const missing = freeFrom === null ? undefined : Math.max(0, freeFrom - basket.worth[priceType]);
  const free = missing === 0;
  const shipping = priceOf(free ? 0 : (delivery?.from ?? 0), delivery?.taxBasisPoints ?? 0, priceType);
  return {
    products: ordered.map((line) => ({
      link: links.product({ id: line.productId, slug: line.slug }),
      icon: line.picture ? pictureFile(line.picture.name, 320, 'webp') : '',
      icon_second: line.picture ? pictureFile(line.picture.name, 320, 'jpg') : '',
      name: line.name,
      size: line.size.type === 'onesize' ? 'uniw' : line.size.type,
      size_name: line.size.name,
      product_version_name: '',
      count: line.quantity,
      count_formatted: formatQuantity(line.quantity, language, line.rules.precision),
      worth_unit: unitOf(line.unit, line.quantity),
      prices: { worth_net_formatted: money(line.worth.net), worth_gros_formatted: money(line.worth.gross) },
      subscription_period: String(line.everyDays ?? 0),
    })),
    user: { client: isClient },
    worth_formatted: money(basket.worth.gross),
    worth_net_formatted: money(basket.worth.net),
    worth: basket.worth.gross / 100,
    worth_net: basket.worth.net / 100,
    ...(basket.code && changesPrices(basket.code) && { rebate_code: basket.code.code }),
    ...(basket.rebate && { rebate: basket.rebate.gross / 100, rebate_net: basket.rebate.net / 100 }),
    productsCounter: ordered.length,
    shippingCost_formatted: money(shipping.gross),
    shippingCost_net_formatted: money(shipping.net),
    // 0 would say that delivery is free; -1, as elsewhere on the wire, that there is no such limit.
    toShippingFree: missing === undefined ? -1 : missing / 100,
    ...(missing !== undefined && { toShippingFree_formatted: money(missing) }),
  };
}
