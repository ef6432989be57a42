import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { portionsOf, productListQuery, readList, readPage, SORTS, sortsOf, VIEWS } from './product-list.ts';

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
    for (const sort of SORTS) expect(readList({ sort }, 24, 'kawa').sort).toBe(sort);
    for (const sort of ['price', '', undefined, 'toString'])
      expect(readList({ sort }, 24).sort).toBe('popular');
  });
});

describe('the orders to choose from', () => {
  test('know of the best match only in a search', () => {
    expect(sortsOf({ text: 'kawa' })).toContain('best');
    expect(sortsOf({})).not.toContain('best');
    expect(readList({ sort: 'best' }, 24).sort).toBe('popular');
    expect(readList({}, 24).sort).toBe('popular');
    expect(readList({}, 24, 'kawa').sort).toBe('best');
    expect(readList({ sort: 'popular' }, 24, 'kawa').sort).toBe('popular');
  });
});

describe('a page of a list', () => {
  test('shows as many products as usual, twice or four times as many, and no other number', () => {
    expect(portionsOf(24)).toEqual([24, 48, 96]);
    expect(readList({ portion: '48' }, 24).portion).toBe(48);
    for (const portion of ['24', '25', '100000', '-48', '48.0', 'all', ''])
      expect(readList({ portion }, 24).portion).toBeUndefined();
  });

  test('shows them side by side unless asked for one under another', () => {
    expect(readList({}, 24).view).toBe('grid');
    expect(readList({ view: 'list' }, 24).view).toBe('list');
    expect(readList({ view: 'wall' }, 24).view).toBe('grid');
  });
});

describe('the address of a list', () => {
  test('says only what differs from the plain list, so that each list has one address', () => {
    expect(productListQuery({ sort: 'popular', page: 1 })).toBe('');
    expect(productListQuery({ sort: 'newest', page: 1 })).toBe('?sort=newest');
    expect(productListQuery({ sort: 'popular', page: 3 })).toBe('?page=3');
    expect(productListQuery({ text: 'kawa', sort: 'best', page: 1 })).toBe('?text=kawa');
    expect(productListQuery({ text: 'kawa & herbata', sort: 'name', page: 2 })).toBe(
      '?text=kawa%20%26%20herbata&sort=name&page=2',
    );
    const filters = { ...NO_FILTERS, producers: [3, 7], sizes: ['L & XL'], priceFrom: 1050, available: true };
    expect(productListQuery({ filters, portion: 48, view: 'list', page: 2 })).toBe(
      '?producer=3&producer=7&sizes=L%20%26%20XL&price_from=10.5&available=1&portion=48&view=list&page=2',
    );
  });

  test('keeps whatever a shopper searched for and asked of the list', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
        fc.constantFrom(...SORTS),
        fc.constantFrom(undefined, 48, 96),
        fc.constantFrom(...VIEWS),
        fc.integer({ min: 1, max: 100 }),
        (text, sort, portion, view, page) => {
          fc.pre(sortsOf({ text }).includes(sort));
          const asked = { text, filters: { ...NO_FILTERS, values: [2, 11] }, sort, portion, view, page };
          const read = new URLSearchParams(productListQuery(asked));
          const query = Object.fromEntries([...read.keys()].map((name) => [name, read.getAll(name)]));
          expect(readList(query, 24, read.get('text') ?? undefined)).toEqual(asked);
        },
      ),
    );
  });
});
