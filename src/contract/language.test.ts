import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES, otherLanguage, preferredLanguage } from './language.ts';

test('the shop speaks Polish first, and English', () => {
  expect(LANGUAGES).toEqual(['pl', 'en']);
  for (const unknown of ['de', 'PL', '', undefined, null, 'toString', ['pl']])
    expect(isLanguage(unknown)).toBe(false);
  expect(LANGUAGES.every(isLanguage)).toBe(true);
});

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9,pl;q=0.8', 'en'],
  ['pl-PL', 'pl'],
  ['de-DE, pl;q=0.3, EN;q=0.5', 'en'],
  ['en;q=0, pl;q=0.1', 'pl'],
  ['de', undefined],
  ['*', undefined],
  ['en;q=x', undefined],
  ['', undefined],
  [undefined, undefined],
  [','.repeat(10_000), undefined],
])('a program that accepts %j is answered in %j', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test('from either language a shopper gets to the other one', () => {
  expect(otherLanguage('pl')).toBe('en');
  expect(otherLanguage('en')).toBe('pl');
});
