import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageCount, CLUSTER_RADIUS, clusterColour, clusterSize } from './pickup-point-clusters.ts';

describe('a cluster of points', () => {
  test.each([
    [11, 0, 'red'],
    [10, 0, 'blue'],
    [11, 10.9, 'red'],
    [11, 11, 'blue'],
    [60, 59, 'red'],
    [59, 60, 'blue'],
    [2, 1, 'blue'],
  ] as const)('of %d points where the average is %d is %s', (count, average, colour) => {
    expect(clusterColour(count, average)).toBe(colour);
  });

  test('is red exactly when it exceeds both ten and the average', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.double({ min: 0, max: 500, noNaN: true }), (count, average) => {
        expect(clusterColour(count, average) === 'red').toBe(count > 10 && count > average);
      }),
    );
  });

  test.each([
    [2, 'small'],
    [9, 'small'],
    [10, 'medium'],
    [99, 'medium'],
    [100, 'large'],
    [2000, 'large'],
  ] as const)('of %d points is %s', (count, size) => {
    expect(clusterSize(count)).toBe(size);
  });

  test('gathers points within 80 pixels', () => {
    expect(CLUSTER_RADIUS).toBe(80);
  });
});

describe('the average of clusters', () => {
  test('is their mean, and nothing where there are none', () => {
    expect(averageCount([2, 4, 12])).toBe(6);
    expect(averageCount([])).toBe(0);
  });

  test('never makes every cluster red', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 900 }), { minLength: 1 }), (counts) => {
        const average = averageCount(counts);
        expect(counts.every((count) => clusterColour(count, average) === 'red')).toBe(false);
      }),
    );
  });
});
