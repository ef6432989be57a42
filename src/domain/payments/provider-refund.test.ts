import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRefundTryAt, splitRefund } from './provider-refund.ts';

const HOUR = 3_600_000;

test('a refund is asked for at once, then more and more rarely, and is unclear after 30 days', () => {
  const hours = Array.from({ length: 40 }, (_, tries) => nextRefundTryAt(0, tries)).flatMap((at) =>
    at === undefined ? [] : at / HOUR,
  );
  expect(hours.slice(0, 8)).toEqual([0, 1 / 60, 5 / 60, 0.25, 1, 6, 24, 48]);
  expect(hours.at(-1)).toBe(30 * 24);
  expect(hours.every((hour, index) => hour > (hours[index - 1] ?? -1))).toBe(true);
});

test('an amount goes back along the latest payments, and never more than came by each', () => {
  const payments = [
    { id: 1, left: 500 },
    { id: 2, left: 300 },
  ];
  expect(splitRefund(200, payments)).toEqual({ parts: [{ paymentId: 2, amount: 200 }], byHand: 0 });
  expect(splitRefund(900, payments)).toEqual({
    parts: [
      { paymentId: 2, amount: 300 },
      { paymentId: 1, amount: 500 },
    ],
    byHand: 100,
  });
});

test('what goes back along payments and by hand is the amount, whatever came', () => {
  const amount = fc.integer({ min: 1, max: 100_000 });
  const lefts = fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 5 });
  fc.assert(
    fc.property(amount, lefts, (asked, all) => {
      const { parts, byHand } = splitRefund(
        asked,
        all.map((left, id) => ({ id, left })),
      );
      expect(parts.reduce((sum, part) => sum + part.amount, byHand)).toBe(asked);
      for (const part of parts) expect(part.amount).toBeLessThanOrEqual(all[part.paymentId] ?? 0);
      expect(byHand).toBe(Math.max(0, asked - all.reduce((sum, left) => sum + left, 0)));
    }),
  );
});
