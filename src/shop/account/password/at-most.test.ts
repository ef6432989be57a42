import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atMost } from './at-most.ts';

describe('tasks of which so many may run at once', () => {
  test('begin in their order, never too many together, and each gives its own result', async () => {
    const task = fc.record({ turns: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(task), async (most, tasks) => {
        const inTurn = atMost(most);
        const begun: number[] = [];
        let [running, together] = [0, 0];
        const results = await Promise.allSettled(
          tasks.map(({ turns, fails }, index) =>
            inTurn(async () => {
              begun.push(index);
              running++;
              together = Math.max(together, running);
              for (let turn = 0; turn < turns; turn++) await Promise.resolve();
              running--;
              if (fails) throw new Error(`${index} failed`);
              return index;
            }),
          ),
        );
        expect(await inTurn(async () => 'a later one'), 'places come free').toBe('a later one');
        expect(begun).toEqual(tasks.map((_, index) => index));
        expect(together).toBe(Math.min(most, tasks.length));
        expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual(
          tasks.map(({ fails }, index) => (fails ? 'failed' : index)),
        );
      }),
    );
  });
});
