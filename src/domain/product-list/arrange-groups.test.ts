import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeGroups } from './arrange-groups.ts';
import type { FilterGroup } from './filters.ts';

const option = (value: number, name: string, count = 1) => ({ value: String(value), name, count });
const parameter = (id: number, name: string, ...options: FilterGroup['options']): FilterGroup => ({
  kind: 'parameter',
  id,
  name,
  options,
});
const producers: FilterGroup = { kind: 'producer', options: [option(1, 'Mgła', 3)] };
const country = parameter(1, 'Kraj', option(2, 'Brazylia', 0), option(3, 'Kenia', 2));
const roast = parameter(2, 'Palenie', option(4, 'jasne'));
const empty = parameter(3, 'Krój', option(5, 'prosty', 0));
const altitude = parameter(
  4,
  'Wysokość',
  option(10, '1700–1900 m', 3),
  option(11, '1000–1200 m', 2),
  option(12, '1400–1600 m'),
  option(13, '1600–1750 m'),
  option(14, 'nizina'),
);
const ranges = [{ names: ['Wysokość', 'Altitude'], step: 500, unit: 'm' }];
const names = (groups: FilterGroup[]) =>
  groups.map((one) => (one.kind === 'parameter' ? one.name : one.kind));

describe('the groups of filters', () => {
  test('stand in the owner’s order, the others after them as they were', () => {
    const wanted = { filters: ['Palenie', 'Roast', 'Kraj', 'Country', 'producer'] };
    expect(names(arrangeGroups([producers, country, altitude, roast], wanted, []))).toEqual([
      'Palenie',
      'Kraj',
      'producer',
      'Wysokość',
    ]);
  });

  test('that would find nothing come last, and so do such options', () => {
    const [first, last] = arrangeGroups([empty, country], { filters: ['Krój'] }, []);
    expect(first?.options.map(({ name }) => name)).toEqual(['Kenia', 'Brazylia']);
    expect(last).toEqual(empty);
  });
});

describe('a parameter of numbers', () => {
  test('is chosen by ranges, each with the values whose middle lies in it', () => {
    expect(arrangeGroups([altitude], { ranges }, [])[0]?.options).toEqual([
      { value: '11', name: '1000–1500 m', count: 2 },
      { value: '10,12,13', name: '1500–2000 m', count: 5 },
      { value: '14', name: 'nizina', count: 1 },
    ]);
  });

  test('shows values one by one where an address has chosen some of a range, so that they can be given up', () => {
    const options = arrangeGroups([altitude], { ranges }, [12])[0]?.options;
    expect(options?.map(({ value }) => value)).toEqual(['11', '10', '12', '13', '14']);
    expect(arrangeGroups([altitude], { ranges }, [10, 12, 13])[0]?.options[1]?.value).toBe('10,12,13');
  });

  test('loses no value and no product by its ranges', () => {
    const values = fc.uniqueArray(fc.record({ id: fc.nat(), low: fc.nat(3000), count: fc.nat(9) }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 900 }), (all, step) => {
        const group = parameter(
          1,
          'Wysokość',
          ...all.map(({ id, low, count }) => option(id, `${low} m`, count)),
        );
        const [arranged] = arrangeGroups([group], { ranges: [{ names: ['Wysokość'], step, unit: 'm' }] }, []);
        const options = arranged?.options ?? [];
        expect(options.flatMap(({ value }) => value.split(',')).sort()).toEqual(
          all.map(({ id }) => `${id}`).sort(),
        );
        const sum = (some: readonly { count: number }[]) =>
          some.reduce((total, { count }) => total + count, 0);
        expect(sum(options)).toBe(sum(all));
      }),
    );
  });
});
