import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerDaysLeft } from '#domain/complaints/answer-deadline.ts';
import { refundDaysLeft, refundUntil } from './refund-deadline.ts';

const stated = new Date('2026-11-19T10:00:00Z');

test.each([
  ['2026-11-19T10:00:01Z', 14],
  ['2026-11-20T08:00:00Z', 13],
  ['2026-12-03T22:59:59Z', 0],
  ['2026-12-03T23:00:00Z', -1],
])(
  'a withdrawal of 19 November has at %s %i days left to be refunded, by the calendar of Warsaw',
  (now, left) => {
    expect(refundDaysLeft(stated, Date.parse(now), 'Europe/Warsaw')).toBe(left);
  },
);

test('the last day is the one on which none are left', () => {
  expect(refundUntil(stated, 'Europe/Warsaw')).toBe('2026-12-03');
  expect(refundDaysLeft(stated, Date.parse('2026-12-03T12:00:00Z'), 'Europe/Warsaw')).toBe(0);
});

test('what came at the same moment has as many days left in every list', () => {
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
  fc.assert(
    fc.property(moment, moment, (since, now) => {
      const left = [refundDaysLeft, answerDaysLeft].map((of) => of(new Date(since), now, 'Europe/Warsaw'));
      expect(left[0]).toBe(left[1]);
    }),
  );
});
