import { describe, expect, test } from 'vitest';
import { differentPer, perMinute } from './rate-limit.ts';

describe('a limit of calls a minute', () => {
  test('lets each caller make so many, and again in the next minute', () => {
    let now = 0;
    const allow = perMinute(2, () => now);
    expect([allow('a'), allow('a'), allow('a'), allow('b')]).toEqual([true, true, false, true]);
    now = 60_000;
    expect(allow('a')).toBe(true);
  });

  test('refuses new callers when there are too many of them to remember', () => {
    const allow = perMinute(1, () => 0);
    for (let each = 0; each < 10_000; each++) allow(String(each));
    expect(allow('one more')).toBe(false);
  });
});

describe('a limit of different things in a while', () => {
  test('lets each caller ask for so many, for one and the same again and again, and as many in the next hour', () => {
    let now = 0;
    const allow = differentPer(3_600_000, () => now);
    const asked = ['a', 'b', 'a', 'b', 'c', 'a'].map((what) => allow(what, { anna: 2 }));
    expect(asked).toEqual([true, true, true, true, false, true]);
    expect(allow('c', { ewa: 2 })).toBe(true);
    now = 3_599_999;
    expect(allow('c', { anna: 2 })).toBe(false);
    now = 3_600_000;
    expect(allow('c', { anna: 2 })).toBe(true);
  });

  test('counts for all who ask together, and what is refused counts for none of them', () => {
    const allow = differentPer(3_600_000, () => 0);
    expect(['a', 'b', 'c'].map((what) => allow(what, { anna: 2, house: 3 }))).toEqual([true, true, false]);
    expect(['c', 'd'].map((what) => allow(what, { ewa: 2, house: 3 }))).toEqual([true, false]);
    expect(allow('d', { ewa: 2 })).toBe(true);
  });

  test('refuses what is new when there is too much of it to remember', () => {
    const allow = differentPer(3_600_000, () => 0);
    for (let each = 0; each < 100_000; each++) allow('a', { [each]: 1 });
    expect([allow('a', { more: 1 }), allow('a', { 0: 1 })]).toEqual([false, true]);
  });
});
