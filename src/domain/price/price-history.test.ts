import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PriceStep, priceAt } from './price-history.ts';

/** Noon of that day of the year; prices change at midnight unless an hour is given. */
const on = (day: number, hour = 12) => Date.UTC(2026, 0, 1 + day, hour);
const from = (day: number, gross: number, regular = gross, hour = 0): PriceStep => ({
  startsAt: on(day, hour),
  gross,
  regular,
});

describe('the price of a moment', () => {
  const steps = [from(0, 100), from(10, 120), from(20, 90, 120)];

  test('is the one that took effect last', () => {
    expect(priceAt(steps, on(9))?.gross).toBe(100);
    expect(priceAt(steps, on(10, 0))?.gross).toBe(120);
    expect(priceAt(steps, on(400))?.gross).toBe(90);
  });

  test('does not exist before the product is offered, nor where there is no history', () => {
    expect(priceAt(steps, on(0, 0) - 1)).toBeUndefined();
    expect(priceAt([], on(0))).toBeUndefined();
  });

  test('says when a reduced price ends, and nothing of any other change to come', () => {
    const promotion = [from(0, 100), { ...from(10, 80), regular: 100 }, from(20, 100)];
    expect(priceAt(promotion, on(15))?.endsAt).toBe(on(20, 0));
    expect(priceAt(promotion, on(5))).not.toHaveProperty('endsAt');
    expect(priceAt(promotion, on(25))).not.toHaveProperty('endsAt');
  });

  test('has no crossed-out and no lowest price where it is not reduced', () => {
    expect(priceAt(steps, on(15))).toEqual({ gross: 120 });
  });
});

