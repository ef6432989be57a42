import { and, count, eq, gt, lte } from 'drizzle-orm';
import { eventScript, type TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { Database } from '#shop/db/database.ts';
import { trackingEvent } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';

/** An event that nobody has asked for within the hour is told to nobody any more. */
export const EVENT_LIVES_MS = 3_600_000;
const MOST_WAITING = 50;
const LONGEST_SCRIPT = 10_000;

/** Events that wait for the browser of a session, each of which is handed out once. */
export function openTracking({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  let sweptAt = Number.NEGATIVE_INFINITY;
  const oldest = () => new Date(clock() - EVENT_LIVES_MS);

  /** Removes what was never asked for; now and then, when a new event is noted. */
  async function sweep(): Promise<void> {
    if (clock() - sweptAt < EVENT_LIVES_MS) return;
    sweptAt = clock();
    await orm.delete(trackingEvent).where(lte(trackingEvent.createdAt, oldest()));
  }

  async function waiting({ hash }: Session): Promise<number> {
    const [found] = await orm
      .select({ waiting: count() })
      .from(trackingEvent)
      .where(and(eq(trackingEvent.sessionHash, hash), gt(trackingEvent.createdAt, oldest())));
    return found?.waiting ?? 0;
  }

  return {
    waiting,
    /** Notes what has happened, and says how many events wait now. */
    async note(session: Session, event: TrackingEvent): Promise<number> {
      await sweep();
      const script = eventScript(event);
      const before = await waiting(session);
      if (before >= MOST_WAITING || script.length > LONGEST_SCRIPT) return before;
      await orm
        .insert(trackingEvent)
        .values({ sessionHash: session.hash, script, createdAt: new Date(clock()) });
      return before + 1;
    },
    /** Hands out the scripts that wait, oldest first. Whoever asks next, also at the same moment, gets none of them. */
    async take({ hash }: Session): Promise<string[]> {
      const taken = await orm.delete(trackingEvent).where(eq(trackingEvent.sessionHash, hash)).returning({
        id: trackingEvent.id,
        script: trackingEvent.script,
        createdAt: trackingEvent.createdAt,
      });
      return taken
        .filter(({ createdAt }) => createdAt > oldest())
        .sort((one, other) => one.id - other.id)
        .map(({ script }) => script);
    },
  };
}
