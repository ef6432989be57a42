import type { Contents } from '#domain/price/contents.ts';
import type { Minor, PriceType } from '#domain/price/money.ts';
import type { PriceStep } from '#domain/price/price-history.ts';
import type { SubscriptionPeriod } from '#domain/price/subscription.ts';
import type { Tier } from '#domain/price/tiers.ts';
import type { GivenException } from '#domain/withdrawal/withdrawal-exception.ts';
import type { Picture, Product, TextSection, Unit } from './product.ts';

/** What the shop knows of a product, in one language: a record from which the offer of a moment follows. */
export type ProductRecord = {
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
  /** Why it cannot be sent back, where it is not that it spoils. */
  withdrawalException: GivenException | null;
  pointsEarned: number;
  firstOfferedAt: number;
  pictures: Picture[];
  parameters: { name: string; value: string }[];
  sizes: SizeRecord[];
  minPerSubscription: number | null;
  tiers: Tier[];
  subscriptions: SubscriptionPeriod[];
  parts: PartRecord[];
  /** The main category; its trail is read from the tree. */
  mainCategory: number | null;
  categories: number[];
};

export type SizeRecord = PriceRecord & {
  id: number;
  type: string;
  name: string;
  ean: string | null;
  basketEnabled: boolean;
  gratis: boolean;
  pointsCost: number;
  availability: 'enable' | 'disable' | 'order';
  deliveryDate: string | null;
  deliveryDays: number | null;
  unknownTime: boolean;
  minPerOrder: number | null;
  maxPerOrder: number | null;
  weightGrams: number;
  contents: Contents | null;
  picture: string | null;
  /** Of a date with places: it can be bought until then (ms). */
  beginsAt: number | null;
  parts: { name: string; value: string }[];
  stocks: StockRecord[];
};

/** A price that is told on the phone leaves the database nowhere: there is no amount that a page or a call could show. */
type PublicPrices = { phonePrice: false; prices: PriceStep[] };
type OnPhone = { phonePrice: true; prices: never[] };
type PriceRecord =
  | (PublicPrices & { suggested: Minor | null; advance: Minor | null })
  | (OnPhone & { suggested: null; advance: null });

/** What a warehouse has (null: unlimited), and how long it takes to leave from there. */
export type StockRecord = { quantity: number | null; leadDays: number; outside: boolean };

/** A size of another product, so many of which belong to a set. */
export type PartRecord = (PublicPrices | OnPhone) & {
  id: number;
  slug: string;
  name: string;
  quantity: number;
  size: string;
  sizeName: string;
  taxBasisPoints: number;
  stocks: StockRecord[];
};

/** When and for whom an offer is made. Records are gross; what is made of them is of the shop's price type. */
export type PricingContext = {
  now: number;
  /** How much of the shopper's currency one unit of the shop's own buys. */
  rate: number;
  newForDays: number;
  fewLeft: number;
  /** Names of the parameters that cards may show, in each language; the first of them that a product has. */
  cardParameters?: readonly string[] | undefined;
  /** What the shop sells by; gross where left out. */
  priceType?: PriceType;
  /** Whose calendar days count for the lowest price; UTC where left out. */
  timeZone?: string;
  /** From which worth of goods on a gift goes along, in the shop's own currency and price type; none where left out. */
  giftFrom?: Minor;
  /** The discount code that the shopper has activated. */
  code?: { percent: number; startsAt: number; name?: string };
};