describe('the lowest price before a reduction', () => {
  const longAgo = from(-300, 100);

  test.each<[string, PriceStep[], number, number]>([
    ['a price that stood unchanged is its own lowest', [longAgo, from(0, 80, 100)], 5, 100],
    [
      'a dip of one day within the 30 days counts',
      [longAgo, from(-9, 70), from(-8, 100), from(0, 80, 100)],
      1,
      70,
    ],
    [
      'an earlier promotion within the 30 days counts',
      [longAgo, from(-20, 75, 100), from(-10, 100), from(0, 80, 100)],
      1,
      75,
    ],
    [
      'a price raised just before the reduction does not hide the old one',
      [longAgo, from(-3, 140), from(0, 110, 140)],
      1,
      100,
    ],
    [
      'a price raised more than 30 days before the reduction is the reference',
      [longAgo, from(-31, 140), from(0, 110, 140)],
      1,
      140,
    ],
    [
      'a price that ended 31 days before is too old',
      [longAgo, from(-40, 60), from(-30, 100), from(0, 80, 100)],
      1,
      100,
    ],
    [
      'a price that ended during the 30th day before still counts',
      [longAgo, from(-40, 60), from(-30, 100, 100, 6), from(0, 80, 100)],
      1,
      60,
    ],
    [
      'a price of the very day of the reduction is outside the 30 days',
      [longAgo, from(0, 60, 60, 8), from(0, 50, 60, 12)],
      1,
      100,
    ],
    ['a reduction that has run for 90 days keeps its reference', [longAgo, from(0, 80, 100)], 90, 100],
    [
      'a further step down is measured from the step before',
      [longAgo, from(0, 80, 100), from(10, 60, 100)],
      12,
      80,
    ],
    [
      'a further step after 40 days is measured from the step before',
      [longAgo, from(0, 80, 100), from(40, 60, 100)],
      45,
      80,
    ],
    [
      'a small rise during the promotion keeps its reference',
      [longAgo, from(0, 80, 100), from(10, 90, 100)],
      12,
      100,
    ],
    [
      'a new promotion after a pause is measured anew',
      [longAgo, from(0, 80, 100), from(10, 100), from(60, 85, 100)],
      61,
      100,
    ],
    [
      'a new promotion soon after the last one is measured from the last one',
      [longAgo, from(0, 80, 100), from(10, 100), from(20, 85, 100)],
      21,
      80,
    ],
    [
      'a product offered for 12 days: the lowest since it was first offered',
      [from(-12, 100), from(-6, 90), from(-5, 110), from(0, 70, 110)],
      1,
      90,
    ],
    [
      'a product offered and reduced on one day: its price of that morning',
      [from(0, 100, 100, 8), from(0, 70, 100, 14)],
      1,
      100,
    ],
    ['a product first offered at a reduced price: no higher price was ever asked', [from(0, 80, 100)], 1, 80],
  ])('is found so: %s', (_, steps, day, lowest) => {
    expect(priceAt(steps, on(day))?.lowest).toBe(lowest);
  });

  test('the crossed-out price is the regular one, whatever the lowest was', () => {
    const dipped = [from(-300, 100), from(-9, 70), from(-8, 100), from(0, 80, 100)];
    expect(priceAt(dipped, on(1))).toMatchObject({ gross: 80, regular: 100, lowest: 70 });
  });

  test('the 30 days are those of the shop’s calendar, also over a change of the clocks', () => {
    const lowest = (ended: string, reduced: string) =>
      priceAt(
        [
          from(-300, 60),
          { startsAt: Date.parse(ended), gross: 100, regular: 100 },
          { startsAt: Date.parse(reduced), gross: 80, regular: 100 },
        ],
        Date.parse(reduced),
        false,
        'Europe/Warsaw',
      )?.lowest;
    // Reduced on 15 January: the first of the 30 days is 16 December.
    expect(lowest('2025-12-16T00:00+01:00', '2026-01-15T00:30+01:00')).toBe(100);
    expect(lowest('2025-12-16T00:30+01:00', '2026-01-15T00:30+01:00')).toBe(60);
    // Reduced on 10 April, in summer time: the first of the 30 days is 11 March, in winter time.
    expect(lowest('2026-03-11T00:00+01:00', '2026-04-10T00:00+02:00')).toBe(100);
    expect(lowest('2026-03-11T00:01+01:00', '2026-04-10T00:00+02:00')).toBe(60);
  });

  test('for goods that spoil it is the price before the first of the reductions', () => {
    const steps = [longAgo, from(-15, 90), from(-14, 100), from(0, 80, 100), from(5, 60, 100)];
    expect(priceAt(steps, on(1), true)?.lowest).toBe(100);
    expect(priceAt(steps, on(6), true)?.lowest).toBe(100);
    expect(priceAt(steps, on(6), false)?.lowest).toBe(80);
  });

  test('for goods that spoil, sold reduced from the first day, it is no price that was never asked', () => {
    expect(priceAt([from(0, 80, 100), from(3, 60, 100)], on(4), true)?.lowest).toBe(80);
  });

  const history = fc
    .array(
      fc.record({
        days: fc.integer({ min: 1, max: 45 }),
        gross: fc.integer({ min: 1, max: 1000 }),
        discount: fc.constantFrom(0, 0, 5, 30),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((changes) => {
      let day = 0;
      return changes.map(({ days, gross, discount }) => {
        day += days;
        return from(day, gross, gross + discount);
      });
    });

  test('was always really asked at some time', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 600 }), fc.boolean(), (steps, day, perishable) => {
        const moment = priceAt(steps, on(day), perishable);
        if (moment?.lowest === undefined) return;
        const asked = steps.filter(({ startsAt }) => startsAt <= on(day)).map(({ gross }) => gross);
        expect(asked).toContain(moment.lowest);
      }),
    );
  });

  test('stands exactly beside a reduced price, and stays the same for as long as that price stands', () => {
    fc.assert(
      fc.property(history, (steps) => {
        for (const step of steps) {
          const next = steps[steps.indexOf(step) + 1];
          const first = priceAt(steps, step.startsAt);
          const last = priceAt(steps, (next?.startsAt ?? step.startsAt + 1e11) - 1);
          expect(first?.lowest !== undefined).toBe(step.gross < step.regular);
          expect(last).toEqual(first);
        }
      }),
    );
  });
});
