import type { BasketLine } from '#domain/basket/basket.ts';
import type { Availability } from '#domain/product/product.ts';
import type { Purchase } from '#domain/product/purchase.ts';
import type { QuantityRules } from '#domain/product/quantity.ts';
import type { ListChange } from './list-change.ts';

/** A product on a list, as it is offered now; the price is that of one. */
export type ListItem = Pick<
  BasketLine,
  'productId' | 'slug' | 'name' | 'size' | 'picture' | 'unit' | 'quantity' | 'price'
> & {
  sizeId: number;
  rules: Omit<QuantityRules, 'max'>;
  note: string;
  purchase: Purchase;
  /** Points for one, where it is for points. */
  pointsCost: number;
  availability: Availability;
  change?: ListChange;
};

/** What the shop no longer sells: only its name is left. */
export type DiscontinuedItem = { sizeId: number; name: string };

export type ShownList = {
  id: number;
  name: string;
  publicToken: string | null;
  items: ListItem[];
  discontinued: DiscontinuedItem[];
};
