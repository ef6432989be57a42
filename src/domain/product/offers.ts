import { exchange, type Minor, type Price, priceOf, times, withTax } from '#domain/price/money.ts';
import { lowestPriceBefore, priceAt } from '#domain/price/price-history.ts';
import type { PriceNow } from '#domain/price/price-view.ts';
import type { SubscriptionPeriod } from '#domain/price/subscription.ts';
import { lessPercent } from '#domain/price/tiers.ts';
import { rewardsOf } from '#domain/reward/rewards-of.ts';
import { DAY, dateOf } from '#domain/time/zone.ts';
import { withdrawalExceptionOf } from '#domain/withdrawal/withdrawal-exception.ts';
import { atOnceOf } from './at-once.ts';
import { joinedParameters } from './joined-parameters.ts';
import {
  type Availability,
  type BundlePart,
  type CardPrice,
  isFewLeft,
  type Product,
  type ProductCard,
  type SizeOffer,
} from './product.ts';
import type { PartRecord, PricingContext, ProductRecord, SizeRecord } from './product-record.ts';
import { canBuy, purchaseOf } from './purchase.ts';
import { canOrder } from './quantity.ts';
import { quantityRules } from './quantity-limits.ts';
import { partNamesOf } from './size-parts.ts';
import { leadsOf, stockOf } from './stock.ts';

/** The product as a list shows it: its cheapest size that can be had. */
export function cardOf(record: ProductRecord, pricing: PricingContext): ProductCard {
  const offers = sizeOffers(record, pricing);
  const shown =
    cheapest(offers.filter((offer) => canBuy(offer.purchase))) ??
    cheapest(offers.filter((offer) => offer.purchase !== 'unavailable')) ??
    cheapest(offers) ??
    NOTHING_TO_OFFER;
  const total = sumOfStock(offers);
  const [reward] = rewardsOf(record, [shown]);
  const atOnce = atOnceOf(record, offers);
  const facts = factsOf(record, pricing);
  return {
    ...common(record, pricing),
    ...pricesOf(shown),
    purchase: shown.purchase,
    availability: shown.availability,
    pointsCost: shown.pointsCost,
    from: offers.some((offer) => offer.price.gross > shown.price.gross),
    fewLeft: shown.purchase === 'buy' && isFewLeft(total, record, pricing.fewLeft),
    ...(atOnce && { atOnce }),
    ...(facts.length > 0 && { facts }),
    ...(reward && { reward }),
  };
}

const FACTS_ON_CARD = 2;

/** The values of the first parameters that the owner has picked and the product has. */
function factsOf({ parameters }: ProductRecord, { cardParameters = [] }: PricingContext): string[] {
  const known = joinedParameters(parameters);
  return cardParameters
    .flatMap((wanted) => known.find(({ name }) => name === wanted)?.value ?? [])
    .slice(0, FACTS_ON_CARD);
}

const cheapest = (offers: SizeOffer[]) => offers.toSorted((a, b) => a.price.gross - b.price.gross)[0];

/** The product as its own page shows it; the trail of categories comes from the tree. */
export function productOf(record: ProductRecord, pricing: PricingContext, trail: Product['trail']): Product {
  const partNames = partNamesOf(record.sizes);
  const sizes = sizeOffers(record, pricing).map((offer, index) => ({
    ...offer,
    ...(partNames && { parts: record.sizes[index]?.parts.map(({ value }) => value) ?? [] }),
    ...(record.sizes[index]?.beginsAt && { beginsAt: record.sizes[index].beginsAt }),
  }));
  const [first = NOTHING_TO_OFFER] = sizes;
  const ean = record.sizes[0]?.ean;
  const withdrawalException = withdrawalExceptionOf(record);
  return {
    ...common(record, pricing),
    type: record.type,
    summary: record.summary,
    description: record.description,
    parameters: record.parameters,
    sizes,
    ...(partNames && { partNames }),
    purchase: first.purchase,
    availability: first.availability,
    sellBy: record.sellBy,
    precision: record.precision,
    minPerOrder: record.minPerOrder ?? record.sellBy,
    maxPerOrder: record.maxPerOrder,
    minPerSubscription: record.minPerSubscription,
    taxBasisPoints: record.taxBasisPoints,
    priceType: pricing.priceType ?? 'gross',
    pointsEarned: record.pointsEarned,
    tiers: record.tiers,
    subscriptions: subscriptionsOf(record, pricing),
    parts: record.parts.map((part) => partOf(part, pricing)),
    trail,
    ...(ean && { ean }),
    ...(withdrawalException && { withdrawalException }),
  };
}

