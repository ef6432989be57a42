import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlocked, mayBeSuggested } from './may-be-suggested.ts';

describe('what a shopper searched for', () => {
  test.each(['kawa ziarnista', 'Filtry 02', 'kubek 300 ml', 'ekspres 58 mm'])(
    'may be suggested: %s',
    (text) => {
      expect(mayBeSuggested(text)).toBe(true);
    },
  );

  test.each([
    'anna@example.org',
    '600700800',
    '600 700 800',
    '600-700-800',
    '12.34.56',
    'a'.repeat(61),
    'a\0',
  ])('is kept to oneself: %j', (text) => {
    expect(mayBeSuggested(text)).toBe(false);
  });

  test('is kept to oneself wherever an address or a long number stands in it', () => {
    const secret = fc.oneof(fc.constant('@'), fc.integer({ min: 100_000, max: 999_999_999 }).map(String));
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, middle, after) => {
        expect(mayBeSuggested(before + middle + after)).toBe(false);
      }),
    );
  });
});

describe('a query with a word on the shop’s list', () => {
  test.each([
    ['Żółty kubek', ['zolty']],
    ['kawa ŻÓŁTA i czarna', ['żółta']],
    ['kawa ziarnista promocja', ['Kawa  ziarnista']],
  ])('%s is not repeated: %j', (phrase, blocked) => {
    expect(isBlocked(phrase, blocked)).toBe(true);
  });

  test.each([
    ['kawa', []],
    ['kawałek', ['kawa']],
    ['ziarnista kawa', ['kawa ziarnista']],
  ])('is not meant where it is only a part of another, or in another order: %s, %j', (phrase, blocked) => {
    expect(isBlocked(phrase, blocked)).toBe(false);
  });
});
