/** Words of notice bars, banners, consent, the keyboard helper and tooltips. */
export const noticesPl = {
  'bars.top': 'Ogłoszenia',
  'bars.bottom': 'Więcej ogłoszeń',
  'bars.close': 'Zamknij ogłoszenie: {text}',
  'banner.code': 'Kod rabatowy',
  'banner.activate': 'Użyj kodu',
  'banner.codeFailed': 'Nie udało się użyć kodu. Spróbuj ponownie za chwilę.',
  'banner.shipping': 'Darmowa dostawa',
  'banner.closeCode': 'Zamknij: kod rabatowy',
  'banner.closeShipping': 'Zamknij: darmowa dostawa',

  'consent.title': 'Twoja prywatność',
  'consent.lead': 'Niezbędnych plików cookie używamy zawsze, bo bez nich sklep nie działa.',
  'consent.others': 'Pozostałych tylko za Twoją zgodą, którą możesz wycofać w każdej chwili.',
  'consent.all': 'Akceptuję wszystkie',
  'consent.necessary': 'Tylko niezbędne',
  'consent.settings': 'Ustawienia',
  'consent.choice': 'Na co się zgadzasz?',
  'consent.for.necessary': 'Niezbędne',
  'consent.for.necessaryWhy': 'Koszyk, logowanie i Twoje ustawienia. Bez nich sklep nie działa.',
  'consent.for.analytics': 'Statystyka',
  'consent.for.analyticsWhy': 'Pokazuje nam, z których stron korzystasz i co w sklepie jest niejasne.',
  'consent.for.marketing': 'Marketing',
  'consent.for.marketingWhy': 'Pozwala sprawdzić, czy nasza reklama miała sens.',
  'consent.save': 'Zapisz wybór',
  'consent.saved': 'Zapisaliśmy Twój wybór.',
  'consent.kept': 'Co sklep zapisuje w przeglądarce',
  'cookies.leadWithChoice':
    'Bez Twojej zgody sklep zapisuje w przeglądarce tylko to, bez czego by nie działał. Zgodę możesz wycofać tutaj w każdej chwili; odtąd niczego o Tobie nie zbieramy.',
  'cookies.consent': 'Twoja decyzja w sprawie plików cookie.',
  'cookies.consentLasts': '180 dni',
  'cookies.codeBanner': 'Zamknięte ogłoszenie o kodzie rabatowym.',
  'cookies.shippingBanner': 'Zamknięte ogłoszenie o darmowej dostawie.',
  'cookies.dayLasts': '1 dzień',
  'cookies.banner': 'Które ogłoszenie było na ostatniej stronie, żeby nic się nie przesuwało.',
  'cookies.closedBars': 'Zamknięte ogłoszenia, żeby nie pokazywać ich drugi raz.',

  'keyboard.title': 'Na skróty',
  'keyboard.lead':
    'Przejdź od razu tam, gdzie chcesz. Escape zamyka to okno, a Tab prowadzi dalej po stronie.',
  'keyboard.toContent': 'Przejdź do treści strony',
  'keyboard.toSearch': 'Przejdź do wyszukiwarki',

  'product.lowestLabel': 'Co to za cena?',
  'product.lowestWhy':
    'Najniższa cena, za jaką sprzedawaliśmy ten produkt w ciągu 30 dni przed obniżką. Od niej liczymy, ile oszczędzasz.',
} as const;
