import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from '#tests/support/shop/csv-line.ts';
import { csvRecords } from './csv-records.ts';
import type { FileRecord } from './record-reader.ts';

describe('a table', () => {
  test('that a spreadsheet writes is read: quotes, line ends in cells, free lines', () => {
    expect(
      rowsOf('key;Name_PL\r\n\r\na;"Kubek ""Poranek"""\r\nb;"dwie\r\nlinie"\r\nc;5" talerz\r\n'),
    ).toEqual([
      { line: 3, cells: { key: 'a', name_pl: 'Kubek "Poranek"' } },
      { line: 4, cells: { key: 'b', name_pl: 'dwie\r\nlinie' } },
      { line: 6, cells: { key: 'c', name_pl: '5" talerz' } },
    ]);
  });

  test.each([';', ',', '\t'])('may separate its cells by %j', (separator) => {
    const text = `key${separator}"a,b;c"\n1${separator}2`;
    expect(rowsOf(text)).toEqual([{ line: 2, cells: { key: '1', 'a,b;c': '2' } }]);
  });

  test.each(['\n', '\r\n', '\r'])('may end its lines with %j', (end) => {
    expect(rowsOf(['key', 'a', 'b'].join(end)).map(({ line }) => line)).toEqual([2, 3]);
  });

  test('of any texts, in any pieces, is read as it was written', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[";,\t\r\n a]*$/));
    const tables = fc
      .integer({ min: 1, max: 6 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 }));
    fc.assert(
      fc.property(
        tables,
        fc.constantFrom(';', ',', '\t'),
        fc.constantFrom('\r\n', '\n', '\r'),
        fc.integer({ min: 1, max: 9 }),
        (table, separator, end, piece) => {
          const columns = Array.from({ length: table[0]?.length ?? 1 }, (_, index) => `c${index}`);
          const text = [columns, ...table]
            .map((cells) => csvLine(cells, separator).slice(0, -2) + end)
            .join('');
          const read = rowsOf(text, piece).map(({ cells }) => Object.values(cells ?? {}));
          expect(read).toEqual(table);
        },
      ),
    );
  });

  test('says of each row in which line it begins, whatever lines its cells have and in any pieces', () => {
    const cell = fc.stringMatching(/^[a\r\n"]{0,6}$/);
    const ends = fc.constantFrom('\r\n', '\n', '\r');
    fc.assert(
      fc.property(
        fc.array(cell, { maxLength: 8 }),
        ends,
        fc.integer({ min: 1, max: 9 }),
        (cells, end, piece) => {
          const lines = ['key', ...cells].map((text) => csvLine([text]).slice(0, -2) + end);
          const begins = cells.map((_, index) => linesIn(lines.slice(0, index + 1).join('')));
          expect(rowsOf(lines.join(''), piece).map(({ line }) => line)).toEqual(begins);
        },
      ),
    );
  });

  test('refuses a row with too many or too few cells, and reads the others', () => {
    expect(rowsOf('key,price\na\nb,1\nc,1,2')).toEqual([
      { line: 2, problem: 'has 1 cells, but there are 2 columns.' },
      { line: 3, cells: { key: 'b', price: '1' } },
      { line: 4, problem: 'has 3 cells, but there are 2 columns.' },
    ]);
  });

  test.each([
    ['', 'The file is empty.'],
    ['\n\n', 'The file is empty.'],
    ['key,key\n1,2', "The column 'key' is there twice."],
    ['key\n"offen', 'A quote opens in the row of line 2 and never closes.'],
    [`key\n"${'x'.repeat(1_000_001)}`, /^The row that begins in line 2 is longer than 1000000 characters/],
    [`${'a,'.repeat(201)}\n`, 'Line 1 has more than 200 cells.'],
    [`"${'x'.repeat(1_000_001)}`, 'The first line, which names the columns, does not end.'],
  ])('is refused as a whole when it cannot be one (%#)', (text, problem) => {
    expect(() => rowsOf(text, 100_000)).toThrow(problem);
  });
});

function rowsOf(text: string, piece = 7) {
  const reader = csvRecords();
  const found: FileRecord[] = [];
  for (let at = 0; at < text.length; at += piece) found.push(...reader.push(text.slice(at, at + piece)));
  return [...found, ...reader.end()]
    .map((record) =>
      'cells' in record
        ? { ...record, cells: Object.fromEntries(record.cells) }
        : { ...record, cells: undefined },
    )
    .map(({ cells, ...record }) => ({ ...record, ...(cells && { cells }) }));
}

/** The number of the line that comes after this text. */
const linesIn = (text: string) => text.split(/\r\n|\n|\r/).length;
