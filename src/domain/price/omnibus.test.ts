import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OMNIBUS_CLASSES, type OmnibusClass, type OmnibusPrices, omnibusOf } from './omnibus.ts';

const on = { rebateCodeActivate: true };
const off = { rebateCodeActivate: false };

/** 100,00 zł reduced to 80,00; the lowest price of 30 days was 90,00. */
const reduced: OmnibusPrices = { selling: 8000, lowest: 9000, max: 10_000, rebateCodeActive: false };
const coded: OmnibusPrices = { ...reduced, rebateCodeActive: true, beforeRebate: 8500 };
const dated: OmnibusPrices = { ...reduced, newPriceEffectiveUntil: '2026-11-24' };

describe('the classes beside a price', () => {
  test.each<[string, OmnibusPrices, OmnibusClass[]]>([
    ['none where no lowest price exists', { selling: 8000, rebateCodeActive: false }, []],
    [
      'none where no lowest price exists, whatever else does',
      {
        selling: 8000,
        max: 10_000,
        beforeRebate: 9000,
        rebateCodeActive: true,
        newPriceEffectiveUntil: '2026-11-24',
      },
      [],
    ],
    ['a lowest price above the selling one', reduced, ['--omnibus', '--omnibus-higher']],
    ['a lowest price equal to the selling one', { ...reduced, lowest: 8000 }, ['--omnibus']],
    ['a lowest price below the selling one', { ...reduced, lowest: 7000 }, ['--omnibus']],
    [
      'short where there is no regular price',
      { selling: 8000, lowest: 9000, rebateCodeActive: false },
      ['--omnibus', '--omnibus-short', '--omnibus-higher'],
    ],
    [
      'short where the regular price is the lowest',
      { ...reduced, lowest: 10_000 },
      ['--omnibus', '--omnibus-short', '--omnibus-higher'],
    ],
    ['with a code', coded, ['--omnibus', '--omnibus-code', '--omnibus-higher']],
    [
      'with a code, short where the price before it is the lowest',
      { ...coded, beforeRebate: 9000 },
      ['--omnibus', '--omnibus-code', '--omnibus-code-short', '--omnibus-higher'],
    ],
    [
      'with a code and no price before it',
      { ...reduced, rebateCodeActive: true },
      ['--omnibus', '--omnibus-code', '--omnibus-higher'],
    ],
    [
      'a date set for the end and a regular price',
      dated,
      ['--omnibus', '--omnibus-new-price', '--omnibus-higher'],
    ],
    [
      'a date set for the end without a regular price',
      { selling: 8000, lowest: 9000, rebateCodeActive: false, newPriceEffectiveUntil: '2026-11-24' },
      ['--omnibus', '--omnibus-short', '--omnibus-higher'],
    ],
    [
      'everything at once',
      { ...dated, lowest: 10_000, rebateCodeActive: true, beforeRebate: 10_000 },
      [...OMNIBUS_CLASSES],
    ],
  ])('are those of the specification: %s', (_, prices, classes) => {
    const { add, remove } = omnibusOf(prices, on);
    expect(add).toEqual(classes);
    expect(remove).toEqual(OMNIBUS_CLASSES.filter((name) => !classes.includes(name)));
  });

  test('say nothing of a code where the shop has not switched that on', () => {
    expect(omnibusOf({ ...coded, beforeRebate: 9000 }, off).add).toEqual(['--omnibus', '--omnibus-higher']);
  });
});

describe('the label beside a price', () => {
  const noRegular = { selling: 8000, lowest: 9000, rebateCodeActive: false };
  test.each<[string, OmnibusPrices, typeof on, string | undefined]>([
    [
      'no label where no lowest price exists',
      { selling: 8000, max: 9000, rebateCodeActive: true },
      on,
      undefined,
    ],
    ['a bargain: the lowest price is not above the selling one', { ...reduced, lowest: 7000 }, on, 'bargain'],
    ['a bargain: the lowest price is the selling one', { ...reduced, lowest: 8000 }, on, 'bargain'],
    ['a bargain: the lowest price is above, and the end is dated', dated, on, 'bargain'],
    [
      'a bargain: the end is dated, also without a regular price',
      { ...noRegular, newPriceEffectiveUntil: '2026-11-24' },
      on,
      'bargain',
    ],
    ['a special offer: the lowest price is above, and no end is dated', reduced, on, 'promo'],
    ['a special offer, also without a regular price', noRegular, on, 'promo'],
    ['a code: it is active', coded, on, 'rebateCodeActive'],
    ['a code: it is active, also below the lowest price', { ...coded, lowest: 7000 }, on, 'rebateCodeActive'],
    [
      'a code: it is active, also with a dated end',
      { ...dated, rebateCodeActive: true },
      on,
      'rebateCodeActive',
    ],
    ['no code where the shop has not switched that on: a special offer', coded, off, 'promo'],
    [
      'no code where the shop has not switched that on: a bargain',
      { ...coded, lowest: 7000 },
      off,
      'bargain',
    ],
  ])('is that of the specification: %s', (_, prices, settings, label) => {
    expect(omnibusOf(prices, settings).label).toBe(label);
  });
});

describe('the percent beside a price', () => {
  test.each<[string, number, number, string]>([
    ['a minus where the lowest price is higher', 8000, 10_000, '-20%'],
    ['a minus where it is higher by less than half a percent', 9990, 10_000, '-0%'],
    ['a minus where it is all that is taken off', 0, 10_000, '-100%'],
    ['a plus where the lowest price is below', 10_500, 10_000, '+5%'],
    ['a plus of more than a hundred', 30_000, 10_000, '+200%'],
    ['nothing where they are the same', 10_000, 10_000, '0%'],
    ['nothing where it is below by less than half a percent', 10_010, 10_000, '0%'],
    ['nothing where the lowest price was 0', 10_000, 0, '0%'],
  ])('has before it %s', (_, selling, lowest, percent) => {
    expect(omnibusOf({ selling, lowest, rebateCodeActive: false }, on).omnibus?.percent).toBe(percent);
  });
});

