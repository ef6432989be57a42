import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { loginFailure } from '#shop/db/schema/index.ts';
import type { Counter } from './login-counters.ts';

/** Failures count together while the first of them is not older. */
export const WINDOW_MINUTES = 15;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type LoginFailures = ReturnType<typeof openLoginFailures>;

/** Counts wrong passwords, for all processes of the shop together, and locks what is tried too often. */
export function openLoginFailures({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Removes what no longer counts; now and then. */
  async function sweep(): Promise<void> {
    if (clock() - sweptAt < HOUR) return;
    sweptAt = clock();
    await orm.delete(loginFailure).where(lte(loginFailure.firstFailedAt, new Date(clock() - HOUR)));
  }

  /** The longest that one of them has to wait; undefined where none does. */
  async function secondsLeft(counters: readonly Counter[]): Promise<number | undefined> {
    const { key, lockedUntil } = loginFailure;
    const keys = counters.map((counter) => hashOf(counter.key));
    const [row] = await orm
      .select({ until: sql<Date | null>`max(${lockedUntil})`.mapWith(lockedUntil) })
      .from(loginFailure)
      .where(and(inArray(key, keys), gt(lockedUntil, new Date(clock()))));
    return row?.until ? Math.max(1, Math.ceil((row.until.getTime() - clock()) / 1000)) : undefined;
  }

  /** Whether the try was counted; one that is locked is not. */
  async function count({ key, most, lockSeconds }: Counter): Promise<boolean> {
    const now = new Date(clock());
    const isOver = sql`${loginFailure.firstFailedAt} <= ${new Date(clock() - WINDOW_MINUTES * MINUTE)}`;
    const isLast = sql`${loginFailure.failures} + 1 >= ${most}`;
    const lockedUntil = new Date(clock() + lockSeconds * 1000);
    const counted = await orm
      .insert(loginFailure)
      .values({ key: hashOf(key), firstFailedAt: now })
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
    return counted.length > 0;
  }

  return {
    /**
     * Counts a try as a failure before it is made, so that many at once are no more than one after another. Answers
     * with the seconds to wait where it may not be made; then nothing is counted by those who wait already.
     */
    async begin(counters: readonly Counter[]): Promise<number | undefined> {
      await sweep();
      const seconds = await secondsLeft(counters);
      if (seconds !== undefined) return seconds;
      for (const counter of counters) if (!(await count(counter))) return (await secondsLeft([counter])) ?? 1;
      return undefined;
    },
    /** The try was no failure. What is shared with other accounts forgets this one try only. */
    async succeed(counters: readonly Counter[]): Promise<void> {
      const [shared, own] = [true, false].map((isShared) =>
        counters.filter((counter) => counter.isShared === isShared).map(({ key }) => hashOf(key)),
      );
      const { key, failures } = loginFailure;
      if (own?.length) await orm.delete(loginFailure).where(inArray(key, own));
      if (!shared?.length) return;
      await orm.delete(loginFailure).where(and(inArray(key, shared), eq(failures, 1)));
      await orm
        .update(loginFailure)
        .set({ failures: sql`${failures} - 1`, lockedUntil: null })
        .where(and(inArray(key, shared), gt(failures, 1)));
    },
    async clear(keys: readonly string[], within: OrmOrTransaction = orm): Promise<void> {
      await within.delete(loginFailure).where(inArray(loginFailure.key, keys.map(hashOf)));
    },
  };
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
