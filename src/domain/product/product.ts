import type { ShippingTime } from '#domain/delivery/dispatch.ts';
import type { Minor, Price, PriceType } from '#domain/price/money.ts';
import type { PriceNow } from '#domain/price/price-view.ts';
import type { SubscriptionPeriod } from '#domain/price/subscription.ts';
import type { Tier } from '#domain/price/tiers.ts';
import type { Reward } from '#domain/reward/reward.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';
import type { Purchase } from './purchase.ts';

export type Unit = 'piece' | 'kilogram' | 'metre' | 'pack' | 'service' | 'place';

/** A drawn or photographed view; files are `{name}-{width}.{avif,webp,jpg}`. */
export type Picture = { name: string; view: 'front' | 'detail' | 'use' | 'diagram' };

export type SizeOffer = PriceNow & {
  type: string;
  name: string;
  purchase: Purchase;
  /** Pieces that can be had; null where nothing is counted. */
  stock: number | null;
  availability: Availability;
  pointsCost: number;
  minPerOrder: number | null;
  maxPerOrder: number | null;
  weightGrams: number;
  /** How long each part of the stock takes to leave the shop, the quickest first. */
  leads: Lead[];
  /** The size's own picture, by its name. */
  picture?: string;
};

/** A size with when its parcel leaves and what delivery costs at the least; undefined where it cannot be sent. */
export type SizeView = {
  offer: SizeOffer;
  shipping: ShippingTime;
  delivery: Minor | undefined;
  /** What delivery costs at the least, and where to, in the shopper's words. */
  words?: string | undefined;
  /** When it is there by the cheapest way, in the shopper's words. */
  arrival?: string | undefined;
};

/** How a size is chosen among the others. */
export type SizeMade = {
  /** What it is made of, in the order of the product's part names; left out where it is chosen as a whole. */
  parts?: readonly string[];
  /** Of a date with places: it can be bought until then (ms). */
  beginsAt?: number;
};

/** A size as the selector shows it. */
export type SizeChoice = Pick<SizeOffer, 'type' | 'name' | 'purchase'> & SizeMade;

/** Up to this quantity (null: any) a parcel leaves after so many days; null days are unknown. */
export type Lead = { upTo: number | null; days: number | null };

export type Availability =
  | { status: 'enable' }
  | { status: 'disable'; backOn?: string }
  | { status: 'order'; days?: number; unknownTime?: true };

/** The prices that cards show. */
export type CardPrice = Pick<PriceNow, 'price' | 'regular' | 'lowest' | 'beforeCode' | 'contents'>;

/** The one size, and the least of it, that goes into the basket without a choice. */
export type AtOnce = { size: string; quantity: number };

/** A product as cards, lists and search show it. */
export type ProductCard = CardPrice & {
  id: number;
  slug: string;
  name: string;
  producer: string;
  pictures: Picture[];
  purchase: Purchase;
  availability: Availability;
  /** Other sizes cost more. */
  from: boolean;
  unit: Unit;
  isNew: boolean;
  pointsCost: number;
  fewLeft: boolean;
  /** What goes into the basket without a choice; none where there is something to choose, or to ask. */
  atOnce?: AtOnce;
  /** What the owner wants said of it first. */
  facts?: string[];
  /** Where it is taken for points. */
  reward?: Reward;
};

export type Product = Omit<
  ProductCard,
  keyof CardPrice | 'from' | 'fewLeft' | 'pointsCost' | 'reward' | 'atOnce' | 'facts'
> & {
  type: 'goods' | 'bundle' | 'virtual' | 'service';
  summary: string;
  description: TextSection[];
  parameters: { name: string; value: string }[];
  sizes: (SizeOffer & SizeMade)[];
  /** What the parts of its sizes are called; left out where a size is chosen as a whole. */
  partNames?: readonly string[];
  sellBy: number;
  precision: number;
  minPerOrder: number;
  maxPerOrder: number | null;
  minPerSubscription: number | null;
  taxBasisPoints: number;
  /** What the shop sells by. */
  priceType: PriceType;
  pointsEarned: number;
  tiers: Tier[];
  subscriptions: SubscriptionPeriod[];
  parts: BundlePart[];
  /** From the top of the tree to the product's main category. */
  trail: CategoryLink[];
  ean?: string;
  /** Why it cannot be sent back without a reason. */
  withdrawalException?: WithdrawalException;
};

/** A product in a set, so many of it, and what it costs by itself, unless that is told on the phone. */
export type BundlePart = {
  id: number;
  slug: string;
  name: string;
  quantity: number;
  size: string;
  sizeName: string;
  price?: Price;
};

export type TextSection = { heading?: string; paragraphs: string[]; list?: string[] };
export type CategoryLink = { id: number; slug: string; name: string };

/** Goods go into a parcel; files and services come without one. */
export const isSent = ({ type }: Pick<Product, 'type'>) => type === 'goods' || type === 'bundle';

/** So little that the shopper should hurry; `few` counts what is sold at once. */
export const isFewLeft = (stock: number | null, { sellBy }: Pick<Product, 'sellBy'>, few: number) =>
  stock !== null && stock <= few * sellBy;

/** One-size and universal products show no size (spec §2, §9). */
export const hasSizeChoice = (sizes: readonly { type: string }[]) =>
  !sizes.every((size) => size.type === 'uniw' || size.type === 'onesize');
