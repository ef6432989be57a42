import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, dayOf } from '#domain/time/zone.ts';
import { lastDayToPay, paymentDeadline } from './payment-deadline.ts';

const WARSAW = 'Europe/Warsaw';
const DAYS = { transfer: 7, gateway: 3 };
const PLACED = Date.UTC(2026, 10, 17, 11);

describe('an order', () => {
  test('that is transferred is awaited to the end of the seventh day, with a reminder two days before', () => {
    const { payBy = 0, remindAt } = paymentDeadline('transfer', PLACED, DAYS, WARSAW) ?? {};
    expect(lastDayToPay(payBy, WARSAW)).toBe('2026-11-24');
    expect(new Date(payBy).toISOString()).toBe('2026-11-24T23:00:00.000Z');
    expect(remindAt).toBe(payBy - 2 * DAY);
  });

  test('that is paid online has a time of its own', () => {
    const { payBy = 0 } = paymentDeadline('gateway', PLACED, DAYS, WARSAW) ?? {};
    expect(lastDayToPay(payBy, WARSAW)).toBe('2026-11-20');
  });

  test.each(['on_delivery', 'points'] as const)('with the payment %s never lapses', (payment) => {
    expect(paymentDeadline(payment, PLACED, DAYS, WARSAW)).toBeUndefined();
  });

  test('is never reminded at once, has all its days, and is reminded before it lapses', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
        fc.integer({ min: 1, max: 365 }),
        fc.constantFrom(WARSAW, 'UTC', 'America/New_York'),
        (from, transfer, timeZone) => {
          const { payBy = 0, remindAt = 0 } =
            paymentDeadline('transfer', from, { ...DAYS, transfer }, timeZone) ?? {};
          expect(dayOf(payBy, timeZone) - dayOf(from, timeZone)).toBe(transfer + 1);
          expect(remindAt).toBeGreaterThan(from);
          expect(remindAt).toBeLessThan(payBy);
        },
      ),
    );
  });
});
