import type { Right } from '#domain/staff/right.ts';

/** What comes in and goes out by many lines at once. */
export const BULK_KINDS = ['products', 'stock', 'prices'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export const isBulkKind = (text: string): text is BulkKind =>
  (BULK_KINDS as readonly string[]).includes(text);

/** Who may bring it in. */
export const RIGHT_TO_BRING: Readonly<Record<BulkKind, Right>> = {
  products: 'product.import',
  stock: 'stock.correct',
  prices: 'product.price',
};

/** Who may take it away; what is in stock stands in the lines of products only for who may see it. */
export const RIGHT_TO_READ: Readonly<Record<BulkKind, Right>> = {
  products: 'product.read',
  stock: 'stock.read',
  prices: 'product.read',
};
