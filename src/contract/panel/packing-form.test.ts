import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gramsOf } from './packing-form.ts';

test('a weight is written in kilograms, with a comma or a point, or not at all', () => {
  expect([gramsOf('1,25'), gramsOf(' 0.8 '), gramsOf('3'), gramsOf(' ')]).toEqual([
    1250,
    800,
    3000,
    undefined,
  ]);
  for (const odd of ['-1', '0', '1,2,3', 'dwa', '99999', '1e3', '0,0001']) expect(gramsOf(odd)).toBe('wrong');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (grams) => {
      expect(gramsOf(String(grams / 1000))).toBe(grams);
      expect(gramsOf(String(grams / 1000).replace('.', ','))).toBe(grams);
    }),
  );
});
