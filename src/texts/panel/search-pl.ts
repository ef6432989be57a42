/** What is said where everything is looked for at once, in Polish. */
export const searchPl = {
  'search.title': 'Szukaj wszędzie',
  'search.words': 'Zamówienie, klient, produkt lub strona panelu',
  'search.hint':
    'Wpisz co najmniej 3 znaki: numer zamówienia, nazwisko, e-mail, telefon, nazwę, EAN lub kod produktu.',
  'search.here': 'Na tej stronie',
  'search.screens': 'Strony panelu',
  'search.orders': 'Zamówienia',
  'search.clients': 'Klienci',
  'search.guests': 'Goście',
  'search.products': 'Produkty',
  'search.found': 'Wyniki',
  'search.none': 'Niczego nie znaleziono.',
  'search.loading': 'Szukam…',
  'search.failed': 'Nie udało się wyszukać. Spróbuj jeszcze raz.',
  'search.offline': 'Brak połączenia z internetem. Widać tylko to, co jest na tej stronie.',
  'search.count': 'Liczba wyników: {n}',
  'search.close': 'Zamknij',
} as const;
