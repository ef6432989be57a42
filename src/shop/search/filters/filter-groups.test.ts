import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import { type CountedOption, groupsOf } from './filter-groups.ts';

const PLAIN = { parameter: null, parameterName: null, parameterPlace: null, place: null };
const option = (
  kind: CountedOption['kind'],
  value: string,
  count: number,
  more: Partial<CountedOption> = {},
) => ({
  ...PLAIN,
  kind,
  value,
  name: value,
  count,
  ...more,
});
const ofParameter = (parameter: number, place: number, value: string, count = 1) =>
  option('parameter', value, count, { parameter, parameterName: `p${parameter}`, parameterPlace: place });

describe('the filters beside a list', () => {
  test('offer a group only where it leaves a choice or something in it is chosen', () => {
    const counted = [option('producer', '4', 9), option('series', '5', 9)];
    expect(groupsOf(counted, NO_FILTERS, 'pl')).toEqual([]);
    expect(groupsOf(counted, { ...NO_FILTERS, series: [5] }, 'pl').map(({ kind }) => kind)).toEqual([
      'series',
    ]);
  });

  test('name the fullest options first, and equal ones by the alphabet of the language', () => {
    const counted = [
      option('producer', 'Żar', 2),
      option('producer', 'Łąka', 2),
      option('producer', 'Mgła', 2),
      option('producer', 'Zorza', 3),
    ];
    const [group] = groupsOf(counted, NO_FILTERS, 'pl');
    expect(group?.options.map(({ value }) => value)).toEqual(['Zorza', 'Łąka', 'Mgła', 'Żar']);
  });

  test('name sizes in the order of sizes, however many products have them', () => {
    const counted = [
      option('size', 'L', 9, { place: 3 }),
      option('size', 'S', 1, { place: 1 }),
      option('size', 'M', 5, { place: 2 }),
    ];
    const [group] = groupsOf(counted, NO_FILTERS, 'pl');
    expect(group?.options.map(({ value }) => value)).toEqual(['S', 'M', 'L']);
  });

  test('put producers, series and sizes before parameters, and parameters in the order of the shop', () => {
    const counted = [
      ...[ofParameter(8, 2, 'a'), ofParameter(8, 2, 'b'), ofParameter(9, 1, 'c'), ofParameter(9, 1, 'd')],
      ...[
        option('size', 'S', 1),
        option('size', 'M', 1),
        option('producer', '1', 1),
        option('producer', '2', 1),
      ],
    ];
    const groups = groupsOf(counted, NO_FILTERS, 'pl');
    expect(groups.map((group) => ('id' in group ? group.id : group.kind))).toEqual([
      'producer',
      'size',
      9,
      8,
    ]);
  });

  test('show at most a hundred options of a group, and what is chosen in any case', () => {
    const counted = Array.from({ length: 150 }, (_, index) =>
      option('producer', String(index), 1000 - index),
    );
    const [group] = groupsOf(counted, { ...NO_FILTERS, producers: [149] }, 'pl');
    expect(group?.options).toHaveLength(101);
    expect(group?.options.at(-1)?.value).toBe('149');
  });
});
