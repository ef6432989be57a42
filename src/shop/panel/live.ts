import type { StaffActor } from '#domain/staff/actor.ts';
import { type LiveEvent, type LiveNews, liveEventOf, mayHear, newsOf } from '#domain/staff/live-event.ts';
import type { Database } from '#shop/db/database.ts';

export type LiveParts = {
  database: Pick<Database, 'onChange'>;
  /** What comes within so long (ms) is said at once. */
  gatherMs?: number;
};

/** Somebody who listens: who they are at this moment, undefined once they are no longer at work. */
export type Listener = {
  staffId: number;
  who(): Promise<StaffActor | undefined>;
  tell(news: LiveNews): void;
  end(): void;
};

const GATHER_MS = 200;
/** As many as a member has open at once in a process; a browser opens no more than six in all. */
const MOST_EACH = 4;

export type Live = ReturnType<typeof openLive>;

/** Tells who is at work what has changed, as soon as the database has said so. */
export function openLive({ database, gatherMs = GATHER_MS }: LiveParts) {
  const listeners = new Set<Listener>();
  let gathered: LiveEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;

  function hear(tag: string): void {
    const event = liveEventOf(tag);
    if (!event) return;
    gathered.push(event);
    timer ??= setTimeout(sayAll, gatherMs).unref();
  }

  function sayAll(): void {
    const events = gathered;
    [gathered, timer] = [[], undefined];
    for (const listener of listeners) void say(listener, events);
  }

  /** Rights are asked for at this moment: they may have been taken since the line was opened. */
  async function say(listener: Listener, events: readonly LiveEvent[]): Promise<void> {
    const actor = await listener.who().catch(() => undefined);
    if (!actor) return leave(listener);
    const heard = events.filter((event) => mayHear(actor, event));
    if (heard.length > 0 && listeners.has(listener)) listener.tell(newsOf(heard));
  }

  function leave(listener: Listener): void {
    if (!listeners.delete(listener)) return;
    listener.end();
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  }

  return {
    /** Undefined where this member listens often enough; else the way to end it. */
    listen(listener: Listener): (() => void) | undefined {
      const own = [...listeners].filter(({ staffId }) => staffId === listener.staffId);
      if (own.length >= MOST_EACH) return undefined;
      stopListening ??= database.onChange(hear);
      listeners.add(listener);
      return () => leave(listener);
    },
    /** Ends the line of everybody who is no longer at work; all of them where the process ends. */
    async look(isEnding = false): Promise<void> {
      for (const listener of [...listeners])
        if (isEnding || !(await listener.who().catch(() => undefined))) leave(listener);
    },
    count: () => listeners.size,
    stop(): void {
      clearTimeout(timer);
      for (const listener of [...listeners]) leave(listener);
    },
  };
}
