import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PING_EVERY = 30_000;
const RETRY_FIRST = 100;
const RETRY_AT_MOST = 5_000;

type Tell = (tag: string) => void;

/**
 * Hears the database's own change notices over a connection that is kept for nothing else. Notices sent while it
 * was down are lost, so after a reconnect it says 'all'. The answer ends it.
 */
export async function listenForChanges(config: pg.ClientConfig, tell: Tell): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const first = await listeningClient(config, tell);
  const ended = keepListening(first, config, tell, stopping.signal);
  return async () => {
    stopping.abort();
    await ended;
  };
}

async function keepListening(first: pg.Client, config: pg.ClientConfig, tell: Tell, stop: AbortSignal) {
  for (let client: pg.Client | undefined = first; client; ) {
    await untilLost(client, stop);
    await client.end().catch(() => {});
    client = await reconnected(config, tell, stop);
    if (client) tell('all');
  }
}

async function listeningClient(config: pg.ClientConfig, tell: Tell): Promise<pg.Client> {
  const client = new pg.Client({ ...config, keepAlive: true, query_timeout: PING_EVERY / 2 });
  // A loss shows as 'end' or as a failed ping; an 'error' nobody listens to would stop the process.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => tell(payload ?? 'all'));
  try {
    await client.connect();
    await client.query('LISTEN shop_changed');
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}

/** A line that went dead without a word is found by asking. */
async function untilLost(client: pg.Client, stop: AbortSignal): Promise<void> {
  let ping: NodeJS.Timeout | undefined;
  await new Promise<unknown>((resolve) => {
    if (stop.aborted) resolve(undefined);
    stop.addEventListener('abort', resolve, { once: true });
    client.once('end', resolve);
    ping = setInterval(() => client.query('SELECT 1').catch(resolve), PING_EVERY);
    ping.unref();
  });
  clearInterval(ping);
}

async function reconnected(config: pg.ClientConfig, tell: Tell, stop: AbortSignal) {
  for (let delay = RETRY_FIRST; !stop.aborted; delay = Math.min(delay * 2, RETRY_AT_MOST)) {
    try {
      return await listeningClient(config, tell);
    } catch {
      await sleep(delay, undefined, { signal: stop, ref: false }).catch(() => {});
    }
  }
  return undefined;
}