describe('the prices beside a price', () => {
  test('are the lowest and the regular one, each with its percent', () => {
    expect(omnibusOf(reduced, on)).toMatchObject({
      omnibus: { price: 9000, visible: true, percent: '-11%' },
      max: { price: 10_000, visible: true, percent: '-20%' },
    });
  });

  test('show a regular price that is the lowest one only once', () => {
    const { omnibus, max } = omnibusOf({ ...reduced, lowest: 10_000 }, on);
    expect(omnibus).toEqual({ price: 10_000, visible: true, percent: '-20%' });
    expect(max).toEqual({ price: 10_000, visible: false, percent: '-20%' });
  });

  test('have the price before the code where a code has a display of its own', () => {
    expect(omnibusOf(coded, on).beforeRebate).toEqual({ price: 8500, visible: true, percent: '-6%' });
    expect(omnibusOf({ ...coded, beforeRebate: 9000 }, on).beforeRebate?.visible).toBe(false);
    expect(omnibusOf(coded, off)).not.toHaveProperty('beforeRebate');
    expect(omnibusOf({ ...coded, rebateCodeActive: false }, on)).not.toHaveProperty('beforeRebate');
  });

  test('name the date until which the reduced price holds', () => {
    expect(omnibusOf(dated, on).newPriceEffectiveUntil).toEqual({
      date: '2026-11-24',
      price: 8000,
      visible: true,
    });
    expect(omnibusOf(reduced, on)).not.toHaveProperty('newPriceEffectiveUntil');
  });

  test('are none where no lowest price exists', () => {
    const { lowest: _, ...unmeasured } = dated;
    expect(omnibusOf(unmeasured, on)).toEqual({ add: [], remove: [...OMNIBUS_CLASSES] });
  });
});

describe('for any prices', () => {
  // Few different amounts, so that equal ones are common.
  const amount = fc.constantFrom(0, 1, 7000, 8000, 9000, 9990, 10_000);
  const prices = fc.record(
    {
      selling: amount,
      rebateCodeActive: fc.boolean(),
      lowest: amount,
      max: amount,
      beforeRebate: amount,
      newPriceEffectiveUntil: fc.constant('2026-11-24'),
    },
    { requiredKeys: ['selling', 'rebateCodeActive'] },
  );
  const settings = fc.record({ rebateCodeActivate: fc.boolean() });
  const holds = (rule: (given: OmnibusPrices, result: ReturnType<typeof omnibusOf>) => void) =>
    fc.assert(
      fc.property(prices, settings, (given, set) => rule(given, omnibusOf(given, set))),
      { numRuns: 500 },
    );

  test('each of the six classes is either added or removed', () => {
    holds((_, { add, remove }) => {
      expect([...add, ...remove].toSorted()).toEqual([...OMNIBUS_CLASSES].toSorted());
    });
  });

  test('nothing is added and nothing is shown where no lowest price exists', () => {
    holds(({ lowest }, { add, label, omnibus }) => {
      expect(add.length === 0).toBe(lowest === undefined);
      expect(label === undefined).toBe(lowest === undefined);
      expect(omnibus?.price).toBe(lowest);
    });
  });

  test('every other class comes only with --omnibus, and --omnibus-code-short only with --omnibus-code', () => {
    holds((_, { add }) => {
      if (add.length > 0) expect(add).toContain('--omnibus');
      if (add.includes('--omnibus-code-short')) expect(add).toContain('--omnibus-code');
    });
  });

  test('the label is that of a code exactly where --omnibus-code is', () => {
    holds((_, { add, label }) => {
      expect(label === 'rebateCodeActive').toBe(add.includes('--omnibus-code'));
    });
  });

  test('--omnibus-higher stands exactly where the lowest price is above the selling one, and so does the minus', () => {
    holds(({ selling, lowest }, { add, omnibus }) => {
      const higher = lowest !== undefined && lowest > selling;
      expect(add.includes('--omnibus-higher')).toBe(higher);
      expect(omnibus?.percent.startsWith('-') ?? false).toBe(higher);
      if (omnibus && !higher) expect(omnibus.percent).toMatch(/^(0|\+[1-9]\d*)%$/);
    });
  });

  test('each class stands exactly where its rule says', () => {
    fc.assert(
      fc.property(prices, settings, (given, set) => {
        const { lowest, max, beforeRebate, newPriceEffectiveUntil } = given;
        const { add } = omnibusOf(given, set);
        const exists = lowest !== undefined;
        const coded = exists && set.rebateCodeActivate && given.rebateCodeActive;
        const dated = exists && newPriceEffectiveUntil !== undefined && max !== undefined;
        expect(add.includes('--omnibus')).toBe(exists);
        expect(add.includes('--omnibus-short')).toBe(exists && (max === undefined || max === lowest));
        expect(add.includes('--omnibus-code')).toBe(coded);
        expect(add.includes('--omnibus-code-short')).toBe(coded && beforeRebate === lowest);
        expect(add.includes('--omnibus-new-price')).toBe(dated);
      }),
      { numRuns: 500 },
    );
  });

  test('a shop that shows nothing of codes shows the same with a code and without', () => {
    fc.assert(
      fc.property(prices, (given) => {
        expect(omnibusOf({ ...given, rebateCodeActive: true }, off)).toEqual(
          omnibusOf({ ...given, rebateCodeActive: false }, off),
        );
      }),
    );
  });
});
