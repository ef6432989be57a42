import { expect, test } from 'vitest';
import { formatOccasion } from './date.ts';

test('a date with places is called by its day and hour, on the clocks there', () => {
  const winter = Date.UTC(2026, 11, 12, 9);
  expect(formatOccasion(winter, 'pl', 'Europe/Warsaw')).toBe('sob. 12 grudnia, 10:00');
  expect(formatOccasion(winter, 'en', 'Europe/Warsaw')).toBe('Sat 12 December, 10:00');
  expect(formatOccasion(Date.UTC(2026, 5, 30, 22, 30), 'pl', 'Europe/Warsaw')).toBe('śr. 1 lipca, 00:30');
});
