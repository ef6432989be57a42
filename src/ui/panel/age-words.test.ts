import { expect, test } from 'vitest';
import { ageOrDate } from './age-words.ts';

const now = Date.UTC(2026, 6, 1, 12);
const daysAgo = (days: number) => new Date(now - days * 86_400_000);

test('a moment in a sentence is never left out, however long ago it was', () => {
  const place = { now, locale: 'pl', timeZone: 'Europe/Warsaw' };
  expect(ageOrDate(daysAgo(0), place)).toBe('teraz');
  expect(ageOrDate(daysAgo(29), place)).toBe('29 dni temu');
  expect(ageOrDate(daysAgo(30), place)).toBe('1 cze 2026');
  expect(ageOrDate(daysAgo(900), { ...place, locale: 'en' })).toBe('Jan 13, 2024');
});
