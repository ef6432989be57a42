import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SizeChoice } from './product.ts';
import { partNamesOf, partRows } from './size-parts.ts';

const shirt = (colour: string, letters: string, purchase: SizeChoice['purchase'] = 'buy'): SizeChoice => ({
  type: `${colour}-${letters}`,
  name: `${colour}, ${letters}`,
  purchase,
  parts: [colour, letters],
});
const named = (...values: string[]) => ({
  parts: values.map((value, index) => ({ name: index === 0 ? 'Kolor' : 'Rozmiar', value })),
});
const shirts = [
  shirt('czarny', 'S'),
  shirt('czarny', 'M', 'unavailable'),
  shirt('czarny', 'XL'),
  shirt('biały', 'S'),
  shirt('biały', 'M'),
];

describe('the parts of a product’s sizes', () => {
  test('have names where every size has the same ones, and each its own values', () => {
    expect(partNamesOf([named('czarny', 'S'), named('biały', 'S')])).toEqual(['Kolor', 'Rozmiar']);
    expect(partNamesOf([named('czarny')])).toEqual(['Kolor']);
  });

  test('count for nothing where a size lacks one, two are alike or there are none', () => {
    expect(partNamesOf([named('czarny', 'S'), named('biały')])).toBeUndefined();
    expect(partNamesOf([named('czarny', 'S'), named('czarny', 'S')])).toBeUndefined();
    expect(partNamesOf([{ parts: [] }, { parts: [] }])).toBeUndefined();
    expect(partNamesOf([])).toBeUndefined();
  });
});

describe('the rows to choose a size from', () => {
  test('are one of whole sizes where they have no parts', () => {
    const bags: SizeChoice[] = ['250g', '1kg'].map((type) => ({ type, name: type, purchase: 'buy' }));
    expect(partRows(bags, '1kg').map((row) => row.map(({ value, chosen }) => [value, chosen]))).toEqual([
      [
        ['250g', false],
        ['1kg', true],
      ],
    ]);
  });

  test('are one for each part, and a value keeps the rest of the choice', () => {
    const [colours, letters] = partRows(shirts, 'czarny-S');
    expect(colours?.map(({ value, size, chosen }) => [value, size.type, chosen])).toEqual([
      ['czarny', 'czarny-S', true],
      ['biały', 'biały-S', false],
    ]);
    expect(letters?.map(({ value, size }) => [value, size.type])).toEqual([
      ['S', 'czarny-S'],
      ['M', 'czarny-M'],
      ['XL', 'czarny-XL'],
    ]);
  });

  test('say what else changes with a value that the choice does not come in', () => {
    const [, letters] = partRows(shirts, 'biały-M');
    expect(letters?.find(({ value }) => value === 'XL')).toMatchObject({
      size: { type: 'czarny-XL' },
      changes: ['czarny'],
    });
    const [colours] = partRows(shirts, 'czarny-XL');
    expect(colours?.find(({ value }) => value === 'biały')).toMatchObject({ changes: ['S'] });
  });

  test('lead to a size that can be had sooner than to one that cannot, if they keep as much', () => {
    const [colours] = partRows(
      [shirt('czarny', 'XL'), shirt('biały', 'S', 'unavailable'), shirt('biały', 'M')],
      'czarny-XL',
    );
    expect(colours?.[1]?.size.type).toBe('biały-M');
  });

  test('reach every value from every size, choose one of each row, and change nothing by what is chosen', () => {
    const wardrobe = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })), {
        minLength: 1,
        selector: String,
      })
      .map((pairs) => pairs.map(([colour, letters]) => shirt(`k${colour}`, `r${letters}`)));
    fc.assert(
      fc.property(wardrobe, fc.nat(), (sizes, index) => {
        const chosen = sizes[index % sizes.length]?.type ?? '';
        for (const [at, row] of partRows(sizes, chosen).entries()) {
          expect(new Set(row.map(({ value }) => value))).toEqual(
            new Set(sizes.map(({ parts }) => parts?.[at])),
          );
          expect(row.every(({ value, size }) => size.parts?.[at] === value)).toBe(true);
          expect(row.filter((one) => one.chosen).map(({ size }) => size.type)).toEqual([chosen]);
          expect(row.find((one) => one.chosen)?.changes).toEqual([]);
        }
      }),
    );
  });
});
