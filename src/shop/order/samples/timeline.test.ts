import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SampleOrder } from './sample-order.ts';
import { timelineOf } from './timeline.ts';

const HOUR = 3_600_000;
const hours = fc.double({ min: 0, max: 400, noNaN: true });
const orders = fc.array(
  fc.record({ hoursAgo: hours, steps: fc.array(hours.map((after) => ({ after, does: 'pay' as const }))) }),
);

test('everything happens once and in turn, and no order goes on before it was placed', () => {
  fc.assert(
    fc.property(orders, (made) => {
      const samples = made as unknown as SampleOrder[];
      const moments = timelineOf(samples, 1000 * HOUR);
      expect(moments).toHaveLength(samples.length + samples.flatMap(({ steps }) => steps).length);
      const placed = new Set<number>();
      let last = Number.NEGATIVE_INFINITY;
      for (const { at, index, step } of moments) {
        expect(at).toBeGreaterThanOrEqual(last);
        last = at;
        expect(placed.has(index)).toBe(step !== undefined);
        placed.add(index);
      }
    }),
  );
});
