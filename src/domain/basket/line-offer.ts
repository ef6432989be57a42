import { chargedPriceOf } from '#domain/price/charged-price.ts';
import { exchange, type Minor, type Price } from '#domain/price/money.ts';
import { sizeOffers, subscriptionsOf } from '#domain/product/offers.ts';
import type { SizeOffer } from '#domain/product/product.ts';
import type { PricingContext, ProductRecord, SizeRecord } from '#domain/product/product-record.ts';
import { canBuy, type Purchase } from '#domain/product/purchase.ts';
import type { QuantityRules } from '#domain/product/quantity.ts';
import { quantityRules } from '#domain/product/quantity-limits.ts';

/** A size as a line of the basket: once, or again and again every so many days. */
export type LineOffer = {
  offer: SizeOffer;
  rules: QuantityRules;
  /** Why it cannot be put into a basket now. */
  refusal: Refusal | undefined;
  /** What one unit costs when so many are bought; no money where it is for points. */
  priceFor(quantity: number): Price;
  /** Points for one unit, where it can be had for points only. */
  pointsEach: number;
  /** A gift: from which worth of other goods on it goes along; in the shopper's currency, of the shop's price type. */
  giftFrom?: Minor;
};

export type Refusal = Exclude<Purchase, 'buy' | 'buy_free' | 'hidden'>;

/** What the shop offers for such a line at this moment; a period that it no longer offers saves nothing. */
export function lineOffer(
  record: ProductRecord,
  size: SizeRecord,
  everyDays: number | null,
  pricing: PricingContext,
): LineOffer | undefined {
  const { priceType = 'gross' } = pricing;
  const offer = sizeOffers(record, pricing)[record.sizes.indexOf(size)];
  if (!offer) return undefined;
  const period = subscriptionsOf(record, pricing).find((one) => one.everyDays === everyDays);
  const isForPoints = offer.purchase === 'points_only';
  const isGift = offer.purchase === 'hidden' && pricing.giftFrom !== undefined && everyDays === null;
  return {
    offer,
    rules: quantityRules(record, offer, { subscribed: everyDays !== null }),
    refusal: isGift ? undefined : refusalOf(offer.purchase),
    priceFor: (quantity) =>
      isForPoints || isGift ? NO_MONEY : chargedPriceOf(offer, { ...record, priceType, quantity, period }),
    pointsEach: isForPoints ? offer.pointsCost : 0,
    ...(isGift && { giftFrom: exchange(pricing.giftFrom ?? 0, pricing.rate) }),
  };
}

const NO_MONEY: Price = { gross: 0, net: 0 };

function refusalOf(purchase: Purchase): Refusal | undefined {
  if (canBuy(purchase)) return undefined;
  return purchase === 'points_only' || purchase === 'phone_only' ? purchase : 'unavailable';
}
