import { describe, expect, test } from 'vitest';
import settings from '#config';
import { groupsFromWire, searchSettings, type WireTextSearch } from './live-search.ts';

const NOTHING: WireTextSearch = {
  products: [],
  producers: [],
  series: [],
  menuNodes: [],
  cms: [],
  searchQueries: [],
};
const coffee: WireTextSearch['products'][number] = {
  name: 'Brazylia Cerrado',
  link: '/produkt/7/brazylia-cerrado',
  iconSmall: '/a.webp',
  iconSmallSecond: '/a.jpg',
  from: true,
  price: { price: { gross: { value: 39.9, formatted: '39,90 zł' }, net: { value: 38, formatted: '38 zł' } } },
};
const found = (changes: Partial<WireTextSearch>) =>
  groupsFromWire({ data: { productsTextSearch: { ...NOTHING, ...changes } } });
const link = { name: 'A', link: '/a' };

describe('the settings of live search', () => {
  test('are 2 letters and 6 of each kind where the shop has none', () => {
    expect(searchSettings({})).toEqual({ minLength: 2, limit: 6 });
  });

  test('are the shop’s own where it has them', () => {
    expect(searchSettings({ search: { minLength: 4 } })).toEqual({ minLength: 4, limit: 6 });
    expect(searchSettings({ ...settings, search: { limit: 10 } })).toEqual({ minLength: 2, limit: 10 });
  });
});

describe('the results of live search', () => {
  test('stand in their order, suggested queries first, and without kinds of which nothing was found', () => {
    const all = { cms: [link], menuNodes: [{ ...link, bc: null }], series: [link], producers: [link] };
    const kinds = found({ ...all, products: [coffee], searchQueries: [link] }).map(({ kind }) => kind);
    expect(kinds).toEqual(['queries', 'products', 'producers', 'series', 'categories', 'infoPages']);
    expect(found({ series: [link] })).toEqual([{ kind: 'series', items: [link] }]);
    expect(found({})).toEqual([]);
  });

  test('have of a product its prices and its picture, as webp and as what every browser knows', () => {
    expect(found({ products: [coffee] })[0]?.items).toEqual([
      {
        name: coffee.name,
        link: coffee.link,
        picture: { src: '/a.jpg', webp: '/a.webp' },
        price: { gross: '39,90 zł', net: '38 zł', isZero: false, from: true },
      },
    ]);
  });

  test('have the first picture alone where there is no second, and none where there is none', () => {
    const pictureOf = (changes: object) =>
      found({ products: [{ ...coffee, ...changes }] })[0]?.items[0]?.picture;
    expect(pictureOf({ iconSmallSecond: null })).toEqual({ src: '/a.webp' });
    expect(pictureOf({ iconSmall: null, iconSmallSecond: null })).toBeUndefined();
  });

  test('know a price of 0, and why it is 0 where the wire says so', () => {
    const free = { gross: { value: 0, formatted: '0,00 zł' }, net: { value: 0, formatted: '0,00 zł' } };
    const [group] = found({ products: [{ ...coffee, price: { price: free } }] });
    expect(group?.items[0]?.price?.isZero).toBe(true);
    expect(group?.items[0]?.price).not.toHaveProperty('points');
    const why = (reason: object) =>
      found({ products: [{ ...coffee, price: { price: free }, ...reason }] })[0]?.items[0]?.price;
    expect(why({ points: 120, gratis: false })).toMatchObject({ isZero: true, points: 120 });
    expect(why({ points: 0, gratis: true })).toMatchObject({ isZero: true, gratis: true });
  });

  test('join the categories above a category with a slash', () => {
    const bc = { item: [{ title: 'Kawa' }, { title: 'Kawa ziarnista' }] };
    const trailOf = (of: typeof bc | null) => found({ menuNodes: [{ ...link, bc: of }] })[0]?.items[0]?.trail;
    expect(trailOf(bc)).toBe('Kawa / Kawa ziarnista');
    expect(trailOf({ item: [] })).toBeUndefined();
    expect(trailOf(null)).toBeUndefined();
  });

  test.each([
    {},
    { data: null },
    { data: {} },
    { data: { productsTextSearch: null } },
    { data: { productsTextSearch: {} } },
    { data: { productsTextSearch: { ...NOTHING, products: [{}] } } },
  ])('are none in an answer that is none: %j', (answer) => {
    expect(() => groupsFromWire(answer as Parameters<typeof groupsFromWire>[0])).toThrow();
  });
});
