import { describe, expect, test } from 'vitest';
import { canFilter, chosenFilters, isChosen, isFiltered } from './chosen-filters.ts';
import { type FilterCounts, type FilterGroup, type Filters, NO_FILTERS } from './filters.ts';

const roasters: FilterGroup = {
  kind: 'producer',
  options: [
    { value: '3', name: 'Palarnia Mgła', count: 12 },
    { value: '7', name: 'Kiri', count: 0 },
  ],
};
const origins: FilterGroup = {
  kind: 'parameter',
  id: 1,
  name: 'Kraj',
  options: [{ value: '11', name: 'Brazylia', count: 2 }],
};
const counts: FilterCounts = { groups: [roasters, origins], available: 9, promotion: 1 };
const chosen: Filters = {
  ...NO_FILTERS,
  producers: [3, 7],
  values: [11],
  available: true,
  priceFrom: 1000,
};

describe('what a list is narrowed down to', () => {
  test('is named, thing by thing', () => {
    expect(chosenFilters(chosen, counts).map(({ rest: _, ...said }) => said)).toEqual([
      { kind: 'price', from: 1000, to: undefined },
      { kind: 'available' },
      { kind: 'producer', name: 'Palarnia Mgła' },
      { kind: 'producer', name: 'Kiri' },
      { kind: 'parameter', group: 'Kraj', name: 'Brazylia' },
    ]);
  });

  test('can be taken away thing by thing, and nothing else goes with it', () => {
    const [price, available, mgla, , brazil] = chosenFilters(chosen, counts).map(({ rest }) => rest);
    const { priceFrom: _, ...withoutPrice } = chosen;
    expect(price).toEqual(withoutPrice);
    expect(available).toEqual({ ...chosen, available: false });
    expect(mgla).toEqual({ ...chosen, producers: [7] });
    expect(brazil).toEqual({ ...chosen, values: [] });
  });

  test('ends with nothing when all is taken away', () => {
    const all: Filters = { ...chosen, promotion: true };
    const left = chosenFilters(all, counts).reduce(
      (filters) => chosenFilters(filters, counts)[0]?.rest ?? filters,
      all,
    );
    expect(isFiltered(left)).toBe(false);
  });

  test('is nothing in a plain list', () => {
    expect(chosenFilters(NO_FILTERS, counts)).toEqual([]);
    expect(isFiltered(NO_FILTERS)).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, sizes: ['M'] })).toBe(true);
    expect(isFiltered({ ...NO_FILTERS, priceTo: 0 })).toBe(true);
  });
});

describe('a thing to choose', () => {
  test('knows whether it is chosen', () => {
    const [mgla, kiri] = roasters.options;
    if (!mgla || !kiri) throw new Error('there are two');
    expect(isChosen({ ...NO_FILTERS, producers: [3] }, roasters, mgla)).toBe(true);
    expect(isChosen({ ...NO_FILTERS, producers: [3] }, roasters, kiri)).toBe(false);
    expect(isChosen({ ...NO_FILTERS, series: [3] }, roasters, mgla)).toBe(false);
  });

  test('is there when anything would be left', () => {
    const nothing = { groups: [], available: 0, promotion: 0 };
    expect(canFilter(nothing)).toBe(false);
    expect(canFilter({ ...nothing, groups: [roasters] })).toBe(true);
    expect(canFilter({ ...nothing, prices: { lowest: 100, highest: 200 } })).toBe(true);
  });
});
