import { expect, test } from 'vitest';
import { blikCodeIn, nextAskAt, paymentNow, type RecentTry } from './payment-attempt.ts';

const MINUTE = 60_000;
const BEGUN = Date.UTC(2026, 10, 19, 12);

const asksOf = (asked = 0): number[] => {
  const at = nextAskAt(BEGUN, asked);
  return at === undefined ? [] : [(at - BEGUN) / MINUTE, ...asksOf(asked + 1)];
};

test('a provider that tells nothing is asked after 1, 5, 15 and 60 minutes, then every hour, for three days', () => {
  const asks = asksOf();
  expect(asks.slice(0, 6)).toEqual([1, 5, 15, 60, 120, 180]);
  expect(asks.at(-1)).toBe(72 * 60);
  expect(asks).toHaveLength(3 + 72);
});

test('a code waits two minutes for its owner, an answer is late after two, and after ten one may forget it', () => {
  const code: RecentTry = { state: 'pending', problem: null, isCode: true, begunAt: BEGUN };
  const after = (minutes: number, ...tries: RecentTry[]) => paymentNow(tries, BEGUN + minutes * MINUTE);
  const onPage: RecentTry = { ...code, state: 'begun', isCode: false };
  expect([1, 3, 11].map((minutes) => after(minutes, code))).toEqual(['confirming', 'late', undefined]);
  expect([1, 3, 11].map((minutes) => after(minutes, onPage))).toEqual(['checking', 'late', undefined]);
  expect(after(1, { ...onPage, begunAt: BEGUN + 1 }, code), 'the code is still charged').toBe('confirming');
});

test('why the last try failed is told, unless another is under way or was paid', () => {
  const failed: RecentTry = { state: 'failed', problem: 'limit', isCode: true, begunAt: BEGUN };
  const now = (...tries: RecentTry[]) => paymentNow(tries, BEGUN + MINUTE);
  expect(now(failed)).toEqual({ problem: 'limit' });
  expect(now({ ...failed, state: 'pending' }, failed)).toBe('confirming');
  expect(now({ ...failed, state: 'paid', problem: null }, failed)).toBeUndefined();
  expect(now({ ...failed, problem: null }), 'of which nothing is known').toBeUndefined();
  expect(paymentNow([failed], BEGUN + 11 * MINUTE)).toBeUndefined();
});

test('a BLIK code is six digits, however they are spaced', () => {
  for (const typed of ['777123', '777 123', ' 777-123 ', '77 71 23'])
    expect(blikCodeIn(typed)).toBe('777123');
  for (const typed of ['', '77712', '7771234', '77712a', '٧٧٧١٢٣']) expect(blikCodeIn(typed)).toBeUndefined();
});
