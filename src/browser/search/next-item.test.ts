import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextItem } from './next-item.ts';

const counts = { queries: 2, all: 5 };

describe('the next result of live search', () => {
  test('by Down is the first, then each in turn, and after the last the first again', () => {
    expect(nextItem('ArrowDown', undefined, counts)).toBe(0);
    expect(nextItem('ArrowDown', 1, counts)).toBe(2);
    expect(nextItem('ArrowDown', 4, counts)).toBe(0);
  });

  test('by Up is the last, then each in turn, and before the first the last again', () => {
    expect(nextItem('ArrowUp', undefined, counts)).toBe(4);
    expect(nextItem('ArrowUp', 2, counts)).toBe(1);
    expect(nextItem('ArrowUp', 0, counts)).toBe(4);
  });

  test('by Right is the first beside the suggested queries, by Left the first of these', () => {
    expect(nextItem('ArrowRight', 1, counts)).toBe(2);
    expect(nextItem('ArrowLeft', 4, counts)).toBe(0);
  });

  test.each([
    ['Left among the suggested queries', 'ArrowLeft', 1, counts],
    ['Right in the other column', 'ArrowRight', 3, counts],
    ['Left and Right before any result is chosen', 'ArrowRight', undefined, counts],
    ['Left without suggested queries', 'ArrowLeft', 3, { queries: 0, all: 5 }],
    ['Right with nothing but suggested queries', 'ArrowRight', 1, { queries: 5, all: 5 }],
    ['a letter', 'a', 1, counts],
    ['Down without results', 'ArrowDown', undefined, { queries: 0, all: 0 }],
  ])('is none by %s', (_, key, active, among) => {
    expect(nextItem(key, active, among)).toBeUndefined();
  });

  test('by Down as often as there are results is the same one again, and Up undoes Down', () => {
    const place = fc
      .integer({ min: 1, max: 40 })
      .chain((all) => fc.tuple(fc.nat({ max: all - 1 }), fc.constant(all)));
    fc.assert(
      fc.property(place, ([start, all]) => {
        const among = { queries: 0, all };
        let active: number | undefined = start;
        for (let step = 0; step < all; step++) active = nextItem('ArrowDown', active, among);
        expect(active).toBe(start);
        expect(nextItem('ArrowUp', nextItem('ArrowDown', start, among), among)).toBe(start);
      }),
    );
  });
});
