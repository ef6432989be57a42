import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, distanceKm, isWithin } from './place.ts';

const WARSAW = { latitude: 52.2297, longitude: 21.0122 };
const CRACOW = { latitude: 50.0647, longitude: 19.945 };

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('a distance', () => {
  test('from Warsaw to Cracow is 252 km as the crow flies', () => {
    expect(distanceKm(WARSAW, CRACOW)).toBeCloseTo(252, 0);
  });

  test('between opposite ends of the earth is half its girth', () => {
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
      20_015,
      0,
    );
  });

  test('is the same there and back, never negative, and none to where one is', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });

  test('is no longer than one with a stop on the way', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        // On opposite sides of the earth the formula is right to within a metre.
        const metre = 0.001;
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + metre);
      }),
    );
  });
});

describe('bounds', () => {
  test('hold every place they were made of', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1 }), (places) => {
        const bounds = boundsOf(places);
        expect(bounds && places.every((one) => isWithin(bounds, one))).toBe(true);
      }),
    );
  });

  test('are as small as they can be', () => {
    expect(boundsOf([WARSAW, CRACOW])).toEqual({
      south: CRACOW.latitude,
      west: CRACOW.longitude,
      north: WARSAW.latitude,
      east: WARSAW.longitude,
    });
    expect(boundsOf([])).toBeUndefined();
  });

  test('do not hold what lies beyond one of their sides', () => {
    const bounds = { south: 50, west: 19, north: 51, east: 20 };
    for (const [latitude, longitude] of [
      [49.9, 19.5],
      [51.1, 19.5],
      [50.5, 18.9],
      [50.5, 20.1],
    ] as const)
      expect(isWithin(bounds, { latitude, longitude })).toBe(false);
    expect(isWithin(bounds, { latitude: 50, longitude: 20 })).toBe(true);
  });
});
