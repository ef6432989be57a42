import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Overload } from '#server/overload/overload.ts';
import type { Database } from '#shop/db/database.ts';
import { openRegistry } from './registry.ts';

const NANOSECONDS = 1e9;

export type ShopMetrics = ReturnType<typeof openMetrics>;

/** Why a request was refused before the shop did anything for it, or in the middle of it. */
export type RefusalReason =
  | 'rate'
  | 'body_size'
  | 'url_size'
  | 'header_size'
  | 'slow_client'
  | 'malformed'
  | 'query'
  | 'query_time'
  | 'overload';

/** What this process tells of its work. Nothing in it is about a shopper. */
export function openMetrics({ pool }: Pick<Database, 'pool'>, overload: Overload) {
  const registry = openRegistry();
  const used = registry.histogram(
    'witryna_database_use_seconds',
    'How long a connection was in use: for one query, or for one transaction.',
  );
  const taken = new WeakMap<object, number>();
  const onAcquire = (client: object) => taken.set(client, performance.now());
  const onRelease = (_: unknown, client: object) => {
    const since = taken.get(client);
    if (since !== undefined) used.observe((performance.now() - since) / 1000);
  };
  pool.on('acquire', onAcquire);
  pool.on('release', onRelease);
  registry.gauge('witryna_database_connections', 'Connections of the pool, and queries that wait.', () => [
    [{ state: 'open' }, pool.totalCount],
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'wanted' }, pool.waitingCount],
  ]);

  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  registry.gauge('witryna_event_loop_lag_seconds', 'How late timers were since these were last read.', () => {
    const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0);
    const values: [{ quantile: string }, number][] = [
      [{ quantile: '0.5' }, seconds(lag.percentile(50))],
      [{ quantile: '0.99' }, seconds(lag.percentile(99))],
      [{ quantile: '1' }, seconds(lag.max)],
    ];
    lag.reset();
    return values;
  });
  registry.gauge('witryna_memory_bytes', 'Memory of the process.', () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    return [
      [{ kind: 'rss' }, rss],
      [{ kind: 'heap' }, heapUsed],
      [{ kind: 'external' }, external],
    ];
  });
  registry.gauge('witryna_uptime_seconds', 'How long the process runs.', () => process.uptime());

  registry.gauge(
    'witryna_requests_in_flight',
    'Requests being answered, past the page cache.',
    () => overload.counts().inFlight,
  );
  registry.gauge('witryna_load', 'Of what the process bears: at 1 a limit is reached.', overload.load);

  return {
    requests: registry.counter('witryna_requests_total', 'Requests by route, method and status.'),
    seconds: registry.histogram('witryna_request_seconds', 'How long requests took, by route.'),
    pages: registry.counter('witryna_pages_total', 'Shared pages: from the cache, and those rendered.'),
    orders: registry.counter('witryna_orders_placed_total', 'Orders placed.'),
    refused: registry.counter('witryna_refused_total', 'What was refused, by reason.'),
    write: registry.write,
    close(): void {
      lag.disable();
      pool.off('acquire', onAcquire);
      pool.off('release', onRelease);
    },
  };
}
