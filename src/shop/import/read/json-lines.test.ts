import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { jsonLines } from './json-lines.ts';
import { LONGEST_RECORD } from './record-reader.ts';

const read = (...pieces: string[]) => {
  const reader = jsonLines();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
};

describe('one object a line', () => {
  test('is a row for each, whatever its line ends with', () => {
    expect(read('{"key": "a", "price": 39.9}\r\n\n{"key": "b"}')).toEqual([
      { line: 1, cells: new Map(Object.entries({ key: 'a', price: '39.9' })) },
      { line: 3, cells: new Map(Object.entries({ key: 'b' })) },
    ]);
  });

  test('broken in one line spoils no other', () => {
    expect(read('{"key": "a"\n[1]\nkey;size\n{"key": {"a": [1]}}\n{"key": "b"}\n')).toEqual([
      { line: 1, problem: 'is not valid JSON.' },
      { line: 2, problem: 'an object should stand here, such as {"key": "kawa"}.' },
      { line: 3, problem: 'an object should stand here, such as {"key": "kawa"}.' },
      { line: 4, problem: 'key: must be a text, a number or a list of texts.' },
      { line: 5, cells: new Map([['key', 'b']]) },
    ]);
  });

  test('is read alike however it comes in pieces', () => {
    const text = '{"key": "kawa", "name_pl": "Zażółć {"}\n\n{"key": 2}\nx\n{"key": null}';
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length })), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
        expect(read(...pieces)).toEqual(read(text));
      }),
    );
  });

  test('without an end is refused before it fills the memory', () => {
    expect(() => read('{}\n', '{"key": "', 'x'.repeat(LONGEST_RECORD))).toThrow(UnreadableFile);
  });
});
