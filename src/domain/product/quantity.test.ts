import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  betweenSteps,
  canOrder,
  fitQuantity,
  formatQuantity,
  type QuantityRules,
  quantityChoices,
  readQuantity,
  stepQuantity,
} from './quantity.ts';

const pieces: QuantityRules = { step: 1, precision: 0, min: 1, max: Number.POSITIVE_INFINITY };
const kilograms: QuantityRules = { step: 0.25, precision: 2, min: 0.5, max: 4.9 };

describe('a typed quantity', () => {
  test('may have a comma or a point before its decimals', () => {
    expect(fitQuantity('0,75', kilograms)).toEqual({ quantity: 0.75 });
    expect(fitQuantity('0.75', kilograms)).toEqual({ quantity: 0.75 });
    expect(fitQuantity(' 1 000 ', pieces)).toEqual({ quantity: 1000 });
  });

  test('is rounded up to a multiple of what is sold at once', () => {
    expect(fitQuantity('0,51', kilograms).quantity).toBe(0.75);
    expect(fitQuantity('1.1', pieces).quantity).toBe(2);
    expect(fitQuantity('1.0004', pieces).quantity).toBe(2);
    expect(fitQuantity('7', { ...pieces, step: 6, min: 6 }).quantity).toBe(12);
  });

  test.each(['1,5', '0.5', '2.001'])(
    'asks for a part: %s of what is sold whole, not of what is weighed',
    (typed) => {
      expect(betweenSteps(typed, pieces)).toBe('whole_only');
      expect(betweenSteps(typed, kilograms)).not.toBe('whole_only');
    },
  );

  test.each(['1', '2,0', ' 1 000 ', '7.'])('asks for no part: %s', (typed) => {
    expect(betweenSteps(typed, pieces)).toBeUndefined();
  });

  test.each([
    ['0,51', kilograms],
    ['0.33', { step: 0.1, precision: 1, min: 0.1, max: 9 }],
    ['7', { ...pieces, step: 6, min: 6 }],
  ])('lies between two that can be had: %s', (typed, rules) => {
    expect(betweenSteps(typed, rules)).toBe('no_multiple');
  });

  test('has no more decimals than the unit is sold with', () => {
    expect(fitQuantity('0,3', { step: 0.1, precision: 1, min: 0.1, max: 9 }).quantity).toBe(0.3);
    expect(fitQuantity('0,123', { step: 0.001, precision: 3, min: 0.001, max: 9 }).quantity).toBe(0.123);
    expect(fitQuantity('0,1234', { step: 0.01, precision: 2, min: 0.01, max: 9 }).quantity).toBe(0.13);
  });

  test('that is a multiple already is taken as it is, and so are limits that are', () => {
    const grams = { step: 0.001, precision: 3, min: 0.001, max: 1.001 };
    expect(fitQuantity('2', grams).quantity).toBe(1.001);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.constantFrom(1, 5, 10, 50, 100), (count, step) => {
        const rules = { step: step / 1000, precision: 3, min: step / 1000, max: 10_000 };
        const quantity = (count * step) / 1000;
        expect(fitQuantity(String(quantity), rules)).toEqual({ quantity });
        expect(betweenSteps(String(quantity), rules)).toBeUndefined();
        expect(fitQuantity('20000', { ...rules, max: quantity }).quantity).toBe(quantity);
        expect(fitQuantity('0', { ...rules, min: quantity }).quantity).toBe(quantity);
      }),
    );
  });

  test('stays a multiple where the shop set fewer decimals than the multiple has', () => {
    expect(fitQuantity('0,25', { ...kilograms, precision: 1, min: 0.25 }).quantity).toBe(0.25);
  });

  test('below the minimum becomes the minimum rounded up to a multiple, and the shopper is told the minimum', () => {
    expect(fitQuantity('0,25', { ...kilograms, min: 0.6 })).toEqual({
      quantity: 0.75,
      limit: { kind: 'below_minimum', value: 0.6 },
    });
  });

  test('above the maximum becomes the maximum rounded down to a multiple, and the shopper is told the maximum', () => {
    expect(fitQuantity('5', kilograms)).toEqual({
      quantity: 4.75,
      limit: { kind: 'above_maximum', value: 4.9 },
    });
  });

  test('that only rounding up takes above the maximum is limited too', () => {
    expect(fitQuantity('4,8', kilograms)).toEqual({
      quantity: 4.75,
      limit: { kind: 'above_maximum', value: 4.9 },
    });
  });

  test.each(['', ' ', 'dwa', 'NaN', 'Infinity', '1e309', '1e2', '0x10', '1,2,3', '-', ',', '-1', '0'])(
    "'%s' becomes the minimum, with the minimum alert",
    (typed) => {
      expect(fitQuantity(typed, pieces)).toEqual({
        quantity: 1,
        limit: { kind: 'below_minimum', value: 1 },
      });
    },
  );

  test.each(['99999999999999999999', '9'.repeat(400)])(
    'without a limit of the shop is still held to what can be counted exactly: %s',
    (typed) => {
      expect(fitQuantity(typed, pieces)).toEqual({
        quantity: 1_000_000,
        limit: { kind: 'above_maximum', value: 1_000_000 },
      });
    },
  );
});

