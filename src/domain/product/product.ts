import type { Price } from '#domain/price/money.ts';
import type { Purchase } from './purchase.ts';

export type Unit = 'piece' | 'kilogram' | 'metre' | 'pack' | 'service';

/** A drawn or photographed view; files are `{name}-{width}.{avif,webp,jpg}`. */
export type Picture = { name: string; view: 'front' | 'detail' | 'use' | 'diagram' };

/** What a size costs at this moment. */
export type PriceNow = {
  price: Price;
  /** The regular price, crossed out, where the price is reduced. */
  regular?: Price;
  /** The lowest price of the 30 days before the reduction. */
  lowest?: Price;
};

export type SizeOffer = PriceNow & {
  type: string;
  name: string;
  purchase: Purchase;
  /** Pieces that can be had; null where nothing is counted. */
  stock: number | null;
  availability: Availability;
  pointsCost: number;
};

export type Availability =
  | { status: 'enable' }
  | { status: 'disable'; backOn?: string }
  | { status: 'order'; days?: number };

/** A product as cards, lists and search show it. */
export type ProductCard = PriceNow & {
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
};

export type Product = Omit<
  ProductCard,
  'price' | 'regular' | 'lowest' | 'from' | 'fewLeft' | 'pointsCost'
> & {
  type: 'goods' | 'bundle' | 'virtual' | 'service';
  summary: string;
  description: TextSection[];
  parameters: { name: string; value: string }[];
  sizes: SizeOffer[];
  sellBy: number;
  precision: number;
  minPerOrder: number;
  maxPerOrder: number | null;
  pointsEarned: number;
  tiers: { from: number; percent: number }[];
  parts: { id: number; slug: string; name: string; quantity: number; size: string }[];
  /** From the top of the tree to the product's main category. */
  trail: CategoryLink[];
  ean?: string;
};

export type TextSection = { heading?: string; paragraphs: string[]; list?: string[] };
export type CategoryLink = { id: number; slug: string; name: string };

/** One-size and universal products show no size (spec §2, §9). */
export const hasSizeChoice = (sizes: readonly { type: string }[]) =>
  !sizes.every((size) => size.type === 'uniw' || size.type === 'onesize');
