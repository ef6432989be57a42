import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test('a period has its first and its last day whole, on the shop’s clocks', () => {
  expect(periodOf(['2026-10-24', '2026-10-25'], 'Europe/Warsaw')).toEqual({
    from: new Date('2026-10-23T22:00:00Z'),
    // The clocks were set back that night.
    until: new Date('2026-10-25T23:00:00Z'),
  });
});

test('one day is a period of its own', () => {
  expect(periodOf(['2026-11-15'], 'Europe/Warsaw')).toEqual({
    from: new Date('2026-11-14T23:00:00Z'),
    until: new Date('2026-11-15T23:00:00Z'),
  });
});

test('no day is no limit', () => {
  expect(periodOf([], 'Europe/Warsaw')).toEqual({});
});
