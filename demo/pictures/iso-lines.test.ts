import { expect, it } from 'vitest';
import { isoLines } from './iso-lines.ts';
import { landscape } from './noise.ts';

it('draws contour lines along which the land is equally high', () => {
  const hill = (x: number, y: number) => -Math.hypot(x - 10, y - 10);
  const lines = isoLines(hill, 20, 20, -6);
  expect(lines).toHaveLength(1);
  for (const [x, y] of lines[0] ?? []) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(6, 0);
});

it('closes the contour around a hilltop', () => {
  const [line = []] = isoLines((x, y) => -Math.hypot(x - 10, y - 10), 20, 20, -6);
  expect(line.at(0)).toEqual(line.at(-1));
});

it('gives every origin its own land', () => {
  expect(landscape('guji')(0.4, 0.7)).not.toBe(landscape('sidamo')(0.4, 0.7));
  expect(landscape('guji')(0.4, 0.7)).toBe(landscape('guji')(0.4, 0.7));
});
