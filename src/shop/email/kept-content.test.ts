import { expect, test } from 'vitest';
import { keptContent } from './kept-content.ts';

test('what was written to a shopper is kept without its link, and of all else nothing', () => {
  const number = '2026-11-618033';
  expect(keptContent({ kind: 'order_paid', number, link: 'https://sklep.example/o?token=tajny' })).toEqual({
    ...{ kind: 'order_paid', number },
  });
  expect(keptContent({ kind: 'account_removed' })).toEqual({});
  expect(keptContent({ kind: 'points_lost', number, email: 'anna@example.org', points: 5 })).toEqual({});
  expect(keptContent({})).toEqual({});
});
