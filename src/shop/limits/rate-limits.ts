import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { RateLimit } from '#contract/limits/limits-config.ts';
import type { Database } from '#shop/db/database.ts';
import { rateCount } from '#shop/db/schema/index.ts';

const MINUTE = 60_000;
const MOST_KNOWN = 10_000;
/** Clocks of several machines differ a little. */
const KEPT_MINUTES = 5;

/**
 * How often something may be done a minute, by one address or one account, counted by all processes together. Whoever
 * was refused once is refused by this process alone until the minute is over: a flood writes nothing. Without a
 * database each process counts for itself.
 */
export function openRateLimits(
  { orm }: Pick<Database, 'orm'>,
  clock: () => number,
  most: Readonly<Record<RateLimit, number>>,
) {
  const counted = new Map<string, number>();
  let minute = 0;

  async function countForAll(key: string): Promise<number> {
    const [row] = await orm
      .insert(rateCount)
      .values({ digest: createHash('sha256').update(key).digest(), minute })
      .onConflictDoUpdate({
        target: rateCount.digest,
        set: {
          count: sql`CASE WHEN ${rateCount.minute} = excluded.minute THEN ${rateCount.count} + 1 ELSE 1 END`,
          minute: sql`excluded.minute`,
        },
      })
      .returning({ count: rateCount.count });
    return row?.count ?? 0;
  }

  async function beginMinute(current: number): Promise<void> {
    minute = current;
    counted.clear();
    await orm.delete(rateCount).where(lt(rateCount.minute, current - KEPT_MINUTES));
  }

  return {
    /** Counts one more, and says whether it is within the limit. */
    async allow(what: RateLimit, who: string): Promise<boolean> {
      const current = Math.floor(clock() / MINUTE);
      if (current !== minute) await beginMinute(current).catch(() => {});
      const key = `${what} ${who}`;
      const own = (counted.get(key) ?? 0) + 1;
      if (own > most[what]) return false;
      if (own > 1 || counted.size < MOST_KNOWN) counted.set(key, own);
      const ofAll = await countForAll(key).catch(() => own);
      if (ofAll > most[what]) counted.set(key, most[what]);
      return ofAll <= most[what];
    },
  };
}
