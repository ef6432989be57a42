import { inArray, sql } from 'drizzle-orm';
import type { StaffActor } from '#domain/staff/actor.ts';
import {
  HERE_FOR,
  type HereMove,
  type HereObject,
  hereTag,
  maySeeHere,
  readHere,
} from '#domain/staff/here.ts';
import type { Database } from '#shop/db/database.ts';
import { staffMember } from '#shop/db/schema/index.ts';

type Parts = { database: Pick<Database, 'orm' | 'onChange'>; clock: () => number };

/** More things at once than people have screens: the rest is forgotten. */
const MOST_OBJECTS = 1_000;

export type WhoIsHere = ReturnType<typeof openWhoIsHere>;

/**
 * Who looks at the same thing: a hint, and no lock. Nothing is stored: it is said on the channel that every process
 * hears, and each remembers it for a while.
 */
export function openWhoIsHere({ database: { orm, onChange }, clock }: Parts) {
  const seen = new Map<HereObject, Map<number, number>>();
  let stop: (() => void) | undefined;

  function hear(tag: string): void {
    const said = readHere(tag);
    if (!said) return;
    const { move, object, staffId } = said;
    const people = seen.get(object) ?? new Map<number, number>();
    if (move === 'out') people.delete(staffId);
    else people.set(staffId, clock());
    seen.delete(object);
    if (people.size > 0) seen.set(object, people);
    if (seen.size > MOST_OBJECTS) forgetOldest();
  }

  function forgetOldest(): void {
    const [oldest] = seen.keys();
    if (oldest) seen.delete(oldest);
  }

  function idsAt(object: HereObject): number[] {
    const since = clock() - HERE_FOR;
    return [...(seen.get(object) ?? [])].filter(([, at]) => at > since).map(([staffId]) => staffId);
  }

  return {
    /** Says to all that somebody is here; the answer is who else is, as far as one may know. */
    async say(actor: StaffActor, object: HereObject, move: HereMove): Promise<string[]> {
      if (!maySeeHere(actor, object)) return [];
      stop ??= onChange(hear);
      // Whoever was forgotten comes anew.
      const isForgotten = move === 'still' && !idsAt(object).includes(actor.id);
      const tag = hereTag({ move: isForgotten ? 'in' : move, object, staffId: actor.id });
      await orm.execute(sql`SELECT pg_notify('shop_changed', ${tag})`);
      const others = idsAt(object).filter((id) => id !== actor.id);
      if (move === 'out' || others.length === 0) return [];
      const rows = await orm
        .select({ name: staffMember.name })
        .from(staffMember)
        .where(inArray(staffMember.id, others))
        .orderBy(staffMember.name);
      return rows.map(({ name }) => name);
    },
    /** Begins to hear; every process does from its start on. */
    listen(): void {
      stop ??= onChange(hear);
    },
    stop(): void {
      stop?.();
      stop = undefined;
    },
  };
}
