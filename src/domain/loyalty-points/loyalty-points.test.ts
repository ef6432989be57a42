import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/time/zone.ts';
import { pointsDueAt, undonePoints } from './loyalty-points.ts';

const PAID = Date.UTC(2026, 10, 17);
const AFTER_RETURN = { availableAfter: 'return_period', returnDays: 14 } as const;

describe('the points of an order', () => {
  test('may be spent once it can no longer be returned', () => {
    expect(pointsDueAt({ paidAt: PAID, deliveredAt: PAID + 3 * DAY }, AFTER_RETURN)).toBe(PAID + 17 * DAY);
  });

  test('may be spent once it is delivered, where the shop says so', () => {
    const rule = { availableAfter: 'delivered', returnDays: 14 } as const;
    expect(pointsDueAt({ paidAt: PAID, deliveredAt: PAID + 3 * DAY }, rule)).toBe(PAID + 3 * DAY);
  });

  test('wait two weeks for a delivery that nobody notes', () => {
    expect(pointsDueAt({ paidAt: PAID }, AFTER_RETURN)).toBe(PAID + 28 * DAY);
  });

  test('are never due before it is paid', () => {
    fc.assert(
      fc.property(
        fc.record({ paidAt: fc.nat(), deliveredAt: fc.option(fc.nat(), { nil: undefined }) }),
        fc.record({
          availableAfter: fc.constantFrom('delivered' as const, 'return_period' as const),
          returnDays: fc.nat(365),
        }),
        (order, rule) => {
          expect(pointsDueAt(order, rule)).toBeGreaterThanOrEqual(order.paidAt);
        },
      ),
    );
  });
});

describe('an order that is undone', () => {
  test('gives back what it cost and takes what it earned', () => {
    expect(undonePoints({ used: 30, earned: 20, balance: 90 })).toEqual({ entry: 10, lost: 0 });
  });

  test('takes no more than is there, and tells the rest', () => {
    expect(undonePoints({ used: 0, earned: 520, balance: 0 })).toEqual({ entry: 0, lost: 520 });
    expect(undonePoints({ used: 30, earned: 520, balance: 10 })).toEqual({ entry: -10, lost: 480 });
  });

  test('never leaves a balance below zero, and loses nothing that could be taken', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (used, earned, balance) => {
        const { entry, lost } = undonePoints({ used, earned, balance });
        expect(balance + entry).toBeGreaterThanOrEqual(0);
        expect(entry).toBe(used - earned + lost);
        if (lost > 0) expect(balance + entry).toBe(0);
      }),
    );
  });
});
