import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from './filters.ts';
import { filterPairs, type ListQuery, readFilters } from './read-filters.ts';

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const ids = fc.uniqueArray(id, { maxLength: 50 }).map((all) => all.sort((a, b) => a - b));
const amount = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined });

/** Any filters a shopper may choose, in the order addresses have them. */
const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    producers: ids,
    series: ids,
    sizes: fc
      .uniqueArray(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }), { maxLength: 50 })
      .map((all) => all.sort()),
    values: ids,
    available: fc.boolean(),
    promotion: fc.boolean(),
    prices: fc.tuple(amount, amount),
  })
  .map(({ prices: [one, other], ...rest }) => ({ ...rest, ...priceBounds(one, other) }));

describe('the filters of a list', () => {
  test('are read from its address', () => {
    const query = {
      producer: ['7', '3'],
      series: '5',
      sizes: ['M', '250g'],
      value: ['12', '11'],
      price_from: '10,50',
      price_to: '1 250',
      available: '1',
      promotion: '1',
    };
    expect(readFilters(query)).toEqual({
      producers: [3, 7],
      series: [5],
      sizes: ['250g', 'M'],
      values: [11, 12],
      priceFrom: 1050,
      priceTo: 125_000,
      available: true,
      promotion: true,
    });
  });

  test('survive the way into an address and back', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(queryOf(filterPairs(filters)))).toEqual(filters);
      }),
    );
  });

  test('have one address, in whatever order and however often they were ticked', () => {
    fc.assert(
      fc.property(
        anyFilters.chain((filters) => {
          const pairs = filterPairs(filters);
          return fc.tuple(
            fc.constant(pairs),
            fc.shuffledSubarray(pairs, { minLength: pairs.length, maxLength: pairs.length }),
          );
        }),
        ([pairs, shuffled]) => {
          const twice = queryOf([...shuffled, ...shuffled]);
          expect(filterPairs(readFilters(twice))).toEqual(pairs);
        },
      ),
    );
  });

  test.each([
    ['no number', { producer: 'abc', price_from: 'NaN', price_to: 'Infinity' }],
    ['a number too large', { producer: '99999999999', value: '2147483648', price_from: '1e309' }],
    ['nothing', { producer: '', sizes: '', price_from: '', available: '', promotion: '' }],
    ['less than nothing', { producer: '-1', series: '0', price_from: '-5' }],
    ['another word for yes', { available: 'yes', promotion: 'true' }],
    ['a size no shop has', { sizes: ['x'.repeat(41), 'a\u0000b'] }],
  ])('leave out what is %s', (_, query) => {
    expect(readFilters(query)).toEqual(NO_FILTERS);
  });

  test('take prices typed the wrong way round as they were meant', () => {
    expect(readFilters({ price_from: '50', price_to: '10' })).toMatchObject({
      priceFrom: 1000,
      priceTo: 5000,
    });
  });

  test('come to no harm by ten thousand values', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => String(index + 1));
    const read = readFilters({ producer: many, series: many, sizes: many, value: many });
    for (const group of [read.producers, read.series, read.sizes, read.values])
      expect(group).toHaveLength(50);
  });

  test('are always of a kind the shop knows, whatever stands in the address', () => {
    const rubbish = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string({ unit: 'binary' })),
      fc.nat().map(String),
    );
    const names = [
      'producer',
      'series',
      'sizes',
      'value',
      'price_from',
      'price_to',
      'available',
      'promotion',
    ];
    const query = fc.record(Object.fromEntries(names.map((name) => [name, rubbish])));
    fc.assert(
      fc.property(query, (given) => {
        const read = readFilters(given as ListQuery);
        for (const one of [...read.producers, ...read.series, ...read.values])
          expect(Number.isInteger(one) && one > 0 && one < 2 ** 31).toBe(true);
        for (const price of [read.priceFrom, read.priceTo])
          expect(price === undefined || (Number.isInteger(price) && price >= 0)).toBe(true);
        expect(read.priceFrom ?? 0).toBeLessThanOrEqual(read.priceTo ?? Infinity);
      }),
    );
  });
});

function priceBounds(one: number | undefined, other: number | undefined) {
  const isTurned = one !== undefined && other !== undefined && one > other;
  const [priceFrom, priceTo] = isTurned ? [other, one] : [one, other];
  return { ...(priceFrom !== undefined && { priceFrom }), ...(priceTo !== undefined && { priceTo }) };
}

/** An address's pairs as the server reads them. */
const queryOf = (pairs: readonly [string, string][]): ListQuery =>
  Object.fromEntries(
    pairs.map(([name]) => [name, pairs.filter(([other]) => other === name).map(([, value]) => value)]),
  );
