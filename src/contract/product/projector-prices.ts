import { type CurrencyFormat, formatMoney } from '#domain/price/mask.ts';
import { type Minor, type Price, type PriceType, percentBelow } from '#domain/price/money.ts';
import { priceView, subscriptionOf, unitPriceOf } from '#domain/price/price-view.ts';
import type { SubscriptionPeriod } from '#domain/price/subscription.ts';
import { nextTier, tierRanges } from '#domain/price/tiers.ts';
import type { Product, SizeOffer, SizeView } from '#domain/product/product.ts';
import type { SizeRecord } from '#domain/product/product-record.ts';
import { canBuy } from '#domain/product/purchase.ts';
import { quantityRules } from '#domain/product/quantity-limits.ts';
import type { WireBundlePrice, WireFlag, WireMoney, WireRebateNumber, WireSizePrices } from './projector.ts';

/** What the wire's words about a size are made of. */
export type WireSource = {
  product: Product;
  size: SizeRecord;
  view: SizeView;
  currency: CurrencyFormat;
  words: { unit: string; units: string; availability: string };
};

/** The prices of one unit; in a subscription those of its period, with the normal ones beside them. */
export function wireSizePrices(source: WireSource, period?: SubscriptionPeriod): WireSizePrices {
  const { product, size, currency, words } = source;
  const { offer } = source.view;
  const { price, saving, sellBy, ...others } = priceView(offer, {
    ...product,
    tiers: [],
    quantity: 1,
    period,
  });
  const saved = period ? savedIn(offer, product, period) : saving;
  const money = <Name extends string>(name: Name, amount: Price | undefined) =>
    amount && wireMoney(name, amount, currency);
  return {
    value: wireAmount(price.gross),
    price_formatted: formatMoney(price.gross, currency),
    price_net: wireAmount(price.net),
    price_net_formatted: formatMoney(price.net, currency),
    ...money('advanceprice', others.advance),
    ...money('srp', others.suggested),
    ...money('maxprice', others.regular),
    ...money('omnibus_price', others.lowest),
    ...money('beforerebate', others.beforeCode),
    ...money('yousave', saved?.amount),
    ...(saved && { yousave_percent: String(saved.percent) }),
    ...money('sellby_price', sellBy),
    ...(others.until && { new_price_effective_until: others.until }),
    ...(others.contents && { contents: others.contents }),
    unit: words.unit,
    unit_sellby: product.sellBy,
    points: offer.pointsCost,
    points_recive: product.pointsEarned,
    basket_enable: canBuy(offer.purchase) ? 'y' : 'n',
    phone_price: wireFlag(size.phonePrice),
    gratis: wireFlag(size.gratis),
    ...(offer.apart && { bundle_price: wireBundlePrice(offer.price, offer.apart, product.priceType) }),
    ...(product.tiers.length > 0 && { rebateNumber: wireRebateNumber(source, period) }),
    ...(period && { price_normal: wireSizePrices(source) }),
  };
}

/** What the subscription's calculator says; nothing where it saves nothing. */
function savedIn(offer: SizeOffer, product: Product, period: SubscriptionPeriod) {
  const { percent, saved } = subscriptionOf(offer, { ...product, tiers: [], quantity: 1, period });
  return saved.gross > 0 ? { amount: saved, percent } : undefined;
}

/** '12.30' */
export const wireAmount = (amount: Minor) => (amount / 100).toFixed(2);

export const wireFlag = (holds: boolean): WireFlag => (holds ? 'true' : 'false');

function wireMoney<Name extends string>(
  name: Name,
  { gross, net }: Price,
  currency: CurrencyFormat,
): WireMoney<Name> {
  return {
    [name]: wireAmount(gross),
    [`${name}_formatted`]: formatMoney(gross, currency),
    [`${name}_net`]: wireAmount(net),
    [`${name}_net_formatted`]: formatMoney(net, currency),
  } as WireMoney<Name>;
}

function wireBundlePrice(price: Price, apart: Price, type: PriceType): WireBundlePrice {
  return {
    amount_diff_gross: wireAmount(apart.gross - price.gross),
    amount_diff_net: wireAmount(apart.net - price.net),
    percent_diff: percentBelow(apart[type], price[type]),
  };
}

function wireRebateNumber(
  { product, view: { offer } }: WireSource,
  period: SubscriptionPeriod | undefined,
): WireRebateNumber {
  const least = quantityRules(product, offer, { subscribed: period !== undefined }).min;
  const priceFrom = (quantity: number) => unitPriceOf(offer, { ...product, quantity, period });
  const next = nextTier(product.tiers, least);
  const nextPrice = next && priceFrom(next.from);
  return {
    items: wireTiers(product, offer, period).map((tier) => ({
      ...tier,
      price_net: wireAmount(priceFrom(tier.threshold).net),
      left: Math.max(0, thousandths(tier.threshold - least)),
    })),
    ...(next && { nextleft: next.left, nextthreshold: next.from }),
    ...(nextPrice && { nextprice: wireAmount(nextPrice.gross), nextprice_net: wireAmount(nextPrice.net) }),
  };
}

/** The volume discounts, each up to the last quantity that can be ordered before the next one. */
export function wireTiers(product: Product, offer: SizeOffer, period?: SubscriptionPeriod) {
  return tierRanges(product.tiers).map(({ from, percent, until }) => ({
    threshold: from,
    ...(until !== null && { threshold_end: thousandths(until - product.sellBy) }),
    value: percent,
    price: wireAmount(unitPriceOf(offer, { ...product, quantity: from, period }).gross),
  }));
}

const thousandths = (quantity: number) => Number(quantity.toFixed(3));
