import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import type { Scaffold } from './scaffold.ts';

const OPENS_WITHIN_MS = 90_000;
const ASK_EVERY_MS = 10;

export type RunningShop = {
  address: string;
  /** From the start of its process to its first answer (seconds). */
  openedIn: number;
  residentMegabytes(): number;
  stop(): Promise<void>;
};

type Start = {
  /** More than one: as `npm run cluster` does. */
  processes?: number;
  env?: Record<string, string>;
};

/** Starts the built shop as `npm start` does, on the folder's data or on a PostgreSQL server. */
export async function startShop(
  scaffold: Scaffold,
  dataFolder: string,
  databaseUrl?: string,
  { processes = 1, env = {} }: Start = {},
): Promise<RunningShop> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const program =
    processes > 1 ? ['scripts/cluster.mjs', '--processes', String(processes)] : ['scripts/start.mjs'];
  const shop = scaffold.spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FOLDER: dataFolder,
      DATABASE_URL: databaseUrl ?? '',
      ...env,
    },
  });
  await untilOpen(shop, address);
  return {
    address,
    openedIn: (performance.now() - start) / 1000,
    residentMegabytes: () => residentMegabytes(shop.pid),
    stop: () => scaffold.stop(shop),
  };
}

async function untilOpen(shop: ChildProcess, address: string): Promise<void> {
  for (const deadline = performance.now() + OPENS_WITHIN_MS; performance.now() < deadline; ) {
    if (shop.exitCode !== null) throw new Error('the shop did not start');
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error('the shop did not open in time');
}

function residentMegabytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
