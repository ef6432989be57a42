import { describe, expect, test } from 'vitest';
import { mayBecome, ORDER_STATUSES, type Payment } from './order.ts';
import { orderNumber } from './order-number.ts';

describe('an order', () => {
  const steps = (payment: Payment) =>
    ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => mayBecome(from, to, payment)).map((to) => `${from} > ${to}`),
    );

  test('that is prepaid is packed only once it is paid, and cancelled only before it is packed', () => {
    expect(steps('transfer')).toEqual([
      'placed > paid',
      'placed > cancelled',
      'paid > packed',
      'paid > cancelled',
      'packed > sent',
      'sent > delivered',
    ]);
  });

  test('that is paid on delivery is packed as it was placed', () => {
    expect(steps('on_delivery')).toContain('placed > packed');
    expect(steps('on_delivery')).not.toContain('placed > paid');
  });
});

describe('the number of an order', () => {
  const NOW = Date.UTC(2026, 10, 15);

  test('names the month, and does not tell how many orders there were', () => {
    expect([1, 2, 3].map((counted) => orderNumber(counted, NOW))).toEqual([
      '2026-11-618033',
      '2026-11-236066',
      '2026-11-854099',
    ]);
  });

  test('is given once, also after a million orders', () => {
    const counted = Array.from({ length: 20_000 }, (_, index) => index + 990_000);
    expect(new Set(counted.map((one) => orderNumber(one, NOW))).size).toBe(counted.length);
    expect(orderNumber(1_000_001, NOW)).toBe('2026-11-1618033');
  });
});
