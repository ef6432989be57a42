/** What a row says of its product. */
export const PRODUCT_COLUMNS = [
  'name_pl',
  'name_en',
  'summary_pl',
  'summary_en',
  'description_pl',
  'description_en',
  'producer',
  'series',
  'categories',
  'parameters',
  'pictures',
  'vat',
  'unit',
  'active',
  'popularity',
  'withdrawal_exception',
] as const;

/** What a row says of its size. `stock_if_new` comes from feeds, which know no quantities. */
export const SIZE_COLUMNS = [
  'size_name_pl',
  'size_name_en',
  'ean',
  'code',
  'shelf',
  'price',
  'regular_price',
  'stock',
  'stock_if_new',
  'weight_g',
  'contents',
  'size_parts',
  'begins_at',
  'availability',
] as const;

export const COLUMNS = ['key', 'size', ...PRODUCT_COLUMNS, ...SIZE_COLUMNS] as const;
export type Column = (typeof COLUMNS)[number];

/** Made from the names; they become parts of addresses. */
export const SLUG_COLUMNS = ['slug_pl', 'slug_en', 'producer_slug', 'series_slug'] as const;
export const STAGED_COLUMNS = [...COLUMNS, ...SLUG_COLUMNS] as const;

type StagedColumn = (typeof STAGED_COLUMNS)[number];

/** A row whose cells are right: undefined where the file has no such cell, '' where it is empty. */
export type CheckedRow = Record<StagedColumn, string | undefined> & { key: string; size: string };

// All rows have all columns from the beginning: objects of one shape are made and read many times faster.
const NOTHING = Object.fromEntries(STAGED_COLUMNS.map((column) => [column, undefined])) as Record<
  StagedColumn,
  undefined
>;

export const rowWithNothing = (key: string, size: string): CheckedRow => ({ ...NOTHING, key, size });
