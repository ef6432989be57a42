import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeOf,
  columnOf,
  fieldOf,
  lostNames,
  PRODUCT_FIELDS,
  rowsOf,
  SIZE_FIELDS,
  sizeFieldName,
} from './product-edit.ts';

const COFFEE = {
  key: 'kenia',
  sizes: [
    { id: 7, type: '250g' },
    { id: 9, type: '1kg' },
  ],
};

describe('what was changed of a product', () => {
  test('is told with the first size; of a size in its own row', () => {
    expect(rowsOf(COFFEE, { name_pl: ' Kenia AA ', price_9: '149,00' })).toEqual([
      { size: '7', cells: { key: 'kenia', size: '250g', name_pl: 'Kenia AA' } },
      { size: '9', cells: { key: 'kenia', size: '1kg', price: '149,00' } },
    ]);
  });

  test('is nothing where nobody touched anything', () => {
    expect(rowsOf(COFFEE, {})).toEqual([]);
  });

  test('may be a size that was not there', () => {
    expect(rowsOf(COFFEE, { type_new: '500g', price_new: '79' })).toEqual([
      { size: 'new', cells: { key: 'kenia', size: '500g', price: '79' } },
    ]);
    expect(rowsOf(COFFEE, { price_new: '79' })).toEqual([]);
  });

  test('is told of the only size where the product has none yet', () => {
    expect(rowsOf({ key: 'nowa', sizes: [] }, { name_pl: 'Nowa', type_new: 'uniw', price_new: '9' })).toEqual(
      [{ size: 'new', cells: { key: 'nowa', size: 'uniw', name_pl: 'Nowa', price: '9' } }],
    );
  });

  test('in lists stands an entry a line', () => {
    expect(rowsOf(COFFEE, { categories: 'Kawa > Ziarnista\r\n\n Prezenty ' })[0]?.cells).toMatchObject({
      categories: 'Kawa > Ziarnista|Prezenty',
    });
  });

  test('never says anything of a field that is not known, and of each known one what was typed', () => {
    const known = [...PRODUCT_FIELDS, ...SIZE_FIELDS.map((column) => sizeFieldName(column, 9))];
    const typed = fc.dictionary(
      fc.constantFrom(...known, 'x', 'price_8', 'key', 'price_9_1'),
      fc.constant('5'),
    );
    fc.assert(
      fc.property(typed, (touched) => {
        const said = rowsOf(COFFEE, touched).flatMap(({ cells: { key, size, ...cells } }) =>
          Object.keys(cells),
        );
        const wanted = Object.keys(touched).filter((field) => known.includes(field));
        expect(said.sort()).toEqual(wanted.map((field) => columnOf(field)?.column).sort());
      }),
    );
  });
});

test('the log tells of it by column and size, from what to what, and not of whole stories', () => {
  const touched = {
    name_pl: 'Kenia',
    price_9: '149,00',
    price_new: '79',
    type_new: '500g',
    description_pl: 'a'.repeat(999),
  };
  expect(changeOf(COFFEE, { name_pl: 'Kenya', price_9: '159,00' }, touched)).toEqual({
    name_pl: ['Kenya', 'Kenia'],
    'price:1kg': ['159,00', '149,00'],
    'price:500g': [null, '79'],
    description_pl: [null, 'a'.repeat(200)],
  });
});

test('a cell is shown as people write it', () => {
  expect(fieldOf('price', 39, ',')).toBe('39,00');
  expect(fieldOf('price', 39.5, '.')).toBe('39.50');
  expect(fieldOf('vat', 0.5, ',')).toBe('0,5');
  expect(fieldOf('categories', ['Kawa > Ziarnista', 'Prezenty'], ',')).toBe('Kawa > Ziarnista\nPrezenty');
  expect(fieldOf('active', false, ',')).toBe('no');
  expect(fieldOf('ean', undefined, ',')).toBe('');
});

test('a name cannot be taken away, and one that never was need not come', () => {
  expect(lostNames({ name_pl: 'Kenia', name_en: '' }, { name_pl: ' ', name_en: '' })).toEqual(['name_pl']);
});
