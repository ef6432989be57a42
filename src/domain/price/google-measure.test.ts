import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASURES } from './contents.ts';
import { contentsOfGoogle, googleMeasure } from './google-measure.ts';

test.each([
  [{ amount: 250, measure: 'g' }, '250g'],
  [{ amount: 100, measure: 'piece' }, '100ct'],
  [{ amount: 25_000, measure: 'cm2' }, '2.5sqm'],
] as const)('%j is %s in a feed', (contents, written) => {
  expect(googleMeasure(contents)).toBe(written);
});

test('what a feed says is read as it was', () => {
  const contents = fc.record({
    amount: fc.integer({ min: 1, max: 9_999_999 }),
    measure: fc.constantFrom(...MEASURES),
  });
  fc.assert(
    fc.property(contents, (of) => {
      expect(contentsOfGoogle(googleMeasure(of))).toEqual(of);
    }),
  );
});

test('what is no measure says nothing', () => {
  expect(contentsOfGoogle('8 floz')).toBeUndefined();
});
