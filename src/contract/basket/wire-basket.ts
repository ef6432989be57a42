import type { Language } from '#contract/language.ts';
import { linksIn, pictureFile } from '#contract/links.ts';
import type { WireBasket } from '#contract/widgets.ts';
import { type Basket, changesPrices } from '#domain/basket/basket.ts';
import { type CurrencyFormat, formatMoney } from '#domain/price/mask.ts';
import { type PriceType, priceOf } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';

/** From what on delivery costs, and from what worth on it is free, in the shopper's currency and the shop's price type. */
export type FreeDeliveryTerms = { from: number; freeFrom: number | null; taxBasisPoints: number };

/** The basket in the wire's words (spec §3 Basket). */
export function wireBasket(
  basket: Basket,
  language: Language,
  currency: CurrencyFormat,
  terms: FreeDeliveryTerms | undefined,
  priceType: PriceType,
  unitOf: (unit: Unit, n: number) => string,
  isClient = false,
): WireBasket {
  const links = linksIn(language);
  const money = (amount: number) => formatMoney(amount, currency);
  const ordered = basket.lines.filter(({ later }) => !later);
  const { delivery } = basket;
  const missing = missingToFree(basket, terms?.freeFrom ?? null, priceType);
  const from = missing === 0 ? 0 : (terms?.from ?? 0);
  const shipping = delivery?.cost ?? priceOf(from, terms?.taxBasisPoints ?? 0, priceType);
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
    ...(basket.rebate && {
      rebate: basket.rebate.gross / 100,
      rebate_net: basket.rebate.net / 100,
      rebate_formatted: money(-basket.rebate.gross),
      rebate_net_formatted: money(-basket.rebate.net),
    }),
    productsCounter: ordered.length,
    shippingCost_formatted: money(shipping.gross),
    shippingCost_net_formatted: money(shipping.net),
    ...(delivery && {
      shipping_name: delivery.name,
      total_formatted: money(delivery.total.gross),
      total_net_formatted: money(delivery.total.net),
    }),
    // 0 would say that delivery is free; -1, as elsewhere on the wire, that there is no such limit.
    toShippingFree: missing === undefined ? -1 : missing / 100,
    ...(missing !== undefined && { toShippingFree_formatted: money(missing) }),
  };
}

/** What is missing to free delivery: goods less rebate count, and a code may give it. */
function missingToFree(
  { worth, rebate, code }: Basket,
  freeFrom: number | null,
  type: PriceType,
): number | undefined {
  if (code?.kind === 'free_shipping' && code.missing === 0) return 0;
  return freeFrom === null ? undefined : Math.max(0, freeFrom - worth[type] + (rebate?.[type] ?? 0));
}
