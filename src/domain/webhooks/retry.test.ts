import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/time/zone.ts';
import { nextTry, retryAfterIn } from './retry.ts';

const NOW = Date.UTC(2026, 10, 19, 9);
const HOUR = 3_600_000;

describe('a message that was not taken', () => {
  test('is tried for about a day, ever more seldom, and then given up', () => {
    const pauses: number[] = [];
    for (let attempts = 1; ; attempts++) {
      const at = nextTry(attempts, { now: NOW, chance: 0.5 });
      if (at === undefined) break;
      pauses.push(at - NOW);
    }
    const whole = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(whole).toBeGreaterThan(20 * HOUR);
    expect(whole).toBeLessThan(26 * HOUR);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  });

  test('comes back at a time of its own, never sooner than its pause', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, chance) => {
          const [first, at] = [0, chance].map((one) => nextTry(attempts, { now: NOW, chance: one }) ?? 0);
          expect(at).toBeGreaterThanOrEqual(first ?? 0);
          expect((at ?? 0) - NOW).toBeLessThanOrEqual(((first ?? 0) - NOW) * 1.1 + 1);
        },
      ),
    );
  });

  test('waits for as long as it was asked to, and a day at most', () => {
    expect(nextTry(1, { now: NOW, chance: 0, askedFor: HOUR })).toBe(NOW + HOUR);
    expect(nextTry(1, { now: NOW, chance: 0, askedFor: 9 * DAY })).toBe(NOW + DAY);
    expect(nextTry(1, { now: NOW, chance: 0, askedFor: 1 })).toBe(NOW + 30_000);
  });
});

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['999999999', DAY],
  [new Date(NOW + HOUR).toUTCString(), HOUR],
  [new Date(NOW - HOUR).toUTCString(), 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j asks for %j ms', (header, pause) => expect(retryAfterIn(header, NOW)).toBe(pause));
