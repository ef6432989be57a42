import type { Price } from '#domain/price/money.ts';
import type { Picture, Unit } from '#domain/product/product.ts';
import type { Purchase } from '#domain/product/purchase.ts';
import type { QuantityRules } from '#domain/product/quantity.ts';
import type { ListChange } from './list-change.ts';

/** A product on a list, as it is offered now. */
export type ListItem = {
  sizeId: number;
  productId: number;
  slug: string;
  name: string;
  size: { type: string; name: string };
  picture?: Picture;
  unit: Unit;
  quantity: number;
  rules: Omit<QuantityRules, 'max'>;
  note: string;
  /** Of one. */
  price: Price;
  purchase: Purchase;
  change?: ListChange;
};

/** What the shop no longer sells: only its name is left. */
export type GoneItem = { sizeId: number; name: string };

export type ShownList = {
  id: number;
  name: string;
  publicToken: string | null;
  items: ListItem[];
  gone: GoneItem[];
};
