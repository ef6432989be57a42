import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount, readCost, typedAmount } from './read-amount.ts';

describe('an amount that is typed', () => {
  test.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.05', 1205],
    [' 1 234,50 ', 123_450],
    ['1\u00a0234,50', 123_450],
    ['0,01', 1],
    ['1,234.50', 123_450],
    ['1,234,567.5', 123_456_750],
  ])('%j is %i grosze', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  test.each([
    '',
    '0',
    '0,00',
    '-5',
    '1,234',
    '12,345',
    '1,23.45',
    '1.234,50',
    ',234.50',
    '1e3',
    'sto',
    '99999999999',
    '21474836,48',
  ])('%j is none', (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  });

  test.each([
    ['0', 0],
    ['0,00', 0],
    ['12,50', 1250],
    ['-1', undefined],
    ['', undefined],
    ['za darmo', undefined],
  ])('that may be nothing: %j is %j', (typed, cost) => {
    expect(readCost(typed)).toBe(cost);
  });

  test('stands in a field as its reader writes it', () => {
    expect(typedAmount(123_405, 'pl')).toBe('1234,05');
    expect(typedAmount(123_405, 'en')).toBe('1234.05');
  });

  test('is read as it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        fc.constantFrom('pl', 'en'),
        (amount, language) => {
          expect(readAmount(typedAmount(amount, language))).toBe(amount);
        },
      ),
    );
  });
});
