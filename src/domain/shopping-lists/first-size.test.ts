import { describe, expect, test } from 'vitest';
import type { Purchase } from '#domain/product/purchase.ts';
import { firstSize } from './first-size.ts';

const sizes = (...purchases: Purchase[]) => purchases.map((purchase) => ({ purchase }));

describe('the size that is noted where nobody has chosen one', () => {
  test('is the first that can be bought', () => {
    expect(firstSize(sizes('unavailable', 'phone_only', 'buy', 'buy'))).toBe(2);
    expect(firstSize(sizes('unavailable', 'buy_free'))).toBe(1);
  });

  test('is the first of all where none can be bought', () => {
    expect(firstSize(sizes('unavailable', 'points_only'))).toBe(0);
    expect(firstSize([])).toBe(0);
  });
});
