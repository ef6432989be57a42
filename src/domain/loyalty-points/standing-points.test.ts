import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PointsLine, pointsChange, standingPoints } from './standing-points.ts';

const line = (given: Partial<PointsLine>): PointsLine => ({
  ...{ quantity: 2, cancelled: 0, back: 0, pointsCost: 0, pointsEarned: 0, ...given },
});

describe('the points of an order', () => {
  test('stand whole while nothing comes back, and are none once all of it has', () => {
    const counts = fc.integer({ min: 1, max: 9 });
    const lines = fc.array(fc.tuple(counts, fc.nat(999), fc.nat(999)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, (given) => {
        const sold = given.map(([quantity, pointsCost, pointsEarned]) =>
          line({ quantity, pointsCost, pointsEarned }),
        );
        const sum = (field: 'pointsCost' | 'pointsEarned') =>
          sold.reduce((total, one) => total + (one[field] ?? 0), 0);
        const earned = sum('pointsEarned');
        expect(standingPoints(earned, sold)).toEqual({ earned, used: sum('pointsCost') });
        const gone = sold.map((one) => ({ ...one, back: one.quantity }));
        expect(standingPoints(earned, gone)).toEqual({ earned: 0, used: 0 });
      }),
    );
  });

  test('go with their part of a line', () => {
    expect(standingPoints(520, [line({ pointsEarned: 520, back: 1 })])).toEqual({ earned: 260, used: 0 });
    expect(standingPoints(0, [line({ pointsCost: 521, back: 1 })])).toEqual({ earned: 0, used: 260 });
    const edited = line({ quantity: 4, cancelled: 2, pointsEarned: 400, back: 1 });
    expect(standingPoints(200, [edited])).toEqual({ earned: 100, used: 0 });
  });

  test('of an order from before, which does not tell them line by line, go with the last of it', () => {
    const old = line({ pointsEarned: null, back: 1 });
    expect(standingPoints(520, [old])).toMatchObject({ earned: 520 });
    expect(standingPoints(520, [{ ...old, back: 2 }])).toMatchObject({ earned: 0 });
  });
});

describe('when goods come back', () => {
  const earned = (before: number, after: number) => ({
    before: { earned: before, used: 0 },
    after: { earned: after, used: 0 },
  });

  test('what they earned is taken as far as it is there, and what they cost is given back', () => {
    expect(pointsChange({ ...earned(520, 260), entered: 520, balance: 900 })).toEqual({
      entry: -260,
      lost: 0,
    });
    expect(pointsChange({ ...earned(520, 0), entered: 520, balance: 100 })).toEqual({
      entry: -100,
      lost: 420,
    });
    const reward = { before: { earned: 0, used: 300 }, after: { earned: 0, used: 0 } };
    expect(pointsChange({ ...reward, entered: -300, balance: 0 })).toEqual({ entry: 300, lost: 0 });
  });

  test('and are refused, no more is given back than was taken', () => {
    expect(pointsChange({ ...earned(0, 520), entered: 420, balance: 0 })).toEqual({ entry: 100, lost: 0 });
  });
});
