import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageNumbers } from './paging.ts';

describe('the page numbers under a list', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 0, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
    [50, 3, [1, 2, 3]],
    [1, 0, []],
  ])('on page %i of %i are %j, 0 being a gap', (current, count, numbers) => {
    expect(pageNumbers(current, count)).toEqual(numbers);
  });

  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

  test('always lead to the first, the last, this page and its neighbours', () => {
    fc.assert(
      fc.property(place, ([current, count]) => {
        const numbers = pageNumbers(current, count);
        const wanted = [1, current - 1, current, current + 1, count].filter((n) => n >= 1 && n <= count);
        expect(numbers).toEqual(expect.arrayContaining(wanted));
        expect(numbers.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  test('rise, and a gap stands for two pages or more, never for one', () => {
    fc.assert(
      fc.property(place, ([current, count]) => {
        const numbers = pageNumbers(current, count);
        numbers.forEach((number, index) => {
          const before = numbers[index - 1] ?? 0;
          const after = numbers[index + 1] ?? 0;
          if (number === 0) expect(after - before).toBeGreaterThan(2);
          else if (index > 0 && before !== 0) expect(number - before).toBe(1);
        });
      }),
    );
  });
});
