import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorLog } from '#shop/db/schema/index.ts';
import { describeOnEachDatabase } from '#tests/support/database.ts';
import { openErrorLog } from './error-log.ts';

describeOnEachDatabase('the log of browsers’ errors', (use) => {
  test('keeps the thousand errors seen last', async () => {
    const { orm } = use();
    await orm.execute(sql`
      INSERT INTO error_log (digest, message, page, user_agent, first_seen_at, last_seen_at)
      SELECT sha256(n::text::bytea), 'old ' || n, '', '', moment, moment
      FROM generate_series(1, 1000) AS n, LATERAL (SELECT timestamptz '2026-01-01' + n * interval '1 minute' AS moment) AS seen`);
    await openErrorLog(use(), () => Date.now()).record({ message: 'new', page: '', userAgent: '' });
    const messages = (await orm.select({ message: errorLog.message }).from(errorLog)).map(
      (row) => row.message,
    );
    expect(messages).toHaveLength(1000);
    expect(messages).toContain('new');
    expect(messages).not.toContain('old 1');
  });
});
