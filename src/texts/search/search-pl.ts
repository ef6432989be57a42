/** Words of live search. */
export const searchPl = {
  'liveSearch.results': 'Podpowiedzi',
  'liveSearch.queries': 'Często szukane',
  'liveSearch.products': 'Produkty',
  'liveSearch.producers': 'Producenci',
  'liveSearch.series': 'Serie',
  'liveSearch.categories': 'Kategorie',
  'liveSearch.infoPages': 'Informacje',
  'liveSearch.count': '{n} podpowiedź|{n} podpowiedzi|{n} podpowiedzi|{n} podpowiedzi',
  'liveSearch.hint': 'Zacznij pisać, a podpowiemy.',
  'liveSearch.close': 'Zamknij wyszukiwanie',
} as const;
