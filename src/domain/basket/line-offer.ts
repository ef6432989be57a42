import { chargedPriceOf } from '#domain/price/charged-price.ts';
import { exchange, type Minor, type Price } from '#domain/price/money.ts';
import type { OfferMoment, ProductFacts, SizeFacts } from '#domain/product/facts.ts';
import { sizeOffers, subscriptionsOf } from '#domain/product/offers.ts';
import type { SizeOffer } from '#domain/product/product.ts';
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
  facts: ProductFacts,
  size: SizeFacts,
  everyDays: number | null,
  moment: OfferMoment,
): LineOffer | undefined {
  const { priceType = 'gross' } = moment;
  const offer = sizeOffers(facts, moment)[facts.sizes.indexOf(size)];
  if (!offer) return undefined;
  const period = subscriptionsOf(facts, moment).find((one) => one.everyDays === everyDays);
  const isForPoints = offer.purchase === 'points_only';
  const isGift = offer.purchase === 'hidden' && moment.giftFrom !== undefined && everyDays === null;
  return {
    offer,
    rules: quantityRules(facts, offer, { subscribed: everyDays !== null }),
    refusal: isGift ? undefined : refusalOf(offer.purchase),
    priceFor: (quantity) =>
      isForPoints || isGift ? NO_MONEY : chargedPriceOf(offer, { ...facts, priceType, quantity, period }),
    pointsEach: isForPoints ? offer.pointsCost : 0,
    ...(isGift && { giftFrom: exchange(moment.giftFrom ?? 0, moment.rate) }),
  };
}

const NO_MONEY: Price = { gross: 0, net: 0 };

function refusalOf(purchase: Purchase): Refusal | undefined {
  if (canBuy(purchase)) return undefined;
  return purchase === 'points_only' || purchase === 'phone_only' ? purchase : 'unavailable';
}
