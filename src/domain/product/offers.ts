import { exchange, type Minor, type Price, withTax } from '#domain/price/money.ts';
import { type PriceStep, priceAt } from '#domain/price/price-history.ts';
import type {
  Availability,
  Picture,
  PriceNow,
  Product,
  ProductCard,
  SizeOffer,
  TextSection,
  Unit,
} from './product.ts';
import { canBuy, purchaseOf } from './purchase.ts';

/** What the shop knows of a product, in one language: facts, from which the offer of a moment follows. */
export type ProductFacts = {
  id: number;
  type: Product['type'];
  name: string;
  slug: string;
  /** The product's slug in each language. */
  slugs: Record<string, string>;
  summary: string;
  description: TextSection[];
  producer: string;
  producerId: number | null;
  unit: Unit;
  sellBy: number;
  precision: number;
  minPerOrder: number | null;
  maxPerOrder: number | null;
  taxBasisPoints: number;
  perishable: boolean;
  pointsEarned: number;
  firstOfferedAt: number;
  pictures: Picture[];
  parameters: { name: string; value: string }[];
  sizes: SizeFacts[];
  tiers: { from: number; percent: number }[];
  parts: { id: number; slug: string; name: string; quantity: number; size: string; stock: number | null }[];
  /** The main category; its trail is read from the tree. */
  mainCategory: number | null;
  categories: number[];
};

export type SizeFacts = {
  id: number;
  type: string;
  name: string;
  ean: string | null;
  phonePrice: boolean;
  basketEnabled: boolean;
  gratis: boolean;
  pointsCost: number;
  availability: 'enable' | 'disable' | 'order';
  deliveryDate: string | null;
  deliveryDays: number | null;
  unknownTime: boolean;
  stock: number | null;
  prices: PriceStep[];
};

/** When and for whom an offer is made. */
export type OfferMoment = {
  now: number;
  /** How much of the shopper's currency one unit of the shop's own buys. */
  rate: number;
  newForDays: number;
  fewLeft: number;
  /** Whose calendar days count for the lowest price; UTC where left out. */
  timeZone?: string;
};

const DAY = 86_400_000;

/** The product as a list shows it: its cheapest size that can be had. */
export function cardOf(facts: ProductFacts, moment: OfferMoment): ProductCard {
  const offers = sizeOffers(facts, moment);
  const shown =
    cheapest(offers.filter((offer) => canBuy(offer.purchase))) ??
    cheapest(offers.filter((offer) => offer.purchase !== 'unavailable')) ??
    cheapest(offers) ??
    NOTHING_TO_OFFER;
  const total = sumOfStock(offers);
  return {
    ...common(facts, moment),
    ...pricesOf(shown),
    purchase: shown.purchase,
    availability: shown.availability,
    pointsCost: shown.pointsCost,
    from: offers.some((offer) => offer.price.gross > shown.price.gross),
    fewLeft: shown.purchase === 'buy' && total !== null && total <= moment.fewLeft * facts.sellBy,
  };
}

const cheapest = (offers: SizeOffer[]) => offers.toSorted((a, b) => a.price.gross - b.price.gross)[0];

/** The product as its own page shows it; the trail of categories comes from the tree. */
export function productOf(facts: ProductFacts, moment: OfferMoment, trail: Product['trail']): Product {
  const sizes = sizeOffers(facts, moment);
  const [first = NOTHING_TO_OFFER] = sizes;
  const ean = facts.sizes[0]?.ean;
  return {
    ...common(facts, moment),
    type: facts.type,
    summary: facts.summary,
    description: facts.description,
    parameters: facts.parameters,
    sizes,
    purchase: first.purchase,
    availability: first.availability,
    sellBy: facts.sellBy,
    precision: facts.precision,
    minPerOrder: facts.minPerOrder ?? facts.sellBy,
    maxPerOrder: facts.maxPerOrder,
    pointsEarned: facts.pointsEarned,
    tiers: facts.tiers,
    parts: facts.parts,
    trail,
    ...(ean && { ean }),
  };
}

/** When a price of these products changes next (ms); undefined where no change is planned. */
export function nextPriceChange(products: readonly ProductFacts[], now: number): number | undefined {
  const steps = products.flatMap(({ sizes }) => sizes.flatMap(({ prices }) => prices));
  const coming = steps.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt > now);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}

/** What each size costs and whether it can be had now. */
export function sizeOffers(facts: ProductFacts, moment: OfferMoment): SizeOffer[] {
  return facts.sizes.map((size) => {
    const stock = stockOf(facts, size);
    const gone = stock !== null && stock < Math.max(facts.sellBy, facts.minPerOrder ?? 0);
    const availability = availabilityOf(size, gone);
    return {
      type: size.type,
      name: size.name,
      // What is ordered in is not limited by what the warehouses no longer have.
      stock: gone && availability.status === 'order' ? null : stock,
      availability,
      pointsCost: size.pointsCost,
      purchase: purchaseOf({ ...size, availability: availability.status }),
      ...priceNow(facts, size, moment),
    };
  });
}

function common(facts: ProductFacts, { now, newForDays }: OfferMoment) {
  const { id, slug, name, producer, pictures, unit } = facts;
  return { id, slug, name, producer, pictures, unit, isNew: now - facts.firstOfferedAt < newForDays * DAY };
}

/** A set can be had as often as the scarcest of its parts allows. */
function stockOf(facts: ProductFacts, size: SizeFacts): number | null {
  const limits = facts.parts.map((part) =>
    part.stock === null ? null : wholeTimes(part.stock, part.quantity),
  );
  const counted = [size.stock, ...limits].filter((limit) => limit !== null);
  return counted.length === 0 ? null : Math.min(...counted);
}

/** How often one quantity goes into another, in whole thousandths, where 0.3 holds 0.1 three times. */
const wholeTimes = (stock: number, quantity: number) =>
  Math.floor(Math.round(stock * 1000) / Math.round(quantity * 1000));

/** Less in the warehouses than the least that is sold is unavailable, unless it can be ordered in. */
function availabilityOf(size: SizeFacts, gone: boolean): Availability {
  if (size.availability === 'order')
    return { status: 'order', ...(size.deliveryDays && { days: size.deliveryDays }) };
  if (size.availability === 'enable' && !gone) return { status: 'enable' };
  return { status: 'disable', ...(size.deliveryDate && { backOn: size.deliveryDate }) };
}

function priceNow(facts: ProductFacts, size: SizeFacts, { now, rate, timeZone }: OfferMoment): PriceNow {
  const moment = priceAt(size.prices, now, facts.perishable, timeZone) ?? { gross: 0 };
  const priced = (gross: Minor): Price => withTax(exchange(gross, rate), facts.taxBasisPoints);
  return {
    price: priced(moment.gross),
    ...(moment.regular !== undefined && { regular: priced(moment.regular) }),
    ...(moment.lowest !== undefined && { lowest: priced(moment.lowest) }),
  };
}

function pricesOf({ price, regular, lowest }: PriceNow): PriceNow {
  return { price, ...(regular && { regular }), ...(lowest && { lowest }) };
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
};
