import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { errorLog } from '#shop/db/schema/index.ts';
import { pageWithoutPersonalData, textWithoutPersonalData } from './without-personal-data.ts';

const LONGEST = { message: 2000, page: 500, userAgent: 200, build: 40 } as const;
const MOST_ROWS = 1000;
const MOST_PER_MINUTE = 120;
const MINUTE = 60_000;
/** An error not seen for so long is forgotten. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

export type ClientError = { message: string; page: string; userAgent: string; build?: string };

/** Errors that browsers report. The same error is one row with a count; the log and its pace are bounded. */
export function openErrorLog({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  let minute = 0;
  let written = 0;

  function mayWrite(): boolean {
    const current = Math.floor(clock() / MINUTE);
    if (current !== minute) {
      minute = current;
      written = 0;
    }
    written++;
    return written <= MOST_PER_MINUTE;
  }

  return {
    async record({ message, page, userAgent, build = '' }: ClientError): Promise<void> {
      const text = textWithoutPersonalData(clean(message)).slice(0, LONGEST.message);
      if (text === '' || !mayWrite()) return;
      const seen = new Date(clock());
      await orm
        .insert(errorLog)
        .values({
          digest: createHash('sha256').update(text).digest(),
          message: text,
          page: pageWithoutPersonalData(clean(page)).slice(0, LONGEST.page),
          userAgent: clean(userAgent).slice(0, LONGEST.userAgent),
          build: clean(build).slice(0, LONGEST.build),
          firstSeenAt: seen,
          lastSeenAt: seen,
        })
        .onConflictDoUpdate({
          target: errorLog.digest,
          set: { count: sql`least(${errorLog.count} + 1, 1000000000)`, lastSeenAt: seen },
        });
      await orm.execute(sql`
        DELETE FROM error_log WHERE last_seen_at < ${new Date(clock() - KEPT_DAYS * DAY).toISOString()}::timestamptz
          OR digest IN (SELECT digest FROM error_log ORDER BY last_seen_at DESC OFFSET ${MOST_ROWS})`);
    },
  };
}

// PostgreSQL keeps no NUL in a text.
const clean = (text: string) => text.replaceAll('\u0000', '').trim();
