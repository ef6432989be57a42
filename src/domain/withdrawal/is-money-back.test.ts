import { expect, test } from 'vitest';
import { isMoneyBack } from './is-money-back.ts';

const paid = { received: 100, refunded: 0, asked: 0, balance: 0, refundedSince: 0 };

test.each([
  ['paid, and nothing went back', paid, false],
  ['paid, and what came back is owed', { ...paid, balance: 40 }, false],
  ['paid, and the refund is under way', { ...paid, balance: 40, asked: 40 }, false],
  ['paid, and some of it went back', { ...paid, refunded: 40, refundedSince: 40 }, true],
  ['paid, and some of it went back before', { ...paid, refunded: 40 }, false],
  ['paid, and all of it went back before', { ...paid, refunded: 100 }, true],
  ['never paid', { ...paid, received: 0, balance: -100 }, true],
] as const)('a withdrawal from an order that was %s: is its money back? %#', (_, money, isBack) => {
  expect(isMoneyBack(money)).toBe(isBack);
});
