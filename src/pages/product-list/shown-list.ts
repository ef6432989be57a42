import type { AskedList, ProductList } from '#domain/product-list/product-list.ts';

/** A list as a page shows it: what was found, what was asked, and how many products a page shows as a rule. */
export type ShownList = {
  /** Its prices are of the shopper's currency. */
  productList: ProductList;
  asked: AskedList;
  pageSize: number;
};

/** The address of the same list with something changed; it starts at its first page. */
export type ListLink = (change: Partial<AskedList>) => string;
