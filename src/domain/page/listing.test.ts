import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSort, listingQuery, readPage, SORTS } from './listing.ts';

describe('the page asked for', () => {
  test.each([
    ['2', 2],
    [7, 7],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['abc', 1],
    ['', 1],
    [undefined, 1],
    ['1e309', 1],
    ['100001', 1],
  ])('%j is page %i', (asked, page) => {
    expect(readPage(asked)).toBe(page);
  });
});

describe('the order of a list', () => {
  test('is one of those the shop offers', () => {
    expect(SORTS.every(isSort)).toBe(true);
    for (const unknown of ['price', '', undefined, 'toString', ['newest']])
      expect(isSort(unknown)).toBe(false);
  });
});

describe('the address of a list', () => {
  test('says only what differs from the plain list, so that each list has one address', () => {
    expect(listingQuery({ sort: 'popular', page: 1 })).toBe('');
    expect(listingQuery({ sort: 'newest', page: 1 })).toBe('?sort=newest');
    expect(listingQuery({ sort: 'popular', page: 3 })).toBe('?page=3');
    expect(listingQuery({ text: 'kawa & herbata', sort: 'name', page: 2 })).toBe(
      '?text=kawa%20%26%20herbata&sort=name&page=2',
    );
  });

  test('keeps whatever a shopper searched for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...SORTS),
        fc.integer({ min: 1, max: 100 }),
        (text, sort, page) => {
          const read = new URLSearchParams(listingQuery({ text, sort, page }));
          expect(read.get('text')).toBe(text);
          expect(read.get('sort') ?? 'popular').toBe(sort);
          expect(readPage(read.get('page') ?? 1)).toBe(page);
        },
      ),
    );
  });
});
