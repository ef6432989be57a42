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

  'search.title': 'Wyniki dla „{text}”',
  'search.titleEmpty': 'Wyszukiwanie',
  'search.none': 'Nie znaleźliśmy niczego dla „{text}”.',
  'search.noneNext': 'Sprawdź pisownię, wpisz mniej słów albo przejrzyj kategorie.',
  'search.prompt': 'Wpisz nazwę produktu, kategorii albo producenta.',
} as const;
