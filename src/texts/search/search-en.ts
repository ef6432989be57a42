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

  'search.title': 'Results for ‘{text}’',
  'search.titleEmpty': 'Search',
  'search.none': 'We found nothing for ‘{text}’.',
  'search.noneNext': 'Check the spelling, use fewer words, or browse the categories.',
  'search.prompt': 'Type the name of a product, a category or a producer.',
};
