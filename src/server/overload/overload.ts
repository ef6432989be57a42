import type { LoadKind } from './load-kind.ts';

/** What one process can bear: so many requests at once past the page cache, and so late a turn of its loop (ms). */
export type OverloadLimits = { requests: number; delayMs: number };

export const USUAL_LIMITS: OverloadLimits = { requests: 200, delayMs: 1_000 };

/** The share of the limits at which each kind of request is let in no more. */
const SHARES: Record<LoadKind, number> = {
  search: 0.5,
  page: 0.7,
  basket: 0.85,
  order: 2,
  file: Number.POSITIVE_INFINITY,
};

const LOOK_EVERY_MS = 100;
const WEIGHT_OF_LATEST = 0.3;

export type Overload = ReturnType<typeof openOverload>;

/** Knows how much is going on, and says who may still come in. */
export function openOverload({ requests, delayMs }: OverloadLimits = USUAL_LIMITS) {
  const shed: Record<LoadKind, number> = { search: 0, page: 0, basket: 0, order: 0, file: 0 };
  const counts = { inFlight: 0, delayMs: 0, shed, cachedInstead: 0 };
  let lookAt = performance.now() + LOOK_EVERY_MS;
  let lateBefore = 0;
  const timer = setInterval(() => {
    const late = Math.max(0, performance.now() - lookAt);
    // A machine that stood still for a while is late once; only a process with too much to do is late again.
    counts.delayMs += WEIGHT_OF_LATEST * (Math.min(late, lateBefore) - counts.delayMs);
    lateBefore = late;
    lookAt = performance.now() + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS).unref();

  /** 1 where a limit is reached. */
  const load = () => Math.max(counts.inFlight / requests, counts.delayMs / delayMs);

  /** Whether there is room for such a request; where there is none, it counts as turned away. */
  function hasRoom(kind: LoadKind): boolean {
    if (load() < SHARES[kind]) return true;
    shed[kind]++;
    return false;
  }

  return {
    hasRoom,
    /** Whether such a request is let in; it is counted until `leave`. */
    enter(kind: LoadKind): boolean {
      if (!hasRoom(kind)) return false;
      counts.inFlight++;
      return true;
    },
    /** One that was let in already has arrived as a whole; it is counted until `leave`. */
    count: () => {
      counts.inFlight++;
    },
    leave: () => {
      counts.inFlight--;
    },
    /** Somebody who was not let in was given a page that was kept. */
    countCached: () => {
      counts.cachedInstead++;
    },
    load,
    /** Plain numbers since the start, for whoever measures. */
    counts: (): Readonly<typeof counts> => counts,
    close: () => clearInterval(timer),
  };
}
