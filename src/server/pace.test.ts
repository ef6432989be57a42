import { describe, expect, test } from 'vitest';
import { perMinute } from './pace.ts';

describe('a limit of calls a minute', () => {
  test('lets each caller make so many, and again in the next minute', () => {
    let now = 0;
    const may = perMinute(2, () => now);
    expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
    now = 60_000;
    expect(may('a')).toBe(true);
  });

  test('refuses new callers when there are too many of them to remember', () => {
    const may = perMinute(1, () => 0);
    for (let each = 0; each < 10_000; each++) may(String(each));
    expect(may('one more')).toBe(false);
  });
});
