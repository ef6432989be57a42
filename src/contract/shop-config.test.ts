import { demoWords } from '@witryna/demo/words';
import { describe, expect, test } from 'vitest';
import settings from '#config';
import { formatMoney } from '#domain/price/mask.ts';
import { checkConfig } from './check-config.ts';
import { NEUTRAL_WORDS } from './shop-words.ts';

const [zloty] = settings.currencies;
const bar = { id: 'news', place: 'top', text: { pl: 'Nowe kawy', en: 'New coffees' } };
const problemsOf = (changes: object) => {
  const checked = checkConfig({ ...settings, ...changes });
  return 'problems' in checked ? checked.problems : [];
};

describe('shop.config.ts', () => {
  test('as it stands is right', () => {
    expect(checkConfig(settings)).toEqual({ config: { ...NEUTRAL_WORDS, ...settings } });
    expect(checkConfig(settings, demoWords)).toMatchObject({ config: { name: 'Palarnia Mgła' } });
  });

  test.each<[object, string]>([
    [{ name: '' }, 'name: must not be empty'],
    [{ priceType: 'brutto' }, "priceType: must be 'gross' or 'net'"],
    [{ email: 'palarnia' }, 'email: must be an e-mail address'],
    [{ address: 'palarnia' }, 'address: must be an address, such as https://example.org'],
    [{ timeZone: 'Europe/Bielsko' }, 'timeZone: must be a time zone, such as Europe/Warsaw'],
    [{ currencies: [] }, 'currencies: must name at least one currency'],
    [{ regions: [] }, 'regions: must name at least one region'],
    [{ currencies: [{ ...zloty, id: 'zł' }] }, 'currencies.0.id: must be three capitals, such as PLN'],
    [{ currencies: [zloty, { ...zloty, mask: '0,x' }] }, "currencies.1.mask: must look like '### ##0,00'"],
    [{ tagline: { pl: 'Kawa', en: '' } }, 'tagline.en: must not be empty'],
    [
      { instalments: [{ name: 'Raty', link: { pl: '/raty', en: '/en' }, minPrice: 2, maxPrice: 1 }] },
      'instalments.0: must not start above its end',
    ],
    [{ bars: [{ ...bar, id: 'Nowa dostawa' }] }, "bars.0.id: must be of small letters, digits and '-'"],
    [{ bars: [{ ...bar, place: 'left' }] }, "bars.0.place: must be 'top' or 'bottom'"],
    [{ bars: [bar, bar] }, 'bars: must have an id each'],
    [
      { bars: [{ ...bar, until: 'jutro' }] },
      "bars.0.until: must be a moment with its zone, such as '2026-12-01T00:00+01:00'",
    ],
    [{ banners: { code: { code: '', text: bar.text } } }, 'banners.code.code: must not be empty'],
    [{ deliveryTaxPercent: -1 }, 'deliveryTaxPercent: must not be below 0'],
    [{ deliveryTaxPercent: 123 }, 'deliveryTaxPercent: must be at most 100'],
    [{ payWithinDays: { transfer: 0 } }, 'payWithinDays.transfer: must be at least 1 day'],
    [{ payWithinDays: { gateway: 1.5 } }, 'payWithinDays.gateway: must be whole days'],
    [{ pointsAfter: 'paid' }, "pointsAfter: must be 'delivered' or 'return_period'"],
    [
      { payments: ['cash'] },
      "payments.0: must be 'test' or a provider, such as przelewy24({ merchantId: 12345 })",
    ],
    [
      { payments: [{ provider: 'przelewy24', merchantId: 0 }] },
      'payments.0.merchantId: must be the number that the provider gave',
    ],
    [
      { payments: [{ provider: 'payu', posId: 0 }] },
      'payments.0.posId: must be the number that the provider gave',
    ],
    [
      { payments: [{ provider: 'stripe', methods: ['cash'] }] },
      "payments.0.methods.0: must be of 'card', 'blik', 'p24'",
    ],
    [
      { payments: [{ provider: 'stripe', methods: [] }] },
      'payments.0.methods: must name a method, or be left out',
    ],
    [{ consent: ['spying'] }, "consent.0: must be of 'analytics', 'marketing'"],
  ])('with %j is answered with one sentence that says where and what', (changes, sentence) => {
    expect(problemsOf(changes)).toEqual([sentence]);
  });

  test.each<[string, object, string]>([
    ['a setting that nobody knows', { prcieType: 'net' }, 'prcieType: '],
    ['a setting that is missing', { phone: undefined }, 'phone: '],
    ['an exchange rate of nothing', { currencies: [{ ...zloty, rate: 0 }] }, 'currencies.0.rate: '],
    ['a page of no products', { productList: { pageSize: 0 } }, 'productList.pageSize: '],
    ['a page of half a product', { productList: { pageSize: 12.5 } }, 'productList.pageSize: '],
    ['a search for no letters', { search: { minLength: 0 } }, 'search.minLength: '],
    ['a search for more than can be shown', { search: { limit: 21 } }, 'search.limit: '],
    ['tiles without their numbers', tilesAt('https://tiles.example/map.png'), 'map.tiles.url: '],
    ['tiles of no address', tilesAt('tiles/{z}/{x}/{y}.png'), 'map.tiles.url: '],
    ['tiles whose host changes', tilesAt('https://{s}.example/{z}/{x}/{y}.png'), 'map.tiles.url: '],
    ['a negative limit', { fewLeft: -1 }, 'fewLeft: '],
    ['a text that is no text', { texts: { pl: { 'product.add': 7 } } }, 'texts.pl.product.add: '],
  ])('%s is named by its place', (_, changes, place) => {
    const problems = problemsOf(changes);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.startsWith(place)).toBe(true);
  });

  test('may say when live search begins and how much it shows', () => {
    expect(problemsOf({ search: { minLength: 4, limit: 20 } })).toEqual([]);
    expect(problemsOf({ search: {} })).toEqual([]);
  });

  test('may name a tile server for the map', () => {
    expect(problemsOf(tilesAt('https://tiles.example:8443/{z}/{x}/{y}.png?key=1'))).toEqual([]);
  });

  test('says everything that is wrong at once', () => {
    expect(problemsOf({ name: '', priceType: 'x', regions: [] })).toHaveLength(3);
  });

  test.each([undefined, null, 'shop', 7, []])('that holds no settings at all (%j) is refused', (value) => {
    const checked = checkConfig(value);
    expect('problems' in checked && checked.problems.length > 0).toBe(true);
  });

  test('prints prices in the default mask: 1 234,50 zł', () => {
    expect(zloty?.mask).toBe('### ##0,00');
    expect(zloty && formatMoney(123_450, zloty)).toBe('1\u00a0234,50\u00a0zł');
  });

  test('offers prices net or gross', () => {
    expect(problemsOf({ priceType: 'net' })).toEqual([]);
    expect(problemsOf({ priceType: 'gross' })).toEqual([]);
  });
});

function tilesAt(url: string) {
  return { map: { tiles: { url, attribution: '© Tiles' } } };
}
