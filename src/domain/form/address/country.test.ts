import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, countryOf, regionOf } from './country.ts';

describe('a region of the contract', () => {
  // The ids stand in the shop's decisions ('Region ids in use').
  test.each([
    [1143020003, 'PL'],
    [1143020143, 'DE'],
    [1170044706, 'GB'],
    [1170044713, 'US'],
    [1170044715, 'UA'],
    [1143020062, 'GR'],
    [1143020115, 'LI'],
  ])('%i is %s', (regionId, country) => {
    expect(countryOf(regionId)).toBe(country);
  });

  test('exists for 34 countries, each with a number of its own', () => {
    expect(COUNTRIES).toHaveLength(34);
    expect(COUNTRIES.map((country) => countryOf(regionOf(country)))).toEqual(COUNTRIES);
  });

  test('that the shop does not know is no country', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (number) => {
        const country = countryOf(number);
        if (country) expect(regionOf(country)).toBe(number);
      }),
    );
    expect([0, -1, 1143020004, Number.NaN].map(countryOf)).toEqual(Array(4).fill(undefined));
  });
});