describe('for any text and any rules, the quantity', () => {
  const rules = fc
    .record({
      step: fc.constantFrom(0.001, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 6),
      least: fc.integer({ min: 1, max: 40 }),
      room: fc.integer({ min: 0, max: 500 }),
      limited: fc.boolean(),
    })
    .map(({ step, least, room, limited }) => ({
      step,
      precision: String(step).split('.')[1]?.length ?? 0,
      min: (least * thousandths(step)) / 1000,
      max: limited ? ((least + room) * thousandths(step)) / 1000 : Number.POSITIVE_INFINITY,
    }));
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.double({ min: -10, max: 1000, noNaN: true }).map((n) => n.toFixed(3).replace('.', ',')),
    fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }).map(String),
    fc.constantFrom('NaN', '1e309', '-1', '', '1 000,5', '0,1', '١'),
  );

  test('is a multiple of what is sold at once, inside its limits and without noise behind its decimals', () => {
    fc.assert(
      fc.property(typed, rules, (text, given) => {
        const { quantity } = fitQuantity(text, given);
        expect(isMultiple(quantity, given.step)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(given.min);
        expect(quantity).toBeLessThanOrEqual(Math.min(given.max, 1_000_000));
        expect(String(quantity).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(given.precision);
      }),
      { numRuns: 500 },
    );
  });

  test('is never less than what a shopper within the limits asked for, and less than one step more', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2000, noNaN: true }), rules, (wanted, given) => {
        const text = wanted.toFixed(3);
        const { quantity, limit } = fitQuantity(text, given);
        if (limit) return;
        expect(quantity).toBeGreaterThanOrEqual(Number(text));
        expect(quantity - Number(text)).toBeLessThan(given.step);
      }),
    );
  });

  test('once fitted, fits as it is', () => {
    fc.assert(
      fc.property(typed, rules, fc.constantFrom('pl', 'en'), (text, given, language) => {
        const { quantity } = fitQuantity(text, given);
        expect(fitQuantity(formatQuantity(quantity, language), given)).toEqual({ quantity });
      }),
    );
  });

  test('steps up and down by one multiple and stops at its limits', () => {
    fc.assert(
      fc.property(typed, rules, fc.constantFrom(1 as const, -1 as const), (text, given, direction) => {
        const { quantity } = fitQuantity(text, given);
        const next = stepQuantity(quantity, direction, given);
        expect(isMultiple(next, given.step)).toBe(true);
        expect(next).toBeGreaterThanOrEqual(given.min);
        expect(next).toBeLessThanOrEqual(Math.min(given.max, 1_000_000));
        const moved = thousandths(next) - thousandths(quantity);
        expect([0, direction * thousandths(given.step)]).toContain(moved === 0 ? 0 : moved);
        const back = stepQuantity(next, direction === 1 ? -1 : 1, given);
        if (moved !== 0) expect(back).toBe(quantity);
      }),
    );
  });
});

