import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, slipsAllowed } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 'w'), maxLength: 8 });

describe('the distance between two words', () => {
  test.each([
    ['kawa', 'kawa', 0],
    ['kwaa', 'kawa', 1],
    ['driper', 'dripper', 1],
    ['kawiraka', 'kawiarka', 1],
    ['capucino', 'cappuccino', 2],
    ['', 'kawa', 4],
  ])('counts the slips from %j to %j', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  test('is the same in both directions, and nothing only between equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
      }),
    );
  });

  test('is one after a slip of any kind', () => {
    const slip = fc.constantFrom(
      (text: string, place: number) => text.slice(0, place) + text.slice(place + 1),
      (text: string, place: number) => `${text.slice(0, place)}b${text.slice(place)}`,
      (text: string, place: number) => `${text.slice(0, place)}x${text.slice(place + 1)}`,
      (text: string, place: number) =>
        text.slice(0, place) +
        text
          .slice(place, place + 2)
          .split('')
          .reverse()
          .join('') +
        text.slice(place + 2),
    );
    fc.assert(
      fc.property(word, slip, fc.nat(8), (meant, slipIn, place) => {
        const typed = slipIn(meant, place);
        expect(editDistance(meant, typed)).toBe(typed === meant ? 0 : 1);
      }),
    );
  });

  test('grows by at most one with every letter that is typed', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom('a', 'b', 'k', 'w'), (one, other, letter) => {
        const grown = editDistance(one, other + letter) - editDistance(one, other);
        expect(Math.abs(grown)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is not counted further than asked', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, atMost) => {
        const whole = editDistance(one, other);
        expect(editDistance(one, other, atMost)).toBe(whole > atMost ? Number.POSITIVE_INFINITY : whole);
      }),
    );
  });

  test('may be two in long words, one in short ones, and none in numbers', () => {
    expect(['ex', 'kawa', 'kubek', 'herbata', '250'].map(slipsAllowed)).toEqual([0, 1, 1, 2, 0]);
  });
});
