import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { restartAfter } from './restart.ts';
import { type SharedPort, WORD } from './shared-port.ts';

/** Set in the environment of the process that says what is to be said once for all of them. */
export const SPEAKS_FOR_ALL = 'SPEAKS_FOR_ALL';

const OPENS_WITHIN_MS = 120_000;

export type SupervisorParts = {
  processes: number;
  /** The program of each process. */
  program: string;
  port: SharedPort;
  say: (line: string) => void;
  /** Aborted when all of them are to stop. */
  stop: AbortSignal;
};

export type Supervisor = {
  /** Restarts every process, one by one: each successor serves before its predecessor stops. */
  roll(): Promise<void>;
  /** Resolves when no process is left; false where they were given up. */
  ended: Promise<boolean>;
};

/** Keeps so many processes serving on one port; the first of them has prepared the database before the others start. */
export function supervise({ processes, program, port, say, stop }: SupervisorParts): Supervisor {
  cluster.setupPrimary({ exec: program, args: [] });
  const serving = new Map<number, Worker>();
  let rolling = Promise.resolve();
  let hasOpened = false;

  /** One place: its process, then the next one after it has died, until it is told to stop or gives up. */
  async function keep(place: number, opened: () => void): Promise<void> {
    const lives: number[] = [];
    while (!stop.aborted) {
      const born = performance.now();
      const worker = fork();
      serving.set(place, worker);
      void untilOpen(worker).then(opened);
      await untilReplacedOrDead(place);
      if (stop.aborted) return;
      lives.push(performance.now() - born);
      const next = restartAfter(lives);
      if (next === 'give up') {
        say(
          `Process ${place} died ${lives.length} times soon after its start and is given up; see above why`,
        );
        return;
      }
      say(`Process ${place} has died and is started again after ${next.afterMs / 1000} s`);
      await sleep(next.afterMs, undefined, { signal: stop }).catch(() => {});
    }
  }

  /** A place that was rolled has another process: its death counts, not its predecessor's. */
  async function untilReplacedOrDead(place: number): Promise<void> {
    for (let worker = serving.get(place); worker; ) {
      await gone(worker);
      const now = serving.get(place);
      if (now === worker) return;
      worker = now;
    }
  }

  async function rollOne(place: number): Promise<boolean> {
    const old = serving.get(place);
    if (!old || old.isDead() || stop.aborted) return true;
    const successor = fork();
    const opened = await Promise.race([
      untilOpen(successor).then(() => true),
      gone(successor).then(() => false),
      sleep(OPENS_WITHIN_MS, false, { ref: false }),
    ]);
    if (!opened) {
      successor.process.kill('SIGKILL');
      say(`The successor of process ${place} did not open: the old ones serve on`);
      return false;
    }
    serving.set(place, successor);
    old.process.kill('SIGTERM');
    await gone(old);
    return true;
  }

  async function rollAll(): Promise<void> {
    for (const place of [...serving.keys()]) if (!(await rollOne(place))) return;
    if (!stop.aborted) say('Every process has been restarted');
  }

  async function run(): Promise<boolean> {
    const kept: Promise<void>[] = [];
    for (let place = 1; place <= processes && !stop.aborted; place++) {
      const opened = new Promise<boolean>((resolve) => kept.push(keep(place, () => resolve(true))));
      // The first one migrates, and fills an empty shop; where it cannot, no other can.
      if (place === 1 && !(await Promise.race([opened, ...kept]))) break;
    }
    await Promise.all(kept);
    return stop.aborted;
  }

  function fork(): Worker {
    // Only one of them has ever to say what is said once.
    const worker = cluster.fork(hasOpened ? {} : { [SPEAKS_FOR_ALL]: '1' });
    port.shareWith(worker);
    void untilOpen(worker).then(() => {
      hasOpened = true;
    });
    return worker;
  }

  stop.addEventListener('abort', () => {
    port.closeWithLast();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  });

  return {
    roll() {
      rolling = rolling.then(rollAll);
      return rolling;
    },
    ended: run().then(async (stopped) => {
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && gone(worker)));
      await port.close();
      return stopped;
    }),
  };
}

const gone = async (worker: Worker) => {
  if (!worker.isDead()) await once(worker, 'exit');
};

const untilOpen = (worker: Worker) =>
  new Promise<void>((resolve) => {
    worker.on('message', (word) => {
      if (word === WORD.open) resolve();
    });
  });
