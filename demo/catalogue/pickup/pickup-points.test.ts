import { describe, expect, test } from 'vitest';
import { townsOf } from 'witryna/domain/pickup-points/pickup-points.ts';
import { distanceKm } from 'witryna/domain/pickup-points/place.ts';
import { makePickupPoints } from './pickup-points.ts';
import { towns } from './towns.ts';

const points = makePickupPoints();

describe('the demo’s pickup points', () => {
  test('are two thousand, the same each time, no code twice', () => {
    expect(points).toHaveLength(2_000);
    expect(makePickupPoints()).toEqual(points);
    expect(new Set(points.map(({ code }) => code)).size).toBe(2_000);
  });

  test('have codes and postcodes as in Poland', () => {
    for (const { code, zipcode } of points) {
      expect(code).toMatch(/^[A-Z]{3}\d{2,3}[MS]$/);
      expect(zipcode).toMatch(/^\d{2}-\d{3}$/);
    }
  });

  test('are in every town, most of them in the capital', () => {
    const found = townsOf(points);
    expect(found).toHaveLength(towns.length);
    expect(found[0]?.name).toBe('Warszawa');
    for (const { count } of found) expect(count).toBeGreaterThanOrEqual(2);
  });

  test('lie in their town', () => {
    for (const point of points) {
      const town = towns.find(([name]) => name === point.city);
      const [, latitude = 0, longitude = 0, thousands = 0] = town ?? [];
      expect(distanceKm(point, { latitude, longitude })).toBeLessThan(1 + thousands ** 0.5 * 0.25);
    }
  });
});
