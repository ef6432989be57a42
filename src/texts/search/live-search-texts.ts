import type { TextKey, Texts } from '#texts/text-key.ts';

/** What live search says in the browser. */
export const LIVE_SEARCH_TEXTS = [
  'liveSearch.queries',
  'liveSearch.products',
  'liveSearch.producers',
  'liveSearch.series',
  'liveSearch.categories',
  'liveSearch.infoPages',
  'liveSearch.count',
  'search.none',
  'search.noneNext',
  'product.phonePrice',
  'product.points',
  'product.free',
  'product.from',
  'price.net',
  'price.gross',
] as const satisfies readonly TextKey[];

export type LiveSearchTexts = Texts<(typeof LIVE_SEARCH_TEXTS)[number]>;
