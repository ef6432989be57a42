import { expect, test } from 'vitest';
import { answerDaysLeft } from './answer-deadline.ts';

const filed = new Date('2026-11-19T22:30:00Z');

test.each([
  ['2026-11-19T22:59:00Z', 14],
  ['2026-11-19T23:00:00Z', 13],
  ['2026-12-03T22:59:59Z', 0],
  ['2026-12-03T23:00:00Z', -1],
])('a complaint of 19 November has at %s %i days left, by the calendar of Warsaw', (now, left) => {
  expect(answerDaysLeft(filed, Date.parse(now), 'Europe/Warsaw')).toBe(left);
});
