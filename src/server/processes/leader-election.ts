import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '#shop/db/database.ts';

const LOCK = 0x5769_7461;
const TRY_EVERY_MS = 2_000;
const ASK_EVERY_MS = 10_000;

export type Work = () => () => Promise<void>;

/**
 * Does work in one process of all that share the database: in the one that holds a lock there. When it dies, the
 * database gives the lock to the next that asks. The answer ends the work, or the waiting for it.
 */
export function electLeader(database: Pick<Database, 'kind' | 'url'>, start: Work): () => Promise<void> {
  // The embedded database belongs to this process alone.
  if (database.kind === 'pglite' || database.url === undefined) return start();
  const stopping = new AbortController();
  const ended = campaign(database.url, start, stopping.signal);
  return async () => {
    stopping.abort();
    await ended;
  };
}

async function campaign(url: string, start: Work, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await leadUntilLost(url, start, stop).catch(() => {});
    await sleep(TRY_EVERY_MS, undefined, { signal: stop, ref: false }).catch(() => {});
  }
}

/** Waits for the lock on a connection of its own, and works for as long as that connection lives. */
async function leadUntilLost(url: string, start: Work, stop: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'witryna-leader',
    connectionTimeoutMillis: ASK_EVERY_MS,
    query_timeout: ASK_EVERY_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.once('end', () => lost.abort());
  try {
    await client.connect();
    const over = AbortSignal.any([stop, lost.signal]);
    while (!over.aborted && !(await hasLock(client))) await pause(TRY_EVERY_MS, over);
    if (over.aborted) return;
    const end = start();
    try {
      // A line that went dead without a word is found by asking.
      while (!over.aborted) {
        await pause(ASK_EVERY_MS, over);
        if (!over.aborted) await client.query('SELECT 1');
      }
    } finally {
      await end();
    }
  } finally {
    await client.end().catch(() => {});
  }
}

async function hasLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
  return rows[0]?.mine === true;
}

const pause = (milliseconds: number, over: AbortSignal) =>
  sleep(milliseconds, undefined, { signal: over, ref: false }).catch(() => {});
