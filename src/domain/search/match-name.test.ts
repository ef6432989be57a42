import { describe, expect, test } from 'vitest';
import { matchName } from './match-name.ts';

const COFFEE = { words: ['kawa', 'ziarnista'], stems: ['kaw', 'ziarnist'] };
const searched = (...words: string[]) =>
  words.map((word) => ({ word, stem: word.replace(/(ej|[aeiouy])$/, '') }));

describe('a name', () => {
  test('fits inflected words, beginnings of words and mistyped ones', () => {
    for (const words of [['kawy', 'ziarnistej'], ['ziar'], ['kwaa'], ['ziarnista', 'kawa']])
      expect(matchName(searched(...words), COFFEE), words.join(' ')).toBeGreaterThan(0);
  });

  test('does not fit where one of the words is missing from it', () => {
    expect(matchName(searched('kawa', 'mielona'), COFFEE)).toBe(0);
  });

  test('fits better whole than begun, begun better than mistyped, and best where nothing else is in it', () => {
    const fits = ['ziarnista', 'ziar', 'ziarnsta'].map((word) => matchName(searched(word), COFFEE));
    expect(fits.toSorted((a, b) => b - a)).toEqual(fits);
    expect(new Set(fits).size).toBe(3);
    const alone = { words: ['kawa'], stems: ['kaw'] };
    expect(matchName(searched('kawa'), alone)).toBeGreaterThan(matchName(searched('kawa'), COFFEE));
  });
});
