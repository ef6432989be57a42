import { describe, expect, test } from 'vitest';
import { canOrderAtOnce, miniCartLayout } from './mini-cart.ts';

describe('the mini-cart', () => {
  test.each([0, 23, 100])('is hidden with %i products', (count) => {
    expect(miniCartLayout(count)).toBe('hidden');
  });

  test.each([1, 10])('shows pictures with %i products', (count) => {
    expect(miniCartLayout(count)).toBe('pictures');
  });

  test.each([11, 22])('is a list with %i products', (count) => {
    expect(miniCartLayout(count)).toBe('list');
  });
});

describe('one click orders everything', () => {
  const coffee = { name: 'Etiopia Guji' };

  test('where each product has a name and is bought once', () => {
    expect(canOrderAtOnce([coffee, coffee])).toBe(true);
  });

  test('but not where a product has no name', () => {
    expect(canOrderAtOnce([coffee, { name: '' }])).toBe(false);
  });

  test('but not where a product is in a subscription', () => {
    expect(canOrderAtOnce([coffee, { ...coffee, everyDays: 30 }])).toBe(false);
  });
});
