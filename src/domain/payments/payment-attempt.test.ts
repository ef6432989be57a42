import { expect, test } from 'vitest';
import { blikCodeIn, nextAskAt } from './payment-attempt.ts';

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

test('a BLIK code is six digits, however they are spaced', () => {
  for (const typed of ['777123', '777 123', ' 777-123 ', '77 71 23'])
    expect(blikCodeIn(typed)).toBe('777123');
  for (const typed of ['', '77712', '7771234', '77712a', '٧٧٧١٢٣']) expect(blikCodeIn(typed)).toBeUndefined();
});
