import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonRecords } from './json-records.ts';
import type { FileRecord } from './record-reader.ts';

describe('a JSON file', () => {
  test.each([
    ['in an array', '[\n{"key": "a", "price": 12.5},\n{"key": "b"}\n]'],
    ['one on a line', '\n{"key": "a", "price": 12.5}\n{"key": "b"}\n'],
  ])('has its products %s', (_, text) => {
    expect(rowsOf(text)).toEqual([
      { line: 2, cells: { key: 'a', price: '12.5' } },
      { line: 3, cells: { key: 'b' } },
    ]);
  });

  test('may write lists and pairs as such', () => {
    const product = {
      categories: ['Kawa > Ziarnista', 'Prezenty'],
      parameters: { Kraj: 'Brazylia', Rok: 2026 },
    };
    expect(rowsOf(JSON.stringify({ ...product, active: true, ean: null }))[0]).toMatchObject({
      cells: {
        categories: 'Kawa > Ziarnista|Prezenty',
        parameters: 'Kraj=Brazylia|Rok=2026',
        active: 'true',
        ean: '',
      },
    });
  });

  test('refuses a broken object, and reads the others', () => {
    expect(rowsOf('[{"key": a},{"key": "b"},\n{"price": {"pln": {}}}]')).toEqual([
      { line: 1, problem: 'is not valid JSON.' },
      { line: 1, cells: { key: 'b' } },
      { line: 2, problem: 'price: must be a text, a number or a list of texts.' },
    ]);
  });

  test('of any texts, in any pieces, is read as it was written', () => {
    const row = fc.dictionary(fc.constantFrom('key', 'name_pl', 'price'), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 5 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        (rows, pretty, piece) => {
          const text = JSON.stringify(rows, null, pretty ? 2 : 0);
          expect(rowsOf(text, piece).map((record) => record.cells)).toEqual(rows.map((one) => ({ ...one })));
        },
      ),
    );
  });

  test.each([
    ['[1, 2]', /^Line 1: an object should stand here/],
    ['\nkey;price', /^Line 2: an object should stand here/],
    ['[{"key": "a"', 'The object that begins in line 1 does not end.'],
    [`{"key": "${'x'.repeat(1_000_001)}`, /^The object that begins in line 1 is longer/],
  ])('is refused as a whole when it cannot be one (%#)', (text, problem) => {
    expect(() => rowsOf(text, 100_000)).toThrow(problem);
  });
});

function rowsOf(
  text: string,
  piece = 5,
): { line: number; problem?: string; cells?: Record<string, string> }[] {
  const reader = jsonRecords();
  const found: FileRecord[] = [];
  for (let at = 0; at < text.length; at += piece) found.push(...reader.push(text.slice(at, at + piece)));
  return [...found, ...reader.end()].map((record) =>
    'cells' in record ? { line: record.line, cells: Object.fromEntries(record.cells) } : record,
  );
}