describe('whatever is typed', () => {
  const steps = [1, 0.1, 0.25, 0.05, 6].map((step) => ({ step, precision: decimalsOf(step) }));
  const odd = [
    ...[
      '',
      ' ',
      '1,5',
      '1 000',
      'NaN',
      'Infinity',
      '1e309',
      '-3',
      '12345678901234567890',
      '0x10',
      '٣',
      '1,2,3',
    ],
    ...[
      '☕',
      '1️⃣',
      '👩‍🍳 2',
      '½',
      '１２',
      '0',
      '-0',
      '+2',
      '2.',
      ',5',
      '0,30000000000000004',
      '1.0049',
      '\u00a07',
    ],
  ];
  const typed = fc.oneof(
    fc.constantFrom(...odd),
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[+-]?\d{0,9}[.,]?\d{0,5}$/),
  );

  test.each(odd)("'%s' becomes a multiple that can be had", (text) => {
    for (const rules of steps) {
      fitsWell(text, { ...rules, min: rules.step, max: Number.POSITIVE_INFINITY });
      fitsWell(text, { ...rules, min: 3, max: 18.5 });
    }
  });

  test('the field holds a multiple within the limits, where they hold one at all', () => {
    const limits = fc.record({
      rules: fc.constantFrom(...steps),
      min: fc.integer({ min: 1, max: 40_000 }).map((count) => count / 1000),
      room: fc.nat({ max: 40_000 }).map((count) => count / 1000),
    });
    fc.assert(
      fc.property(typed, limits, (text, { rules, min, room }) => {
        fitsWell(text, { ...rules, min, max: Number((min + room).toFixed(3)) });
      }),
      { numRuns: 1000 },
    );
  });

  test('twice is the same as once: the shopper is not told again of a limit that is kept', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...steps), (text, rules) => {
        const given = { ...rules, min: rules.step, max: rules.step * 40 };
        const { quantity } = fitQuantity(text, given);
        expect(fitQuantity(String(quantity), given)).toEqual({ quantity });
      }),
    );
  });

  /** A multiple to the thousandth, with no more decimals than it may have, inside limits that hold one. */
  function fitsWell(text: string, rules: QuantityRules) {
    const { quantity, limit } = fitQuantity(text, rules);
    const step = thousandths(rules.step);
    expect(quantity).toBe(thousandths(quantity) / 1000);
    expect(thousandths(quantity) % step).toBe(0);
    expect(decimalsOf(quantity)).toBeLessThanOrEqual(rules.precision);
    expect(quantity).toBeGreaterThanOrEqual(0);
    expect(quantity).toBeLessThanOrEqual(Math.min(rules.max, 1_000_000));
    const least = Math.ceil(thousandths(rules.min) / step) * step;
    if (least <= rules.max * 1000) expect(quantity).toBeGreaterThanOrEqual(rules.min);
    else expect(limit).toBeDefined();
  }
});

