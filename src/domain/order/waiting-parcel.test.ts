import { expect, test } from 'vitest';
import { placeLines } from './waiting-parcel.ts';

const POINT = {
  ...{ code: 'WAW01A', name: 'Przy sklepie', street: 'Prosta 1', zipcode: '00-001', city: 'Warszawa' },
  openingHours: '24/7',
};

test('a place is said by the code that stands on it, its name and its address', () => {
  expect(placeLines(POINT)).toEqual(['WAW01A, Przy sklepie', 'Prosta 1, 00-001 Warszawa']);
});

test('a name that has the code in it is not said twice', () => {
  expect(placeLines({ ...POINT, name: 'Automat WAW01A' })[0]).toBe('Automat WAW01A');
});

test('of a point that the shop does not list there is the code alone', () => {
  const unknown = { name: null, street: null, zipcode: null, city: null, openingHours: null };
  expect(placeLines({ code: 'WAW01A', ...unknown })).toEqual(['WAW01A']);
});