/** When a price of these products changes next, or a date begins (ms); undefined where no change is planned. */
export function nextPriceChange(products: readonly ProductRecord[], now: number): number | undefined {
  const steps = products.flatMap(({ sizes, parts }) => [...sizes, ...parts].flatMap(({ prices }) => prices));
  const begins = products.flatMap(({ sizes }) => sizes.flatMap(({ beginsAt }) => beginsAt ?? []));
  const coming = [...steps.map(({ startsAt }) => startsAt), ...begins].filter((moment) => moment > now);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}

/** What each size costs and whether it can be had now. */
export function sizeOffers(record: ProductRecord, pricing: PricingContext): SizeOffer[] {
  return record.sizes.map((size) => {
    const stock = stockOf(record, size);
    const soldOut = !canOrder(quantityRules(record, { ...size, stock }));
    const availability =
      needsPrice(size, pricing) || hasBegun(size, pricing) ? NOT_FOR_SALE : availabilityOf(size, soldOut);
    return {
      type: size.type,
      name: size.name,
      minPerOrder: size.minPerOrder,
      maxPerOrder: size.maxPerOrder,
      weightGrams: size.weightGrams,
      leads: leadsOf(record, size),
      ...pictureOf(size, record),
      // What is ordered in is not limited by what the warehouses no longer have.
      stock: soldOut && availability.status === 'order' ? null : stock,
      availability,
      pointsCost: size.pointsCost,
      purchase: purchaseOf({ ...size, availability: availability.status }),
      ...priceNow(record, size, pricing),
    };
  });
}

function common(record: ProductRecord, { now, newForDays }: PricingContext) {
  const { id, slug, name, producer, pictures, unit } = record;
  return { id, slug, name, producer, pictures, unit, isNew: now - record.firstOfferedAt < newForDays * DAY };
}

/** One without a picture of its own looks like another that begins with the same part: of the same colour. */
function pictureOf({ picture, parts: [part] }: SizeRecord, { sizes }: ProductRecord): { picture?: string } {
  const alike = sizes.find((other) => other.picture && part && other.parts[0]?.value === part.value);
  const shown = picture ?? alike?.picture;
  return shown ? { picture: shown } : {};
}

/** Nobody can buy what has no price yet; on the phone, and as a gift, it needs none. */
const needsPrice = ({ phonePrice, gratis, prices }: SizeRecord, { now }: PricingContext) =>
  !phonePrice && !gratis && !prices.some((step) => step.startsAt <= now);

const hasBegun = ({ beginsAt }: SizeRecord, { now }: PricingContext) => beginsAt !== null && beginsAt <= now;

const NOT_FOR_SALE: Availability = { status: 'disable' };

/** Less in the warehouses than the least that is sold is unavailable, unless it can be ordered in. */
function availabilityOf(size: SizeRecord, soldOut: boolean): Availability {
  if (size.availability === 'order') {
    if (size.unknownTime) return { status: 'order', unknownTime: true };
    return { status: 'order', ...(size.deliveryDays && { days: size.deliveryDays }) };
  }
  if (size.availability === 'enable' && !soldOut) return { status: 'enable' };
  return { status: 'disable', ...(size.deliveryDate && { backOn: size.deliveryDate }) };
}

