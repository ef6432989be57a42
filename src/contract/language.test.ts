import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES, otherLanguage } from './language.ts';

test('the shop speaks Polish first, and English', () => {
  expect(LANGUAGES).toEqual(['pl', 'en']);
  for (const unknown of ['de', 'PL', '', undefined, null, 'toString', ['pl']])
    expect(isLanguage(unknown)).toBe(false);
  expect(LANGUAGES.every(isLanguage)).toBe(true);
});

test('from either language a shopper gets to the other one', () => {
  expect(otherLanguage('pl')).toBe('en');
  expect(otherLanguage('en')).toBe('pl');
});
