import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFilters } from '#domain/product-list/read-filters.ts';
import { isPartial, pageKey } from './page-key.ts';

describe('a page’s name in the cache', () => {
  test.each([
    ['/', '/'],
    ['/produkt/7/kawa', '/produkt/7/kawa'],
    ['/produkt/7/kawa?', '/produkt/7/kawa'],
    ['/produkt/7/kawa?utm_source=list&fbclid=1', '/produkt/7/kawa'],
    ['/produkt/7/kawa?gclid=1&size=250g', '/produkt/7/kawa?size=250g'],
    ['/kategoria/1/kawa?page=2&sort=newest', '/kategoria/1/kawa?sort=newest&page=2'],
    ['/kategoria/1/kawa?sort=&page=2', '/kategoria/1/kawa?page=2'],
    ['/search.php?text=kawa+ziarnista', '/search.php?text=kawa%20ziarnista'],
    ['/points.php?pickup_point=BIE01M&method=point', '/points.php?method=point&pickup_point=BIE01M'],
    [
      '/kategoria/1/kawa?page=2&value=12&producer=7&value=11&view=list&price_to=50&portion=48&available=1',
      '/kategoria/1/kawa?producer=7&value=11&value=12&price_to=50&available=1&portion=48&view=list&page=2',
    ],
    ['/kategoria/1/kawa?sizes=M&sizes=L%2C%20XL&sizes=M&sizes=', '/kategoria/1/kawa?sizes=L%2C%20XL&sizes=M'],
    ['/kategoria/1/kawa?price_from=&price_to=&sort=newest', '/kategoria/1/kawa?sort=newest'],
    ['/?_regions=1', '/?_regions=1'],
    ['/produkt/7/kawa?region=DE&utm_source=ad&currency=EUR', '/produkt/7/kawa?currency=EUR&region=DE'],
  ])('%s is kept as %s', (url, key) => {
    expect(pageKey(url)).toBe(key);
  });

  test('holds the whole search, question marks and all: no search can stand in for another', () => {
    expect(pageKey('/search.php?text=kawa?')).not.toBe(pageKey('/search.php?text=kawa'));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const raw = `/search.php?text=${text.replace(/[%&+#]/g, encodeURIComponent)}`;
        expect(new URLSearchParams(pageKey(raw).split('?')[1]).get('text')).toBe(text);
      }),
    );
  });

  test('is the same for all addresses that mean the same list, and only for those', () => {
    const id = fc.integer({ min: 1, max: 99 }).map(String);
    const query = fc.record({
      producer: fc.array(id),
      value: fc.array(id),
      price_from: id,
      promotion: fc.constant('1'),
    });
    const addressOf = (given: Record<string, string | string[]>, turned: boolean) => {
      const pairs = Object.entries(given).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one]),
      );
      return `/kategoria/1/kawa?${new URLSearchParams(turned ? pairs.toReversed() : pairs)}`;
    };
    fc.assert(
      fc.property(query, query, (one, other) => {
        expect(pageKey(addressOf(one, true))).toBe(pageKey(addressOf(one, false)));
        const isSame = JSON.stringify(readFilters(one)) === JSON.stringify(readFilters(other));
        expect(pageKey(addressOf(one, false)) === pageKey(addressOf(other, false))).toBe(isSame);
      }),
    );
  });

  test('does not grow with the number of filters without end', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `value=${index + 1}`).join('&');
    expect(pageKey(`/kategoria/1/kawa?${many}`).split('&')).toHaveLength(50);
  });

  test('is the name of the page under that name', () => {
    const url = fc
      .webQueryParameters({ size: 'xsmall' })
      .map((query) => `/search.php?${query}&text=kawa&page=3`);
    fc.assert(
      fc.property(url, (given) => {
        expect(pageKey(pageKey(given))).toBe(pageKey(given));
      }),
    );
  });
});

describe('a partial page', () => {
  test('is asked for by the suffix of its address', () => {
    expect(isPartial(pageKey('/kategoria/1/kawa?_regions=1'))).toBe(true);
    expect(isPartial(pageKey('/kategoria/1/kawa?page=2&_regions=1'))).toBe(true);
    expect(isPartial(pageKey('/kategoria/1/kawa'))).toBe(false);
  });

  test('is kept apart from the whole one', () => {
    expect(pageKey('/kategoria/1/kawa?_regions=1')).not.toBe(pageKey('/kategoria/1/kawa'));
  });

  test('is not what a search for its suffix gets', () => {
    expect(isPartial(pageKey('/search.php?text=_regions%3D1'))).toBe(false);
    expect(isPartial(pageKey('/search.php?text=_regions=1'))).toBe(false);
  });
});
