import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headsFor } from './heads-for.ts';

const panel = { left: 0, right: 1000, top: 50 };

describe('a pointer on its way to the panel', () => {
  test.each([
    ['straight down', { x: 100, y: 10 }, { x: 100, y: 20 }, true],
    ['down and across', { x: 100, y: 10 }, { x: 130, y: 20 }, true],
    ['along the menu', { x: 100, y: 10 }, { x: 130, y: 10 }, false],
    ['along the menu with an unsteady hand', { x: 100, y: 10 }, { x: 130, y: 12 }, false],
    ['up', { x: 100, y: 20 }, { x: 110, y: 10 }, false],
    ['past the panel’s side', { x: 990, y: 10 }, { x: 1005, y: 15 }, false],
    ['not at all', { x: 100, y: 10 }, { x: 100, y: 10 }, false],
  ])('is told by its movement: %s', (_, from, to, heads) => {
    expect(headsFor(from, to, panel)).toBe(heads);
  });

  const place = fc.record({ x: fc.integer({ min: -50, max: 1050 }), y: fc.integer({ min: 0, max: 50 }) });

  test('always comes nearer to it', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        if (headsFor(from, to, panel)) expect(panel.top - to.y).toBeLessThan(panel.top - from.y);
      }),
    );
  });

  test('is told alike from the left and from the right', () => {
    const mirrored = ({ x, y }: { x: number; y: number }) => ({ x: panel.right - x, y });
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(headsFor(mirrored(from), mirrored(to), panel)).toBe(headsFor(from, to, panel));
      }),
    );
  });
});
