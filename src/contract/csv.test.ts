import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';

/** Reads a line as a spreadsheet does. */
function cellsIn(line: string): string[] {
  const [cells, end] = [[''], line.length - 2];
  for (let at = 0, isQuoted = false; at < end; at++) {
    const sign = line[at] ?? '';
    const last = cells.length - 1;
    if (sign === '"' && isQuoted && line[at + 1] === '"' && at++ >= 0) cells[last] += '"';
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ';' && !isQuoted) cells.push('');
    else cells[last] += sign;
  }
  return cells;
}

describe('a table for a spreadsheet', () => {
  test('holds what was written, whatever that is', () => {
    const odd = fc.string({
      unit: fc.constantFrom(';', '"', '\n', '\r', '\t', ' ', 'ż', 'a', '=', '-', '@', '+'),
    });
    fc.assert(
      fc.property(fc.array(odd, { minLength: 1 }), (cells) => {
        const read = cellsIn(csvLine(cells));
        expect(read.map((cell, at) => (cell === `'${cells[at]}` ? cells[at] : cell))).toEqual(cells);
      }),
    );
  });

  test('never begins a cell as a formula', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\n+'),
        fc.string(),
        (start, rest) => {
          const [cell = ''] = cellsIn(csvLine([start + rest]));
          expect(cell.startsWith("'")).toBe(true);
        },
      ),
    );
    expect(csvLine(['=HYPERLINK("http://zlo.example")', -5, 'Kawa; 1 kg'])).toBe(
      `"'=HYPERLINK(""http://zlo.example"")";-5;"Kawa; 1 kg"\r\n`,
    );
  });
});
