import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distribute } from './distribute.ts';

describe('an amount that is split', () => {
  test('goes in proportion, what is left to the largest remainders', () => {
    expect(distribute(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(distribute(10, [500, 300, 200])).toEqual([5, 3, 2]);
    expect(distribute(1, [1, 9])).toEqual([0, 1]);
    expect(distribute(5, [0, 0])).toEqual([0, 0]);
  });

  test('is given away to the last grosz, and no part gets more than it is worth', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2 ** 31 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        const amount = Math.floor(whole * share);
        const shares = distribute(amount, parts);
        expect(shares.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [index, part] of shares.entries()) expect(part).toBeLessThanOrEqual(parts[index] ?? 0);
      }),
    );
  });
});
