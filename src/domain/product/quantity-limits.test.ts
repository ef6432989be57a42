import { describe, expect, test } from 'vitest';
import { quantityRules } from './quantity-limits.ts';

const product = { sellBy: 1, precision: 0, minPerOrder: 1, maxPerOrder: null };

describe('the limits of a quantity', () => {
  test('the minimum is the larger of what is sold at once and the least of an order', () => {
    expect(quantityRules({ ...product, sellBy: 6 }, { stock: 100 }).min).toBe(6);
    expect(quantityRules({ ...product, minPerOrder: 2 }, { stock: 100 }).min).toBe(2);
  });

  test('the maximum is the smaller of the stock and the most of an order', () => {
    expect(quantityRules({ ...product, maxPerOrder: 10 }, { stock: 4 }).max).toBe(4);
    expect(quantityRules({ ...product, maxPerOrder: 10 }, { stock: 40 }).max).toBe(10);
    expect(quantityRules(product, { stock: 4 }).max).toBe(4);
    expect(quantityRules({ ...product, maxPerOrder: 10 }, { stock: null }).max).toBe(10);
  });

  test('nothing limits what is neither counted nor restricted', () => {
    expect(quantityRules(product, { stock: null }).max).toBe(Number.POSITIVE_INFINITY);
  });

  test('multiples and decimals are those of the product', () => {
    const fabric = { sellBy: 0.1, precision: 1, minPerOrder: 0.3, maxPerOrder: 20 };
    expect(quantityRules(fabric, { stock: null })).toEqual({ step: 0.1, precision: 1, min: 0.3, max: 20 });
  });
});
