/** What is said of who waits for which product, in Polish. */
export const waitingPl = {
  'waiting.title': 'Oczekujący',
  'waiting.lead': 'Na jakie produkty czekają klienci. Gdy wrócą do sprzedaży, sklep sam im o tym napisze.',
  'waiting.empty':
    'Nikt teraz na nic nie czeka. Trafi tu każdy, kto poprosi o wiadomość przy wyprzedanym produkcie.',
  'waiting.product': 'Produkt',
  'waiting.size': 'Rozmiar',
  'waiting.count': 'Ile osób',
  'waiting.since': 'Od kiedy',
  'waiting.people': '{n} osoba czeka|{n} osoby czekają|{n} osób czeka|{n} osoby czeka',
  'waiting.email': 'E-mail',
  'waiting.remove': 'Usuń',
  'waiting.removed': 'Ta osoba już nie czeka.',
  'waiting.hidden': 'Adresy widzi tylko ten, kto może oglądać dane klientów.',
} as const;
