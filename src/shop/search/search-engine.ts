import type { Language } from '#contract/language.ts';
import type { FilterCounts, Filters } from '#domain/product-list/filters.ts';
import type { Sort } from '#domain/product-list/product-list.ts';

/**
 * Which products are meant: those of categories and all below them, of a producer or a series, those that match a
 * text, or the reduced.
 */
export type Wanted =
  | { categories: readonly number[] }
  | { producer: number }
  | { series: number }
  | { text: string }
  | { reduced: true };

export type Slice = { sort: Sort; limit: number; offset: number };

export type FoundList = {
  ids: number[];
  total: number;
  /** The text that was searched for instead, where the one given finds nothing as it stands. */
  corrected?: string | undefined;
};

/** What live search shows, each list best first. Names and links are made from the ids by who shows them. */
export type Suggestions = {
  products: number[];
  producers: NamedLink[];
  series: NamedLink[];
  categories: number[];
  infoPages: { title: string; slug: string }[];
  queries: string[];
};

export type NamedLink = { id: number; slug: string; name: string };

/** Finds products. The database does it here; a search cluster can take its place (docs/decisions/0023). */
export type SearchEngine = {
  list(wanted: Wanted, filters: Filters, slice: Slice, language: Language): Promise<FoundList>;
  counts(wanted: Wanted, filters: Filters, language: Language): Promise<FilterCounts>;
  suggest(text: string, language: Language, limit: number): Promise<Suggestions>;
  /** Notes what a shopper searched for, and how much was found; what is often found is suggested to others. */
  heard(query: HeardQuery): Promise<void>;
};

/** What a visitor, told apart by their network, searched for, and how much was found. */
export type HeardQuery = { text: string; language: Language; found: number; visitor: string };
