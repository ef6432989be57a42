import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAtWork, JOB_ITEM_STATES, JOB_STATES, type JobCounts, jobProgress, retryable } from './bulk.ts';

const counts = fc.record(
  Object.fromEntries(JOB_ITEM_STATES.map((state) => [state, fc.nat(2000)])),
) as fc.Arbitrary<JobCounts>;
const state = fc.constantFrom(...JOB_STATES);

describe('a job with many orders', () => {
  test('never says that more is done than there is', () => {
    fc.assert(
      fc.property(state, counts, (at, counted) => {
        const { done, of } = jobProgress(at, counted);
        expect(done).toBeLessThanOrEqual(of);
        expect(of).toBeLessThanOrEqual(Object.values(counted).reduce((sum, one) => sum + one, 0));
      }),
    );
  });

  test('goes on to the last order of those that can, and of all while it only tries', () => {
    const counted = { waiting: 3, can: 4, cannot: 2, done: 0, refused: 0 };
    expect(jobProgress('trying', counted)).toEqual({ done: 6, of: 9 });
    expect(jobProgress('running', { ...counted, waiting: 0, can: 1, done: 2, refused: 1 })).toEqual({
      done: 3,
      of: 4,
    });
  });

  test('is repeated only once it has ended, and never with what was done', () => {
    fc.assert(
      fc.property(state, counts, (at, counted) => {
        const again = retryable(at, counted);
        if (isAtWork(at) || at === 'tried') expect(again).toBe(0);
        expect(retryable(at, { ...counted, done: counted.done + 7 })).toBe(again);
      }),
    );
    const counted = { waiting: 5, can: 4, cannot: 3, done: 2, refused: 1 };
    expect(retryable('done', { ...counted, waiting: 0, can: 0 })).toBe(4);
    expect(retryable('stopped', counted)).toBe(13);
  });
});
