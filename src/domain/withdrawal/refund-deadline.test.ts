import { expect, test } from 'vitest';
import { DAY } from '#domain/time/zone.ts';
import { refundDaysLeft } from './refund-deadline.ts';

const stated = new Date('2026-11-19T10:00:00Z');

test.each([
  [0, 14],
  [1, 13],
  [13.5, 0],
  [14, 0],
  [14.01, -1],
  [20, -6],
])('after %d days there are %i left to refund a withdrawal', (days, left) => {
  expect(refundDaysLeft(stated, stated.getTime() + days * DAY)).toBe(left);
});
