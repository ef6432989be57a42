import type { ProductCard } from '#domain/product/product.ts';
import { type FilterCounts, type Filters, NO_FILTERS } from './filters.ts';
import { filterPairs, type ListQuery, oneOf, readFilters } from './read-filters.ts';

/** 'best' is the order of search results: by how well they match. */
export const SORTS = ['best', 'popular', 'newest', 'cheapest', 'dearest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** Side by side, or one under another. */
export const VIEWS = ['grid', 'list'] as const;
export type ListView = (typeof VIEWS)[number];

/** One page of a list of products. */
export type ProductList = {
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
export type ProductListRequest = { page: number; portion: number; sort: Sort; filters: Filters };

/** What a list's address says. Its prices are of the shopper's currency. */
export type AskedList = {
  /** What is searched for; undefined in a list that is no search. */
  text?: string | undefined;
  filters: Filters;
  sort: Sort;
  /** Undefined where a page shows as many as usual. */
  portion?: number | undefined;
  view: ListView;
  page: number;
};

/** Orders to choose from: how well a product matches is asked only of a search. */
export const sortsOf = ({ text }: Pick<AskedList, 'text'>): readonly Sort[] =>
  text === undefined ? SORTS.filter((sort) => sort !== 'best') : SORTS;

/** How many products a page may show. */
export const portionsOf = (pageSize: number): readonly number[] => [pageSize, pageSize * 2, pageSize * 4];

/** Reads a list's address; what makes no sense in it is as if it were not there. */
export function readList(query: ListQuery, pageSize: number, text?: string): AskedList {
  const sort = sortsOf({ text }).find((known) => known === oneOf(query.sort));
  const [, ...others] = portionsOf(pageSize);
  return {
    text,
    filters: readFilters(query),
    sort: sort ?? usualSort(text),
    portion: others.find((known) => String(known) === oneOf(query.portion)),
    view: oneOf(query.view) === 'list' ? 'list' : 'grid',
    page: readPage(oneOf(query.page) || 1),
  };
}

/** The page number in a query: a whole number from 1 on, else the first page. */
export function readPage(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** '?sort=newest&page=2': only what differs from the plain list, so that each list has one address. */
export function productListQuery(asked: Partial<AskedList>): string {
  const { text, filters = NO_FILTERS, sort = usualSort(text), portion, view, page = 1 } = asked;
  const pairs: [string, string][] = filterPairs(filters);
  if (text !== undefined) pairs.unshift(['text', text]);
  if (sort !== usualSort(text)) pairs.push(['sort', sort]);
  if (portion !== undefined) pairs.push(['portion', String(portion)]);
  if (view === 'list') pairs.push(['view', view]);
  if (page > 1) pairs.push(['page', String(page)]);
  const written = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

const usualSort = (text: string | undefined): Sort => (text === undefined ? 'popular' : 'best');
