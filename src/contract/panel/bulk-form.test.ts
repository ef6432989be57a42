import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenField, chosenIds, idsText } from './bulk-form.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 60 });

test('orders that are ticked, or that stand on the page, are those that are meant', () => {
  fc.assert(
    fc.property(ids, ids, (ticked, here) => {
      const boxes = Object.fromEntries(ticked.map((id) => [chosenField(id), 'y']));
      const sorted = (list?: number[]) => list?.toSorted((one, other) => one - other);
      expect(sorted(chosenIds({ ...boxes, which: 'chosen', here: idsText(here) }))).toEqual(sorted(ticked));
      expect(chosenIds({ ...boxes, which: 'here', here: idsText(here) })).toEqual(here);
      expect(chosenIds({ ...boxes, which: 'matching' })).toBeUndefined();
    }),
  );
});

test('what is no order is not chosen', () => {
  const odd = { 'order-0': 'y', 'order--1': 'y', 'order-x': 'y', 'order-99999999999': 'y', 'order-7': 'y' };
  expect(chosenIds(odd)).toEqual([7]);
  expect(chosenIds({ which: 'here', here: '1..x.1.2' })).toEqual([1, 2]);
  expect(chosenIds({})).toEqual([]);
});
