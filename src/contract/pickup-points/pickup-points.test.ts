import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickupPointsFromWire, pickupPointsToWire, readBounds } from './pickup-points.ts';

const degrees = fc
  .double({ min: -90, max: 90, noNaN: true })
  .map((value) => Math.round(value * 1e5) / 1e5 + 0);
const point = fc.record({
  code: fc.string(),
  name: fc.string(),
  street: fc.string(),
  zipcode: fc.string(),
  city: fc.string(),
  latitude: degrees,
  longitude: degrees,
  openingHours: fc.constantFrom('24/7', '8:00–20:00', ''),
});

describe('pickup points on the wire', () => {
  test('arrive as they were sent', () => {
    fc.assert(
      fc.property(fc.array(point), (points) => {
        expect(pickupPointsFromWire(JSON.parse(JSON.stringify(pickupPointsToWire(points))))).toEqual(points);
      }),
    );
  });

  test('name each kind of opening hours once', () => {
    fc.assert(
      fc.property(fc.array(point), (points) => {
        const { hours } = pickupPointsToWire(points);
        expect(new Set(hours).size).toBe(hours.length);
      }),
    );
  });
});

describe('the bounds of a map', () => {
  test('are read as south, west, north and east', () => {
    expect(readBounds('49.7,18.9,49.9,19.2')).toEqual({ south: 49.7, west: 18.9, north: 49.9, east: 19.2 });
  });

  test.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,b,c,d',
    '1,,3,4',
    '3,2,1,4',
    '1,4,3,2',
    'NaN,1,2,3',
    '1,2,Infinity,4',
  ])('that say nothing are left aside: %s', (text) => {
    expect(readBounds(text)).toBeUndefined();
  });
});
