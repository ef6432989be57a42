import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestPriceBefore, type PriceStep, priceAt } from './price-history.ts';

/** Noon of that day of the year; prices change at midnight unless an hour is given. */
const on = (day: number, hour = 12) => Date.UTC(2026, 0, 1 + day, hour);
const from = (day: number, gross: number, regular = gross, hour = 0): PriceStep => ({
  startsAt: on(day, hour),
  gross,
  regular,
});

/** Any history: prices that stand for some days, plain or reduced. */
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

  /** What the price history is, the day on which it is read, and the lowest price of 30 days then. */
  type LegalCase = [name: string, steps: PriceStep[], day: number, lowest: number | undefined, spoils?: true];

  const legalCases: LegalCase[] = [
    // A reduction and the days before it.
    [
      'a reduction of today: the price that stood unchanged until yesterday',
      [longAgo, from(5, 80, 100)],
      5,
      100,
    ],
    ['a price that stood unchanged is its own lowest', [longAgo, from(0, 80, 100)], 5, 100],
    [
      'a price of the very day of the reduction is outside the 30 days',
      [longAgo, from(0, 60, 60, 8), from(0, 50, 60, 12)],
      1,
      100,
    ],

    // A reduction that goes on.
    ['a reduction of 40 days ago that still runs keeps its reference', [longAgo, from(0, 80, 100)], 40, 100],
    ['a reduction that has run for 90 days keeps its reference', [longAgo, from(0, 80, 100)], 90, 100],
    [
      'a small rise during the promotion keeps its reference',
      [longAgo, from(0, 80, 100), from(10, 90, 100)],
      12,
      100,
    ],

    // A reduction in steps.
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

    // A new product.
    [
      'a product offered for 10 days: the lowest since it was first offered',
      [from(-10, 100), from(0, 80, 100)],
      0,
      100,
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

    // Goods that spoil.
    [
      'goods that spoil: the price before the reduction, whatever it was in the 30 days',
      [longAgo, from(-15, 90), from(-14, 100), from(0, 80, 100)],
      1,
      100,
      true,
    ],
    [
      'goods that spoil, reduced step by step: the price before the first step',
      [longAgo, from(0, 80, 100), from(1, 60, 100), from(2, 40, 100)],
      2,
      100,
      true,
    ],

    // Lower prices before.
    [
      'a dip of one day within the 30 days counts',
      [longAgo, from(-9, 70), from(-8, 100), from(0, 80, 100)],
      1,
      70,
    ],
    [
      'a dip of the first of the 30 days counts',
      [longAgo, from(-30, 70), from(-29, 100), from(0, 80, 100)],
      1,
      70,
    ],
    ['a dip of the day before the reduction counts', [longAgo, from(-1, 70), from(0, 60, 100)], 1, 70],
    [
      'a dip of one day just outside, 31 days before, does not count',
      [longAgo, from(-31, 70), from(-30, 100), from(0, 80, 100)],
      1,
      100,
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
      'an earlier promotion within the 30 days counts',
      [longAgo, from(-20, 75, 100), from(-10, 100), from(0, 80, 100)],
      1,
      75,
    ],
    [
      'a new promotion after a pause is measured again',
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

    // A price raised for the sake of a reduction.
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

    // What is still to come, and what is over.
    ['a price that is only planned does not count', [longAgo, from(0, 80, 100), from(10, 50, 100)], 5, 100],
    ['a promotion that is only planned has none yet', [longAgo, from(10, 80, 100)], 5, undefined],
    ['a promotion that has ended has none', [longAgo, from(0, 80, 100), from(10, 100)], 10, undefined],
  ];

  test.each(legalCases)('is found so: %s', (_, steps, day, lowest, spoils) => {
    expect(priceAt(steps, on(day), spoils)?.lowest).toBe(lowest);
  });

  test('is told with the end of the reduction where a higher price is planned', () => {
    const steps = [longAgo, from(0, 80, 100), from(10, 100)];
    expect(priceAt(steps, on(5))).toEqual({ gross: 80, regular: 100, lowest: 100, endsAt: on(10, 0) });
    expect(priceAt(steps, on(10, 0) - 1)).toHaveProperty('endsAt');
  });

  test('is told without an end where the next step goes further down', () => {
    expect(priceAt([longAgo, from(0, 80, 100), from(10, 60, 100)], on(5))).not.toHaveProperty('endsAt');
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

  test('was always really asked at some time', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 600 }), fc.boolean(), (steps, day, perishable) => {
        const instant = priceAt(steps, on(day), perishable);
        if (instant?.lowest === undefined) return;
        const asked = steps.filter(({ startsAt }) => startsAt <= on(day)).map(({ gross }) => gross);
        expect(asked).toContain(instant.lowest);
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

describe('the lowest price before a discount code', () => {
  const longAgo = from(-300, 100);
  /** A code that began that day, as it is seen ten days later. */
  const codeOf = (day: number) => ({ startsAt: on(day), now: on(day + 10) });

  test.each<[string, PriceStep[], number | undefined]>([
    ['the price that stood unchanged', [longAgo], 100],
    ['a dip of one day within the 30 days', [longAgo, from(-9, 70), from(-8, 100)], 70],
    ['not a dip just outside, 31 days before', [longAgo, from(-31, 70), from(-30, 100)], 100],
    ['the reduced price of a promotion that runs when the code begins', [longAgo, from(-40, 80, 100)], 80],
    ['the old price where it was raised just before', [longAgo, from(-3, 140)], 100],
    ['the lowest since the product was first offered', [from(-10, 90), from(-5, 100)], 90],
    ['the price of that morning where it was first offered then', [from(0, 90, 90, 8)], 90],
    ['no price of later on', [longAgo, from(1, 50)], 100],
    ['a dip before it, whatever is planned', [longAgo, from(-9, 70), from(-8, 100), from(200, 90)], 70],
    ['the lowest since it was first offered, later than the code', [from(1, 90), from(3, 95)], 90],
    ['the price of the very moment where it was first offered then', [from(0, 90, 90, 12)], 90],
    ['no price that is only planned', [from(1, 90), from(11, 50)], 90],
    ['none where it is not offered yet', [from(11, 90)], undefined],
    ['none where there is no history', [], undefined],
  ])('is found so: %s', (_, steps, lowest) => {
    expect(lowestPriceBefore(steps, codeOf(0))).toBe(lowest);
  });

  test('for goods that spoil is the price before the first of the reductions', () => {
    const steps = [longAgo, from(-15, 90), from(-14, 100), from(-6, 80, 100), from(-2, 60, 100)];
    expect(lowestPriceBefore(steps, codeOf(0), true)).toBe(100);
    expect(lowestPriceBefore(steps, codeOf(0), false)).toBe(60);
    expect(lowestPriceBefore(steps.slice(0, 3), codeOf(0), true)).toBe(100);
  });

  test('is counted in the shop’s calendar days', () => {
    const steps = [
      from(-300, 60),
      { startsAt: Date.parse('2025-12-16T00:00+01:00'), gross: 100, regular: 100 },
    ];
    const startsAt = Date.parse('2026-01-15T00:30+01:00');
    const code = { startsAt, now: startsAt };
    expect(lowestPriceBefore(steps, code, false, 'Europe/Warsaw')).toBe(100);
    expect(lowestPriceBefore(steps, code, false, 'UTC')).toBe(60);
  });

  test('is that of a promotion which begins at the same moment', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 600 }), fc.boolean(), (steps, day, perishable) => {
        const before = steps.filter(({ startsAt }) => startsAt < on(day));
        fc.pre(before.length > 0);
        // Below every price before it, so that it is a reduction of its own.
        const promotion = { startsAt: on(day), gross: 0, regular: 1 };
        expect(lowestPriceBefore(steps, codeOf(day), perishable)).toBe(
          priceAt([...before, promotion], on(day), perishable)?.lowest,
        );
      }),
    );
  });

  test('was always really asked, before it or else until now', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 600 }), fc.boolean(), (steps, day, perishable) => {
        const before = steps.filter(({ startsAt }) => startsAt < on(day));
        const untilNow = steps.filter(({ startsAt }) => startsAt <= codeOf(day).now);
        const asked = (before.length > 0 ? before : untilNow).map(({ gross }) => gross);
        const lowest = lowestPriceBefore(steps, codeOf(day), perishable);
        expect(lowest === undefined).toBe(asked.length === 0);
        if (lowest !== undefined) expect(asked).toContain(lowest);
      }),
    );
  });
});
