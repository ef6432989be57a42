import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesAll } from './plain-letters.ts';
import { soughtIn } from './sought.ts';

describe('what is looked for everywhere', () => {
  test('a name is of people, their orders and goods, a number of all, an address of people and their orders', () => {
    expect(soughtIn('  kowalska ')).toEqual({
      words: ['kowalska'],
      people: true,
      orders: true,
      isName: true,
      goods: true,
    });
    expect(soughtIn('2026-11-618033')).toMatchObject({
      ...{ people: true, orders: true, isName: false, goods: true },
    });
    expect(soughtIn('anna@')).toMatchObject({ people: true, orders: true, goods: false });
  });

  test('nothing is looked for by one or two letters, which would be a search through everything', () => {
    for (const typed of ['', 'ab', '1', 'a b 12', '-----'])
      expect(soughtIn(typed)).toMatchObject({ people: false, orders: false, goods: false });
  });

  test('whatever is typed is few words, short ones, that a database can read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (typed) => {
        const { words } = soughtIn(typed);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) {
          expect([...word].length).toBeLessThanOrEqual(60);
          expect(word).not.toContain('\u0000');
        }
      }),
    );
  });
});

test('a screen is found by the beginnings of its words, with or without Polish letters', () => {
  expect(namesAll('Sesje i urządzenia', 'urzad')).toBe(true);
  expect(namesAll('Sesje i urządzenia', 'ses URZĄ')).toBe(true);
  expect(namesAll('Łódź', 'lodz')).toBe(true);
  expect(namesAll('Zamówienia', 'mowi')).toBe(false);
  expect(namesAll('Zamówienia', '')).toBe(true);
});
