import type { ProductCard } from '#domain/product/product.ts';
import type { FilterCounts, Filters } from './filters.ts';

/** 'best' is the order of search results: by how well they match. */
export const SORTS = ['best', 'popular', 'newest', 'cheapest', 'dearest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** One page of a list of products. */
export type Listing = {
  cards: ProductCard[];
  total: number;
  page: number;
  pages: number;
  /** How many products a page shows. */
  portion: number;
  sort: Sort;
  filters: Filters;
  counts: FilterCounts;
  /** What was searched for instead of the text given, which finds nothing as it stands. */
  corrected?: string | undefined;
};

/** Which page of a list is asked for, in which order, narrowed down to what. */
export type ListingRequest = { page: number; portion: number; sort: Sort; filters: Filters };

export const isSort = (value: unknown): value is Sort => SORTS.some((known) => known === value);

/** The page number in a query: a whole number from 1 on, else the first page. */
export function readPage(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** '?sort=newest&page=2': only what differs from the plain list, so that each list has one address. */
export function listingQuery({ text, sort, page }: { text?: string; sort: Sort; page: number }): string {
  const query = new Map<string, string>();
  if (text !== undefined) query.set('text', text);
  if (sort !== 'popular') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const pairs = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
