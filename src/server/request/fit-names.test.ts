import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitNames, LONGEST_NAMES } from './fit-names.ts';

describe('products that could not be bought', () => {
  test('are all named', () => {
    expect(fitNames([])).toBe('');
    expect(fitNames(['Kawa (Produkt niedostępny)', 'Kubek'])).toBe('Kawa (Produkt niedostępny), Kubek');
  });

  test('are named as far as a message can hold, and it is said that there are more', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Łódzka kawa świąteczna ${index}`);
    expect(fitNames(names)).toMatch(/^Łódzka kawa świąteczna 0, .+, …$/);
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 200, unit: 'grapheme' })), (any) => {
        expect(encodeURIComponent(fitNames(any)).length).toBeLessThanOrEqual(LONGEST_NAMES + 20);
      }),
    );
  });
});
