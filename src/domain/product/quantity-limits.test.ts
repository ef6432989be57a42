import { describe, expect, test } from 'vitest';
import { quantityRules } from './quantity-limits.ts';

const product = { sellBy: 1, precision: 0, minPerOrder: 1, maxPerOrder: null, minPerSubscription: null };
const size = (stock: number | null) => ({ stock, minPerOrder: null, maxPerOrder: null });

describe('the limits of a quantity', () => {
  test('the minimum is the larger of what is sold at once and the least of an order', () => {
    expect(quantityRules({ ...product, sellBy: 6 }, size(100)).min).toBe(6);
    expect(quantityRules({ ...product, minPerOrder: 2 }, size(100)).min).toBe(2);
  });

  test('the maximum is the smaller of the stock and the most of an order', () => {
    expect(quantityRules({ ...product, maxPerOrder: 10 }, size(4)).max).toBe(4);
    expect(quantityRules({ ...product, maxPerOrder: 10 }, size(40)).max).toBe(10);
    expect(quantityRules(product, size(4)).max).toBe(4);
    expect(quantityRules({ ...product, maxPerOrder: 10 }, size(null)).max).toBe(10);
  });

  test('nothing limits what is neither counted nor restricted', () => {
    expect(quantityRules(product, size(null)).max).toBe(Number.POSITIVE_INFINITY);
  });

  test('a size may have limits of its own', () => {
    const own = { stock: 100, minPerOrder: 3, maxPerOrder: 12 };
    expect(quantityRules({ ...product, minPerOrder: 2, maxPerOrder: 50 }, own)).toMatchObject({
      min: 3,
      max: 12,
    });
    expect(quantityRules({ ...product, minPerOrder: 4, maxPerOrder: 5 }, own)).toMatchObject({
      min: 4,
      max: 5,
    });
  });

  test('a subscription may have a minimum of its own', () => {
    const regular = { ...product, minPerSubscription: 2 };
    expect(quantityRules(regular, size(100), { subscribed: true }).min).toBe(2);
    expect(quantityRules(regular, size(100)).min).toBe(1);
    expect(quantityRules({ ...regular, minPerOrder: 5 }, size(100), { subscribed: true }).min).toBe(5);
  });

  test('multiples and decimals are those of the product', () => {
    const fabric = { ...product, sellBy: 0.1, precision: 1, minPerOrder: 0.3, maxPerOrder: 20 };
    expect(quantityRules(fabric, size(null))).toEqual({ step: 0.1, precision: 1, min: 0.3, max: 20 });
  });
});
