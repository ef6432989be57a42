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
  timeZone: 'Europe/Warsaw',
  listing: { pageSize: 24 },
  fewLeft: 5,
  newForDays: 30,
  pageCache: { megabytes: 128, freshSeconds: 60 },
});
