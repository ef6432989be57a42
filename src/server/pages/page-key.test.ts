import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
    ['/?_regions=1', '/?_regions=1'],
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
