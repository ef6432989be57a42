import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { loginFailure } from '#shop/db/schema/index.ts';

export const MOST_FAILURES = 10;
export const LOCK_MINUTES = 15;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whose password is tried: a client's, or that of a name which nobody has and which is held up just the same. */
export const keyOf = (who: { clientId: number } | { name: string }): Buffer =>
  createHash('sha256')
    .update('clientId' in who ? `client:${who.clientId}` : `name:${who.name.toLowerCase()}`)
    .digest();

/** Counts wrong passwords, for all processes of the shop together, and locks what is tried too often. */
export function openLoginFailures({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Removes what no longer counts; now and then. */
  async function sweep(): Promise<void> {
    if (clock() - sweptAt < HOUR) return;
    sweptAt = clock();
    await orm.delete(loginFailure).where(lte(loginFailure.firstFailedAt, new Date(clock() - HOUR)));
  }

  async function secondsLeft(key: Buffer): Promise<number> {
    const [row] = await orm
      .select({ lockedUntil: loginFailure.lockedUntil })
      .from(loginFailure)
      .where(eq(loginFailure.key, key));
    return Math.max(1, Math.ceil(((row?.lockedUntil?.getTime() ?? 0) - clock()) / 1000));
  }

  return {
    /**
     * Counts a try as a failure before it is made, so that many at once are no more than one after another. Answers
     * with the seconds to wait where it may not be made.
     */
    async begin(key: Buffer): Promise<number | undefined> {
      await sweep();
      const now = new Date(clock());
      const isOver = sql`${loginFailure.firstFailedAt} <= ${new Date(clock() - LOCK_MINUTES * MINUTE)}`;
      const isLast = sql`${loginFailure.failures} + 1 >= ${MOST_FAILURES}`;
      const lockedUntil = new Date(clock() + LOCK_MINUTES * MINUTE);
      const counted = await orm
        .insert(loginFailure)
        .values({ key, firstFailedAt: now })
        .onConflictDoUpdate({
          target: loginFailure.key,
          set: {
            failures: sql`CASE WHEN ${isOver} THEN 1 ELSE ${loginFailure.failures} + 1 END`,
            firstFailedAt: sql`CASE WHEN ${isOver} THEN ${now} ELSE ${loginFailure.firstFailedAt} END`,
            lockedUntil: sql`CASE WHEN ${isLast} AND NOT ${isOver} THEN ${lockedUntil}::timestamptz END`,
          },
          setWhere: sql`(${loginFailure.lockedUntil} > ${now}) IS NOT TRUE`,
        })
        .returning({ failures: loginFailure.failures });
      return counted.length > 0 ? undefined : secondsLeft(key);
    },
    async clear(key: Buffer, within: OrmOrTransaction = orm): Promise<void> {
      await within.delete(loginFailure).where(eq(loginFailure.key, key));
    },
  };
}
