import type { searchPl } from './search-pl.ts';

/** Words of live search, in English. */
export const searchEn: Record<keyof typeof searchPl, string> = {
  'liveSearch.results': 'Suggestions',
  'liveSearch.queries': 'Popular searches',
  'liveSearch.products': 'Products',
  'liveSearch.producers': 'Producers',
  'liveSearch.series': 'Series',
  'liveSearch.categories': 'Categories',
  'liveSearch.infoPages': 'Information',
  'liveSearch.count': '{n} suggestion|{n} suggestions',
  'liveSearch.hint': 'Start typing and we will suggest.',
  'liveSearch.close': 'Close the search',
};
