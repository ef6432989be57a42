import { defineShop } from '#contract/shop-config.ts';

/**
 * Everything about the shop that is set by hand. Checked at start; secrets come from the environment. Its own words go
 * here too: name, tagline, email, phone, postalAddress, and where it has them shops, bankAccount, invoices, bars,
 * banners, instalments and texts. Those that are left out are the demo's (demo/shop-words.ts), and with DEMO=0 neutral ones.
 */
export default defineShop({
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
  deliveryTaxPercent: 23,
  payWithinDays: { transfer: 7, gateway: 3 },
  returnDays: 14,
  pointsAfter: 'return_period',
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
  consent: ['analytics'],
  omnibus: { rebateCodeActivate: true, percentages: true },
  productList: { pageSize: 24 },
  fewLeft: 5,
  giftFrom: 5000,
  newForDays: 30,
  pageCache: { megabytes: 128, freshSeconds: 60 },
});
