import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

const roomy = () => new TaggedCache<string>({ bytes: 1_000_000 });
const made =
  (value: string, ...tags: string[]) =>
  async () => ({ value, tags });

describe('what is kept', () => {
  test('is made once and then found', async () => {
    const cache = roomy();
    const make = vi.fn(made('kawa'));
    expect(await cache.get('a', make)).toBe('kawa');
    expect(await cache.get('a', make)).toBe('kawa');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is made once for all who ask for it at once', async () => {
    const cache = roomy();
    const make = vi.fn(made('kawa'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', make)));
    expect(new Set(answers)).toEqual(new Set(['kawa']));
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('may be that there is nothing', async () => {
    const cache = new TaggedCache<string | null>({ bytes: 1_000_000 });
    const make = vi.fn(async () => ({ value: null, tags: [] }));
    await cache.get('a', make);
    expect(await cache.get('a', make)).toBeNull();
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is replaced when it is made again, and found as it was until then', async () => {
    const cache = roomy();
    await cache.get('a', made('old', 'product:1'));
    const renewal = cache.refresh('a', made('new', 'product:2'));
    expect(cache.peek('a')).toBe('old');
    expect(await renewal).toBe('new');
    cache.drop('product:1');
    expect(cache.peek('a')).toBe('new');
    cache.drop('product:2');
    expect(cache.peek('a')).toBeUndefined();
  });
});

describe('a change', () => {
  test('drops exactly what depends on it', async () => {
    const cache = roomy();
    await cache.get('page of 1', made('1', 'product:1', 'menu'));
    await cache.get('page of 2', made('2', 'product:2', 'menu'));
    cache.drop('product:1');
    expect(cache.peek('page of 1')).toBeUndefined();
    expect(cache.peek('page of 2')).toBe('2');
    cache.drop('menu');
    expect(cache.peek('page of 2')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('of everything drops everything', async () => {
    const cache = roomy();
    await cache.get('a', made('1', 'product:1'));
    await cache.get('b', made('2'));
    cache.drop('all');
    expect([cache.peek('a'), cache.peek('b'), cache.bytes]).toEqual([undefined, undefined, 0]);
  });

  test.each(['product:1', 'all'])(
    '(%s) that comes while a thing is made keeps it from being kept',
    async (tag) => {
      const cache = roomy();
      let finish = () => {};
      const promise = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const asked = cache.get('a', async () => {
        await promise;
        return { value: 'before the change', tags: ['product:1'] };
      });
      cache.drop(tag);
      finish();
      expect(await asked).toBe('before the change');
      expect(cache.peek('a')).toBeUndefined();
    },
  );

  test('is seen by whoever asks after it, even while the thing from before is still being made', async () => {
    const cache = roomy();
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const early = cache.get('a', async () => {
      await slow;
      return { value: 'before the change', tags: ['product:1'] };
    });
    cache.drop('product:1');
    expect(await cache.get('a', made('after the change', 'product:1'))).toBe('after the change');
    finish();
    expect(await early).toBe('before the change');
    expect(cache.peek('a')).toBe('after the change');
  });

  test('of something else that comes meanwhile does no harm', async () => {
    const cache = roomy();
    const asked = cache.get('a', made('1', 'product:1'));
    cache.drop('product:2');
    await asked;
    expect(cache.peek('a')).toBe('1');
  });
});

describe('a failure', () => {
  const fail = () => Promise.reject(new Error('no database'));

  test('reaches all who asked and is not kept', async () => {
    const cache = roomy();
    const answers = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.get('a', made('kawa'))).toBe('kawa');
  });

  test('to make a thing again leaves the old one', async () => {
    const cache = roomy();
    await cache.get('a', made('old'));
    await expect(cache.refresh('a', fail)).rejects.toThrow('no database');
    expect(cache.peek('a')).toBe('old');
  });
});

describe('room', () => {
  const of = (bytes: number) => ({ value: 'x', tags: ['t'], bytes });

  test('is made by forgetting what was used least recently', () => {
    const cache = new TaggedCache<string>({ bytes: 300 });
    for (const key of ['a', 'b', 'c']) cache.put(key, of(100));
    cache.peek('a');
    cache.put('d', of(100));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.peek(key))).toEqual(['a', 'c', 'd']);
  });

  test('is counted in bytes: one large thing pushes out several small ones', () => {
    const cache = new TaggedCache<string>({ bytes: 300 });
    for (const key of ['a', 'b', 'c']) cache.put(key, of(100));
    cache.put('d', of(250));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.peek(key))).toEqual(['d']);
  });

  test('is not given to what would never fit', () => {
    const cache = new TaggedCache<string>({ bytes: 300 });
    cache.put('a', of(100));
    cache.put('b', of(301));
    expect([cache.peek('a'), cache.peek('b')]).toEqual(['x', undefined]);
  });

  test('never runs out and is given back, whatever comes and goes', () => {
    const step = fc.oneof(
      fc.record({ put: fc.integer({ min: 0, max: 9 }), bytes: fc.integer({ min: 0, max: 400 }) }),
      fc.record({ drop: fc.constantFrom('t0', 't1', 't2', 'all') }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = new TaggedCache<string>({ bytes: 1000 });
        const sizes = new Map<string, number>();
        for (const one of steps) {
          if ('drop' in one) cache.drop(one.drop);
          else {
            sizes.set(`k${one.put}`, one.bytes);
            cache.put(`k${one.put}`, { value: 'x', tags: [`t${one.put % 3}`], bytes: one.bytes });
          }
          const kept = [...sizes].filter(([key]) => cache.peek(key) !== undefined);
          expect(cache.bytes).toBe(kept.reduce((sum, [, bytes]) => sum + bytes, 0));
          expect(cache.bytes).toBeLessThanOrEqual(1000);
        }
        cache.drop('all');
        expect(cache.bytes).toBe(0);
      }),
    );
  });
});
