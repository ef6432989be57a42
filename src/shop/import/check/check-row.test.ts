import { describe, expect, test } from 'vitest';
import { openRowCheck } from './check-row.ts';

const check = (cells: Record<string, string>) =>
  openRowCheck('PLN')(new Map(Object.entries({ key: 'kubek', ...cells })));

describe('a row of an import', () => {
  test.each([
    ['price', '39,90', '3990'],
    ['price', '39.9', '3990'],
    ['price', '1 299', '129900'],
    ['price', '1\u00a0299,00', '129900'],
    ['vat', '23%', '2300'],
    ['vat', '5,5', '550'],
    ['stock', '1,5', '1500'],
    ['stock', 'Unlimited', 'unlimited'],
    ['active', 'No', 'false'],
    ['availability', 'order', 'order'],
    ['name_pl', '  Kubek  ', 'Kubek'],
    ['ean', '', ''],
    ['weight_g', '007', '7'],
    ['contents', '0,7 l', '700 ml'],
    ['begins_at', '2026-12-12T10:00+01:00', '2026-12-12T09:00:00.000Z'],
  ])('may write %s as %j', (column, text, kept) => {
    expect(check({ [column]: text })).toMatchObject({ row: { [column]: kept } });
  });

  test.each([
    ['price', '0', 'must be from 0.01 to 9999999.99'],
    ['price', '-5', 'must be a number such as 39.00'],
    ['price', '39,999', 'must be a number such as 39.00'],
    ['price', '1e3', 'must be a number such as 39.00'],
    ['price', '', 'must not be empty.'],
    ['vat', '101', 'must be from 0 to 100'],
    ['stock', '-1', 'must be a number such as 39.000'],
    ['ean', '5,90842E+12', 'must have 8 to 14 digits'],
    ['weight_g', '1.5', 'must be a whole number from 0 to 100000000'],
    ['contents', '250', "must look like '250 g'"],
    ['begins_at', '12.12.2026', "must look like '2026-12-12T10:00+01:00'"],
    ['size_parts', '250 g', "must look like 'Kraj=Brazylia|Palenie=jasne'"],
    ['unit', 'constructor', 'must be one of piece, kilogram, metre, pack, service'],
    ['active', 'maybe', 'must be one of'],
    ['name_pl', 'x'.repeat(301), 'is longer than 300 characters.'],
    ['name_pl', 'a\u0000b', 'has a character that cannot be kept.'],
    ['categories', 'Kawa > > Ziarnista', "must look like 'Kawa > Ziarnista'"],
    ['categories', 'a>b>c>d>e>f>g>h>i', 'has a path of more than 8 categories.'],
    ['parameters', 'Kraj', "must look like 'Kraj=Brazylia|Palenie=jasne'"],
    ['parameters', '=x', "must look like 'Kraj=Brazylia|Palenie=jasne'"],
  ])('is refused with %s %j', (column, text, problem) => {
    const checked = check({ [column]: text });
    expect('problems' in checked && checked.problems.join()).toContain(`${column}: ${problem}`);
  });

  test('tells all that is wrong with it at once', () => {
    const checked = check({ key: '', price: 'x', ean: '1', currency: 'EUR' });
    expect('problems' in checked && checked.problems).toHaveLength(4);
  });

  test('with a name that no address can be made of has its address from the key', () => {
    expect(check({ name_pl: '日本' })).toMatchObject({ row: { slug_pl: 'kubek' } });
  });

  test('with such a name that stood in the row before has its address from its own key', () => {
    const checkRow = openRowCheck('PLN');
    const slugFor = (key: string) => checkRow(new Map(Object.entries({ key, name_pl: '日本', price: '1' })));
    expect(slugFor('kubek')).toMatchObject({ row: { slug_pl: 'kubek' } });
    expect(slugFor('talerz')).toMatchObject({ row: { slug_pl: 'talerz' } });
  });

  test('is not taken for the row before it', () => {
    const checkRow = openRowCheck('PLN');
    checkRow(
      new Map([
        ['key', 'a'],
        ['price', '1'],
      ]),
    );
    expect(
      checkRow(
        new Map([
          ['key', 'b'],
          ['price', '2'],
        ]),
      ),
    ).toEqual({
      row: { key: 'b', size: 'uniw', price: '200' },
    });
  });
});
