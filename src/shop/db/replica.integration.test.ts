import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import { openDatabaseSearch } from '#shop/search/database-search.ts';
import { openDemoDatabase } from '#tests/support/shop/test-shop.ts';
import type { Database } from './database.ts';
import { openReplica } from './replica.ts';

const SLICE = { sort: 'best', limit: 3, offset: 0 } as const;

describe('a replica', () => {
  let opened: Awaited<ReturnType<typeof openDemoDatabase>>;
  let replica: Database;
  beforeAll(async () => {
    opened = await openDemoDatabase('postgres');
    // As a standby does, it takes nothing that writes.
    const readOnly = new URL(opened.database.url ?? '');
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    replica = openReplica(readOnly.href, opened.database);
  }, 120_000);
  afterAll(async () => {
    await replica.close();
    await opened.remove();
  });

  test('is searched without a write', async () => {
    const search = openDatabaseSearch(replica);
    expect((await search.list({ text: 'brazylia' }, NO_FILTERS, SLICE, 'pl')).total).toBeGreaterThan(0);
    expect((await search.list({ text: 'brazilya' }, NO_FILTERS, SLICE, 'pl')).total).toBeGreaterThan(0);
    await search.counts({ text: 'kawa' }, NO_FILTERS, 'pl');
    expect((await search.suggest('kaw', 'pl', 6)).products).not.toEqual([]);
    const { rows } = await opened.database.pool.query(
      "SELECT count(*)::int AS connections FROM pg_stat_activity WHERE application_name = 'witryna-replica'",
    );
    expect(rows[0].connections).toBeGreaterThan(0);
    await expect(
      search.heard({ text: 'kawa', language: 'pl', found: 3, visitor: '192.0.2.1' }),
    ).rejects.toThrow();
  });

  test('tells of a change at once, and again when it must have arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const tell = new Set<(tag: string) => void>();
      const following = openReplica('postgres://nobody@127.0.0.1:1/nothing', {
        onChange: (listener) => {
          tell.add(listener);
          return () => tell.delete(listener);
        },
      });
      const heard: string[] = [];
      const stop = following.onChange((tag) => heard.push(tag));
      for (const listener of tell) listener('product:7');
      expect(heard).toEqual(['product:7']);
      vi.advanceTimersByTime(5_000);
      expect(heard).toEqual(['product:7', 'product:7']);
      stop();
      expect(tell.size).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
