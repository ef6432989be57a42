import { expect, test, vi } from 'vitest';
import { inOneQuery } from './in-one-query.ts';

test('questions of one turn are asked together, each once, and each gets its own answer', async () => {
  const ask = vi.fn(async (values: string[]) => new Set(values.filter((value) => value !== 'ewa')));
  const knows = inOneQuery(ask);
  const later = Promise.resolve().then(() => knows('jan'));
  expect(await Promise.all([knows('anna'), knows('ewa'), knows('anna'), later])).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(await knows('ola')).toBe(true);
  expect(ask.mock.calls).toEqual([[['anna', 'ewa', 'jan']], [['ola']]]);
});

test('a query that fails fails for those who asked, and not for the next', async () => {
  const ask = vi.fn(async () => new Set(['anna']));
  ask.mockRejectedValueOnce(new Error('no connection'));
  const knows = inOneQuery(ask);
  const both = await Promise.allSettled([knows('anna'), knows('ewa')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await knows('anna')).toBe(true);
});