function priceNow(record: ProductRecord, size: SizeRecord, pricing: PricingContext): PriceNow {
  const { now, timeZone, code } = pricing;
  const step = priceAt(size.prices, now, record.perishable, timeZone) ?? { gross: 0 };
  const priced = (gross: Minor, percentOff = 0) => offered(gross, percentOff, record.taxBasisPoints, pricing);
  // A promotion and a code are two reductions, each with its own 30 days: neither hides the other's.
  const beforeCode =
    code && lowestPriceBefore(size.prices, { startsAt: code.startsAt, now }, record.perishable, timeZone);
  const lowest = lower(step.lowest, beforeCode);
  return {
    price: priced(step.gross, code?.percent),
    ...(code && { beforeCode: priced(step.gross) }),
    ...(step.regular !== undefined && { regular: priced(step.regular) }),
    ...(lowest !== undefined && { lowest: priced(lowest) }),
    ...(step.endsAt !== undefined && { until: dateOf(step.endsAt - 1, timeZone ?? 'UTC') }),
    ...(size.suggested !== null && { suggested: priced(size.suggested) }),
    ...(size.advance !== null && { advance: priced(size.advance) }),
    ...apartOf(record, pricing),
    // A set is compared by nothing: its parts are of many kinds.
    ...(size.contents && record.parts.length === 0 && { contents: size.contents }),
  };
}

function lower(one: Minor | undefined, other: Minor | undefined): Minor | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

function partOf(record: PartRecord, pricing: PricingContext): BundlePart {
  const { stocks: _, prices, phonePrice, taxBasisPoints, ...part } = record;
  if (phonePrice) return part;
  const gross = priceAt(prices, pricing.now)?.gross ?? 0;
  return { ...part, price: offered(gross, pricing.code?.percent ?? 0, taxBasisPoints, pricing) };
}

/** What is kept gross, less a percentage, in the shopper's currency and by the shop's price type. */
function offered(gross: Minor, percentOff: number, taxBasisPoints: number, pricing: PricingContext): Price {
  const { rate, priceType = 'gross' } = pricing;
  const amount = lessPercent(withTax(gross, taxBasisPoints)[priceType], percentOff);
  return priceOf(exchange(amount, rate), taxBasisPoints, priceType);
}

/** The periods of a subscription; what they save of an amount is in the shopper's currency. */
export const subscriptionsOf = (record: ProductRecord, { rate }: PricingContext): SubscriptionPeriod[] =>
  record.subscriptions.map((period) =>
    period.rebateType === 'quota' ? { ...period, rebateValue: exchange(period.rebateValue, rate) } : period,
  );

/** What the parts cost when they are bought one by one; nothing is said of it where one of them is on the phone. */
function apartOf({ parts }: ProductRecord, pricing: PricingContext): Pick<PriceNow, 'apart'> {
  const priced = parts.flatMap((part) => {
    const { price, quantity } = partOf(part, pricing);
    return price ? [{ price, quantity }] : [];
  });
  if (priced.length === 0 || priced.length < parts.length) return {};
  const total = (type: keyof Price) =>
    priced.reduce((sum, { price, quantity }) => sum + times(price[type], quantity), 0);
  return { apart: { gross: total('gross'), net: total('net') } };
}

function pricesOf({ price, regular, lowest, beforeCode, contents }: PriceNow): CardPrice {
  return {
    price,
    ...(regular && { regular }),
    ...(lowest && { lowest }),
    ...(beforeCode && { beforeCode }),
    ...(contents && { contents }),
  };
}

function sumOfStock(offers: SizeOffer[]): number | null {
  return offers.reduce<number | null>(
    (sum, { stock }) => (sum === null || stock === null ? null : sum + stock),
    0,
  );
}

const NOTHING_TO_OFFER: SizeOffer = {
  type: 'uniw',
  name: '',
  stock: 0,
  availability: { status: 'disable' },
  pointsCost: 0,
  purchase: 'unavailable',
  price: { gross: 0, net: 0 },
  minPerOrder: null,
  maxPerOrder: null,
  weightGrams: 0,
  leads: [],
};
