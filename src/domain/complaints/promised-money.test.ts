import { expect, test } from 'vitest';
import { promisedMoney } from './promised-money.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const promise = (n: number, complaint: string) => ({
  ...{ kind: 'complaint_money_back', detail: { complaint }, happenedAt: day(n) },
});
const asked = { id: 1, kind: 'refund_asked', enteredAt: day(5), about: null };

test('money that was promised for a complaint waits until it is sent on its way', () => {
  const events = [{ kind: 'sent', detail: {}, happenedAt: day(1) }, promise(4, 'R-1')];
  expect(promisedMoney(events, [])).toEqual({ complaint: 'R-1', since: day(4) });
  expect(promisedMoney(events, [asked])).toBeUndefined();
  expect(promisedMoney([], [])).toBeUndefined();
});

test('what went back before the promise, or never arrived, is not what was promised', () => {
  expect(promisedMoney([promise(6, 'R-1')], [asked])).toMatchObject({ complaint: 'R-1' });
  const failed = { id: 2, kind: 'refund_failed', enteredAt: day(7), about: 1 };
  expect(promisedMoney([promise(4, 'R-1')], [asked, failed])).toMatchObject({ complaint: 'R-1' });
});

test('of two promises the one that still waits is told', () => {
  expect(promisedMoney([promise(4, 'R-1'), promise(6, 'R-2')], [asked])).toMatchObject({ complaint: 'R-2' });
});
