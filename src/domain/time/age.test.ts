import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const NOW = Date.UTC(2026, 10, 19, 12);

test.each([
  [0, { n: 0, unit: 'minute' }],
  [-5_000, { n: 0, unit: 'minute' }],
  [59 * 60_000, { n: 59, unit: 'minute' }],
  [60 * 60_000, { n: 1, unit: 'hour' }],
  [24 * 3_600_000 - 1, { n: 23, unit: 'hour' }],
  [29.9 * 86_400_000, { n: 29, unit: 'day' }],
  [30 * 86_400_000, undefined],
])('what was %i ms ago is said as one would say it', (past, age) => {
  expect(ageOf(NOW - past, NOW)).toEqual(age);
});
