import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restartAfter } from './restart.ts';

const HOUR = 3_600_000;
const pauseOf = (lives: number[]) => {
  const restart = restartAfter(lives);
  return restart === 'give up' ? Number.POSITIVE_INFINITY : restart.afterMs;
};

describe('a process that has died', () => {
  test('is started again at once when it had served for long', () => {
    expect(restartAfter([HOUR])).toEqual({ afterMs: 0 });
  });

  test('is started after a pause that grows when it dies early', () => {
    expect([[10], [10, 10], [10, 10, 10]].map(pauseOf)).toEqual([500, 1000, 2000]);
  });

  test('is not started again after many early deaths in a row', () => {
    expect(restartAfter([10, 10, 10, 10, 10, 10])).toBe('give up');
  });

  test('is forgiven its early deaths once one has served for long', () => {
    expect(restartAfter([10, 10, 10, 10, 10, HOUR])).toEqual({ afterMs: 0 });
    expect(restartAfter([10, 10, 10, 10, 10, HOUR, 10])).toEqual({ afterMs: 500 });
  });

  test('never waits shorter for one more early death', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(HOUR)), fc.nat(19_999), (lives, early) => {
        expect(pauseOf([...lives, early])).toBeGreaterThanOrEqual(Math.min(pauseOf(lives), 500));
        expect(pauseOf([...lives, early, early])).toBeGreaterThanOrEqual(pauseOf([...lives, early]));
      }),
    );
  });
});
