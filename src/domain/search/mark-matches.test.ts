import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const marked = (name: string, text: string) =>
  markMatches(name, text)
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join('');

describe('the marks in a name that was found', () => {
  test.each([
    ['Kawa ziarnista', 'kawa', '[Kawa] ziarnista'],
    ['Kawa ziarnista', 'ziarn ka', '[Ka]wa [ziarn]ista'],
    ['Żółw ceramiczny', 'zolw', '[Żółw] ceramiczny'],
    ['Zolw ceramiczny', 'ŻÓŁ', '[Zol]w ceramiczny'],
    ['Dripper Kiri 02, ceramiczny', '02 kiri', 'Dripper [Kiri] [02], ceramiczny'],
    ['Kawa', 'kaw kawa', '[Kawa]'],
    ['Filtr do kawy', 'wy', 'Filtr do kawy'],
    ['Kawa', 'kawałek', 'Kawa'],
    ['Cafe\u0301 crème', 'café creme', '[Cafe\u0301] [crème]'],
    ['Kawa', '', 'Kawa'],
    ['Kawa', '.*[(\\', 'Kawa'],
    ['', 'kawa', ''],
  ])('of %s for %s are %s', (name, text, expected) => {
    expect(marked(name, text)).toBe(expected);
  });

  test('leave the name as it is, whatever was typed', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anything, anything, (name, text) => {
        const pieces = markMatches(name, text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(name);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });

  test('stand at every word that is typed without its capitals and diacritics', () => {
    const word = fc.stringMatching(/^[A-ZĄĆĘŁŃÓŚŹŻ][a-ząćęłńóśźż]{0,8}$/);
    const bare = (name: string) =>
      name.toLowerCase().replace(/[ąćęłńóśźż]/g, (letter) => 'acelnoszz'['ąćęłńóśźż'.indexOf(letter)] ?? '');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const pieces = markMatches(words.join(' '), bare(words.join(' ')));
        expect(pieces.filter(({ match }) => match).map(({ text }) => text)).toEqual(words);
      }),
    );
  });
});