describe('where no multiple lies within the limits', () => {
  const sixes: QuantityRules = { step: 6, precision: 0, min: 6, max: 3 };

  test.each([
    ['1', 'below_minimum', 6],
    ['', 'below_minimum', 6],
    ['-3', 'below_minimum', 6],
    ['6', 'above_maximum', 3],
    ['999', 'above_maximum', 3],
  ])(
    "of '%s' nothing is left, and the shopper is told the limit in the way (%s, %i)",
    (typed, kind, value) => {
      expect(fitQuantity(typed, sixes)).toEqual({ quantity: 0, limit: { kind, value } });
    },
  );

  test('the field holds at the most what there is, though that is less than the minimum', () => {
    const pairs = { step: 2, precision: 0, min: 5, max: 5 };
    expect(fitQuantity('5', pairs)).toEqual({ quantity: 4, limit: { kind: 'above_maximum', value: 5 } });
    expect(fitQuantity('1', pairs)).toEqual({ quantity: 4, limit: { kind: 'below_minimum', value: 5 } });
  });

  test('a stock below nothing counts as nothing', () => {
    expect(fitQuantity('1', { ...pieces, max: -2 })).toMatchObject({ quantity: 0 });
    expect(stepQuantity(1, -1, { ...pieces, max: -2 })).toBe(0);
  });

  test('the buttons do not lead past what there is either', () => {
    expect(stepQuantity(0, 1, sixes)).toBe(0);
    expect(stepQuantity(6, 1, sixes)).toBe(0);
    expect(stepQuantity(6, -1, sixes)).toBe(0);
  });

  test('nothing can be ordered; else something can', () => {
    expect(canOrder(sixes)).toBe(false);
    expect(canOrder({ ...sixes, max: 5.999 })).toBe(false);
    expect(canOrder({ ...sixes, max: 6 })).toBe(true);
    expect(canOrder({ ...sixes, min: 7, max: 11 })).toBe(false);
    expect(canOrder({ ...sixes, min: 7, max: 12 })).toBe(true);
    expect(canOrder({ step: 0.1, precision: 1, min: 0.3, max: 0.3 })).toBe(true);
    expect(canOrder({ ...pieces, max: 0 })).toBe(false);
    expect(canOrder(pieces)).toBe(true);
  });

  test('whatever is typed or pressed, the field holds from nothing up to what there is, and a limit is told', () => {
    const short = fc.record({
      step: fc.constantFrom(1, 0.1, 0.25, 0.05, 6),
      steps: fc.integer({ min: 1, max: 50 }),
      lacking: fc.double({ min: 0.01, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String)),
        short,
        (typed, { step, steps, lacking }) => {
          const min = (thousandths(step) * steps) / 1000;
          const max = (thousandths(min) - Math.ceil(thousandths(step) * lacking)) / 1000;
          const rules = { step, precision: 2, min, max };
          expect(canOrder(rules)).toBe(false);
          const { quantity, limit } = fitQuantity(typed, rules);
          expect(limit).toBeDefined();
          for (const held of [
            quantity,
            stepQuantity(quantity, 1, rules),
            stepQuantity(quantity, -1, rules),
          ]) {
            expect(held).toBeLessThanOrEqual(rules.max);
            expect(held).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the buttons beside the field', () => {
  test('take a quantity between two multiples to the next one', () => {
    expect(stepQuantity(0.6, 1, kilograms)).toBe(0.75);
    expect(stepQuantity(0.8, -1, kilograms)).toBe(0.75);
  });

  test('bring a quantity outside the limits back inside', () => {
    expect(stepQuantity(99, 1, kilograms)).toBe(4.75);
    expect(stepQuantity(0, -1, kilograms)).toBe(0.5);
  });

  test('add a tenth thirty times without noise', () => {
    const tenths = { step: 0.1, precision: 1, min: 0.1, max: 100 };
    let quantity = 0.1;
    for (let pressed = 0; pressed < 29; pressed++) quantity = stepQuantity(quantity, 1, tenths);
    expect(quantity).toBe(3);
  });
});

describe('where an order is limited to a few, the shopper chooses from a list', () => {
  const upTo = (most: number, rules: Partial<QuantityRules> = {}) =>
    quantityChoices({ ...pieces, max: most, ...rules }, most);

  test.each<[string, number[] | undefined, number[] | undefined]>([
    ['all that an order may have', upTo(3), [1, 2, 3]],
    ['ten at the most', upTo(10), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['eleven are typed', upTo(11), undefined],
    ['one is no choice', upTo(1), undefined],
    ['from the minimum on', upTo(5, { min: 3 }), [3, 4, 5]],
    ['in multiples', upTo(20, { step: 6, min: 6 }), [6, 12, 18]],
    ['in tenths, without noise', upTo(0.5, { step: 0.1, min: 0.2, precision: 1 }), [0.2, 0.3, 0.4, 0.5]],
    ['no more than there is', upTo(5, { max: 2 }), [1, 2]],
    ['nothing where it is sold out', upTo(5, { max: 0 }), [0]],
    ['nothing where ten could be had and it is sold out', upTo(10, { max: 0 }), [0]],
  ])('so long: %s', (_, choices, expected) => {
    expect(choices).toEqual(expected);
  });

  test('and types where nothing limits an order', () => {
    expect(quantityChoices({ ...pieces, max: 3 }, Number.POSITIVE_INFINITY)).toBeUndefined();
  });

  test('that holds whatever the field would', () => {
    const given = fc.record({
      step: fc.constantFrom(1, 0.1, 0.25, 0.05, 6),
      least: fc.integer({ min: 1, max: 9 }),
      mostPerOrder: fc.integer({ min: 1, max: 60 }),
      stock: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(
        given,
        fc.double({ min: 0, max: 80, noNaN: true }),
        ({ step, least, ...limits }, wanted) => {
          const { mostPerOrder, stock } = limits;
          const min = (thousandths(step) * least) / 1000;
          const rules = { step, precision: decimalsOf(step), min, max: Math.min(stock, mostPerOrder) };
          const choices = quantityChoices(rules, mostPerOrder);
          if (!choices) return;
          expect(choices.length).toBeLessThanOrEqual(10);
          expect(choices).toContain(fitQuantity(wanted.toFixed(3), rules).quantity);
          if (!canOrder(rules)) expect(choices).toHaveLength(1);
          else
            for (const quantity of choices)
              expect(fitQuantity(String(quantity), rules)).toEqual({ quantity });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a quantity is written', () => {
  test('with a comma in Polish and a point in English', () => {
    expect(formatQuantity(0.25, 'pl')).toBe('0,25');
    expect(formatQuantity(0.25, 'en')).toBe('0.25');
    expect(formatQuantity(3, 'pl')).toBe('3');
  });

  test('with the decimals of its unit, and more only where it has them', () => {
    expect(formatQuantity(0.5, 'pl', 2)).toBe('0,50');
    expect(formatQuantity(0.5, 'en', 2)).toBe('0.50');
    expect(formatQuantity(2, 'pl', 1)).toBe('2,0');
    expect(formatQuantity(0.125, 'pl', 2)).toBe('0,125');
  });

  test('so that it is read as the same number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom('pl', 'en'),
        fc.integer({ min: 0, max: 3 }),
        (count, language, precision) => {
          expect(readQuantity(formatQuantity(count / 1000, language, precision))).toBe(count / 1000);
        },
      ),
    );
  });
});

function thousandths(quantity: number): number {
  return Math.round(quantity * 1000);
}

/** In decimal digits, so that nothing the rule itself computes with is taken for granted. */
function isMultiple(quantity: number, step: number): boolean {
  return BigInt(quantity.toFixed(6).replace('.', '')) % BigInt(step.toFixed(6).replace('.', '')) === 0n;
}

function decimalsOf(quantity: number): number {
  return String(quantity).split('.')[1]?.length ?? 0;
}
