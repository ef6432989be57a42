import { expect, test } from 'vitest';
import { isServiceAhead, isServiceAtOnce, serviceStart } from './service-start.ts';

const ordered = new Date('2026-11-19T22:30:00Z');

test('a service that nobody asked for sooner begins on the day after the days of withdrawal', () => {
  expect(serviceStart(ordered, 'Europe/Warsaw')).toBe('2026-12-04');
});

test.each([
  ['2026-11-19T22:30:00Z', true],
  ['2026-12-03T22:59:59Z', true],
  ['2026-12-03T23:00:00Z', false],
])('at %s it is still ahead: %s, by the calendar of Warsaw', (now, isAhead) => {
  expect(isServiceAhead(ordered, Date.parse(now), 'Europe/Warsaw')).toBe(isAhead);
});

test.each([
  [undefined, false],
  [[], false],
  [[{ kind: 'terms', given: true }], false],
  [[{ kind: 'service_start', given: false }], false],
  [[{ kind: 'service_start', given: true }], true],
])('what was said with an order, %j, asks for services at once: %s', (consents, isAtOnce) => {
  expect(isServiceAtOnce(consents)).toBe(isAtOnce);
});
