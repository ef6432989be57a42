import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeSince, type Offered } from './list-change.ts';

const coffee: Offered = { price: 4500, currency: 'PLN', available: true };

describe('what changed since a product was noted', () => {
  test.each([
    ['a lower price', { price: 4000 }, { kind: 'cheaper', by: 500 }],
    ['a higher price', { price: 4600 }, { kind: 'dearer', by: 100 }],
    ['the same price', {}, undefined],
    ['a price in another currency', { price: 1000, currency: 'EUR' }, undefined],
    ['no stock', { available: false, price: 100 }, { kind: 'unavailable' }],
  ])('%s', (_, changed, expected) => {
    expect(changeSince(coffee, { ...coffee, ...changed })).toEqual(expected);
  });

  test('what could not be had and now can is back', () => {
    expect(changeSince({ ...coffee, available: false }, coffee)).toEqual({ kind: 'back' });
  });

  test('of what cannot be had no price is told', () => {
    const gone = { ...coffee, available: false };
    expect(changeSince(gone, { ...gone, price: 1 })).toBeUndefined();
  });

  test('nothing, where nobody noted how it was', () => {
    expect(changeSince(undefined, coffee)).toBeUndefined();
  });

  test('never says that a price has fallen that has not', () => {
    const price = fc.nat(1_000_000);
    fc.assert(
      fc.property(price, price, (then, now) => {
        const change = changeSince({ ...coffee, price: then }, { ...coffee, price: now });
        expect(change?.kind === 'cheaper').toBe(now < then);
        if (change && 'by' in change) expect(change.by).toBe(Math.abs(now - then));
      }),
    );
  });
});
