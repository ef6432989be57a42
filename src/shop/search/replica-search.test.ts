import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import { openReplicaSearch } from './replica-search.ts';
import type { SearchEngine } from './search-engine.ts';

const SLICE = { sort: 'best', limit: 3, offset: 0 } as const;
const GONE = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** An engine that finds one product, by which it is known. */
function engineOf(id: number) {
  const engine: SearchEngine = {
    list: async () => ({ ids: [id], total: 1 }),
    counts: vi.fn(),
    suggest: vi.fn(),
    heard: vi.fn(async () => {}),
  };
  return { ...engine, list: vi.fn(engine.list) };
}

describe('a search with a replica', () => {
  let own = engineOf(1);
  let replica = engineOf(2);
  let now = 0;
  let search = openReplicaSearch(own, replica, () => now);
  const found = async (wanted: Parameters<SearchEngine['list']>[0]) =>
    (await search.list(wanted, NO_FILTERS, SLICE, 'pl')).ids;

  beforeEach(() => {
    [own, replica, now] = [engineOf(1), engineOf(2), 1_000];
    search = openReplicaSearch(own, replica, () => now);
  });

  test('looks texts up there, and suggestions', async () => {
    expect(await found({ text: 'kawa' })).toEqual([2]);
    await search.suggest('ka', 'pl', 6);
    expect(replica.suggest).toHaveBeenCalledWith('ka', 'pl', 6);
    expect(own.suggest).not.toHaveBeenCalled();
  });

  test('takes lists that are kept from the database itself', async () => {
    for (const wanted of [{ categories: [1] }, { producer: 1 }, { series: 1 }, { reduced: true }] as const)
      expect(await found(wanted)).toEqual([1]);
  });

  test('writes only to the database itself', async () => {
    await search.heard({ text: 'kawa', language: 'pl', found: 3, visitor: '192.0.2.1' });
    expect(own.heard).toHaveBeenCalledWith({ text: 'kawa', language: 'pl', found: 3, visitor: '192.0.2.1' });
    expect(replica.heard).not.toHaveBeenCalled();
  });

  test('goes on without a replica that is gone, and tries it again after ten seconds', async () => {
    replica.list.mockRejectedValueOnce(GONE);
    expect(await found({ text: 'kawa' })).toEqual([1]);
    now += 9_999;
    expect(await found({ text: 'kawa' })).toEqual([1]);
    expect(replica.list).toHaveBeenCalledTimes(1);
    now += 1;
    expect(await found({ text: 'kawa' })).toEqual([2]);
  });

  test('hides no mistake behind the database itself', async () => {
    replica.list.mockRejectedValueOnce(new Error('syntax error'));
    await expect(found({ text: 'kawa' })).rejects.toThrow('syntax error');
  });
});
