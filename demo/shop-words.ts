import type { ShopWords } from 'witryna/contract/shop-config.ts';

/** What the demo shop says of itself, wherever shop.config.ts says nothing. */
export const demoWords: ShopWords = {
  name: 'Palarnia Mgła',
  tagline: {
    pl: 'Kawa palona powoli, w małych partiach, w górach.',
    en: 'Coffee roasted slowly, in small batches, in the hills.',
  },
  email: 'dzien.dobry@palarnia-mgla.example',
  phone: '+48 33 600 00 00',
  postalAddress: ['Palarnia Mgła', 'ul. Mglista 7', '43-300 Bielsko-Biała'],
  shops: [
    { id: 'internet', name: { pl: 'Sklep internetowy', en: 'Online shop' } },
    {
      id: 'bielsko',
      name: { pl: 'Palarnia i kawiarnia w Bielsku-Białej', en: 'Roastery and café in Bielsko-Biała' },
    },
  ],
  parameters: {
    filters: [
      ...['Palenie', 'Roast', 'Nuty smakowe', 'Tasting notes', 'Metoda parzenia', 'Brewing method'],
      ...[
        'Kraj',
        'Country',
        'Mielenie',
        'Grind',
        'Rozmiar',
        'Size',
        'Kolor',
        'Colour',
        'Pojemność',
        'Capacity',
      ],
    ],
    ranges: [{ names: ['Wysokość', 'Altitude'], step: 500, unit: 'm' }],
    onCards: ['Nuty smakowe', 'Tasting notes', 'Palenie', 'Roast'],
  },
  bankAccount: 'PL61 1090 1014 0000 0712 1981 2874',
  invoices: {
    seller: {
      name: 'Palarnia Mgła sp. z o.o.',
      taxNumber: '1234563218',
      address: ['ul. Mglista 7', '43-300 Bielsko-Biała'],
    },
  },
  bars: [
    {
      id: 'roasting-days',
      place: 'top',
      text: {
        pl: 'Palimy we wtorki i czwartki, w małych partiach.',
        en: 'We roast on Tuesdays and Thursdays, in small batches.',
      },
      link: {
        href: { pl: '/informacje/o-palarni', en: '/en/info/about-the-roastery' },
        text: { pl: 'O palarni', en: 'About the roastery' },
      },
    },
    {
      id: 'brewing',
      place: 'bottom',
      text: {
        pl: 'Do dobrej kawy wystarczą świeże ziarna, miękka woda, równe mielenie i waga.',
        en: 'Good coffee needs fresh beans, soft water, an even grind and a scale.',
      },
      link: {
        href: { pl: '/informacje/jak-parzyc-kawe', en: '/en/info/how-to-brew-coffee' },
        text: { pl: 'Jak parzyć kawę', en: 'How to brew coffee' },
      },
    },
  ],
  banners: {
    code: {
      code: 'MGLA10',
      text: { pl: '10% mniej za cały koszyk', en: '10% off the whole basket' },
    },
    freeShipping: true,
  },
  instalments: [
    {
      name: 'Raty Mgła',
      link: {
        pl: '/informacje/raty?kwota={calculate_price}',
        en: '/en/info/instalments?kwota={calculate_price}',
      },
      minPrice: 30_000,
      maxPrice: 2_000_000,
    },
  ],
  texts: {
    pl: {
      'layout.footerShop': 'Palarnia',
      'home.slider': 'Z palarni',
      'search.prompt': 'Wpisz nazwę kawy, sprzętu albo producenta.',
      'basket.emptyNext': 'Zacznij od kaw, które inni wybierają najchętniej.',
      'account.newsletterHint': 'Raz w miesiącu: nowe kawy i przepisy. Zgodę można w każdej chwili cofnąć.',
    },
    en: {
      'layout.footerShop': 'The roastery',
      'home.slider': 'From the roastery',
      'search.prompt': 'Type the name of a coffee, a piece of gear or a producer.',
      'basket.emptyNext': 'Start with the coffees that others choose most.',
      'account.newsletterHint':
        'Once a month: new coffees and recipes. You can withdraw your consent at any time.',
    },
  },
};
