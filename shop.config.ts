import { defineShop } from '#contract/shop-config.ts';

/** Everything about the shop that is set by hand. Checked at start; secrets come from the environment. */
export default defineShop({
  name: 'Palarnia Mgła',
  tagline: {
    pl: 'Kawa palona powoli, w małych partiach, w górach.',
    en: 'Coffee roasted slowly, in small batches, in the hills.',
  },
  email: 'dzien.dobry@palarnia-mgla.example',
  phone: '+48 33 600 00 00',
  postalAddress: ['Palarnia Mgła', 'ul. Mglista 7', '43-300 Bielsko-Biała'],
  currencies: [
    {
      id: 'PLN',
      symbol: 'zł',
      mask: '### ##0,00',
      grouping: ' ',
      decimal: ',',
      symbolBefore: false,
      spaced: true,
      rate: 1,
    },
    {
      id: 'EUR',
      symbol: '€',
      mask: '### ##0,00',
      grouping: ' ',
      decimal: ',',
      symbolBefore: false,
      spaced: true,
      rate: 0.234,
    },
  ],
  priceType: 'gross',
  regions: [1143020003, 1143020143, 1143020041, 1143020182, 1143020016],
  shops: [
    { id: 'internet', name: { pl: 'Sklep internetowy', en: 'Online shop' } },
    {
      id: 'bielsko',
      name: { pl: 'Palarnia i kawiarnia w Bielsku-Białej', en: 'Roastery and café in Bielsko-Biała' },
    },
  ],
  bankAccount: 'PL61 1090 1014 0000 0712 1981 2874',
  timeZone: 'Europe/Warsaw',
  dispatch: {
    deadline: '14:00',
    days: [1, 2, 3, 4, 5],
    // Public holidays: those with a fixed date, then the movable ones.
    closedOn: [
      ...['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
      ...['2027-03-29', '2027-05-27', '2028-04-17', '2028-06-15'],
    ],
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
  consent: ['analytics'],
  omnibus: { rebateCodeActivate: true, percentages: true },
  listing: { pageSize: 24 },
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
  fewLeft: 5,
  giftFrom: 5000,
  newForDays: 30,
  pageCache: { megabytes: 128, freshSeconds: 60 },
});
