import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { errorLog } from '#shop/db/schema/index.ts';

const LONGEST = { message: 2000, page: 500, userAgent: 200 } as const;
const MOST_ROWS = 1000;
const MOST_PER_MINUTE = 120;
const MINUTE = 60_000;

export type ClientError = { message: string; page: string; userAgent: string };
export type ErrorLog = ReturnType<typeof openErrorLog>;

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
    async record({ message, page, userAgent }: ClientError): Promise<void> {
      const text = clean(message).slice(0, LONGEST.message);
      if (text === '' || !mayWrite()) return;
      const seen = new Date(clock());
      await orm
        .insert(errorLog)
        .values({
          digest: createHash('sha256').update(text).digest(),
          message: text,
          page: clean(page).slice(0, LONGEST.page),
          userAgent: clean(userAgent).slice(0, LONGEST.userAgent),
          firstSeenAt: seen,
          lastSeenAt: seen,
        })
        .onConflictDoUpdate({
          target: errorLog.digest,
          set: { count: sql`least(${errorLog.count} + 1, 1000000000)`, lastSeenAt: seen },
        });
      await orm.execute(sql`
        DELETE FROM error_log WHERE digest IN (
          SELECT digest FROM error_log ORDER BY last_seen_at DESC OFFSET ${MOST_ROWS})`);
    },
  };
}

// PostgreSQL keeps no NUL in a text.
const clean = (text: string) => text.replaceAll('\u0000', '').trim();
