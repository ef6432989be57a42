import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopAmount, stripeAmount } from './amounts.ts';

test.each([
  ['PLN', 6499, 6499],
  ['EUR', 50, 50],
  ['JPY', 50_000, 500],
  ['KWD', 512, 5120],
  ['ISK', 500, 500],
])('an amount in %s is counted as Stripe counts it', (currency, amount, counted) => {
  expect(stripeAmount(amount, currency)).toBe(counted);
  expect(shopAmount(counted, currency)).toBe(amount);
});

test('there is no part of a yen, nor of a króna', () => {
  expect(stripeAmount(50_050, 'JPY')).toBeUndefined();
  expect(stripeAmount(550, 'ISK')).toBeUndefined();
  expect(shopAmount(5124, 'KWD'), 'which the shop cannot count').toBeUndefined();
});

test('what is asked for is what is told of, in every currency', () => {
  const currency = fc.constantFrom('PLN', 'EUR', 'JPY', 'KRW', 'KWD', 'ISK', 'UGX');
  fc.assert(
    fc.property(currency, fc.integer({ min: 1, max: 100_000_000 }), (of, amount) => {
      const counted = stripeAmount(amount, of);
      if (counted !== undefined) expect(shopAmount(counted, of)).toBe(amount);
    }),
  );
});
