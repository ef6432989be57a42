import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorLog } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openErrorLog } from './error-log.ts';
import { listErrors } from './list-errors.ts';
import { mapReader } from './mapped-stack.ts';

describeWithDatabase('the log of browsers’ errors', (use) => {
  test('keeps the thousand errors seen last', async () => {
    const { orm } = use();
    await orm.execute(sql`
      INSERT INTO error_log (digest, message, page, user_agent, first_seen_at, last_seen_at)
      SELECT sha256(n::text::bytea), 'old ' || n, '', '', moment, moment
      FROM generate_series(1, 1000) AS n, LATERAL (SELECT timestamptz '2026-01-01' + n * interval '1 minute' AS moment) AS seen`);
    await openErrorLog(use(), () => Date.UTC(2026, 0, 2)).record({ message: 'new', page: '', userAgent: '' });
    const messages = (await orm.select({ message: errorLog.message }).from(errorLog)).map(
      (row) => row.message,
    );
    expect(messages).toHaveLength(1000);
    expect(messages).toContain('new');
    expect(messages).not.toContain('old 1');
  });

  test('forgets what was not seen for thirty days', async () => {
    let now = Date.UTC(2026, 10, 1);
    const log = openErrorLog(use(), () => now);
    await log.record({ message: 'old', page: '', userAgent: '' });
    now += 31 * 86_400_000;
    await log.record({ message: 'new', page: '', userAgent: '' });
    const rows = await use().orm.select().from(errorLog);
    expect(rows.map(({ message }) => message)).toEqual(['new']);
  });

  test('keeps nothing of the person', async () => {
    const page = 'https://s.example/order-status.php?number=7&token=abc';
    const log = openErrorLog(use(), () => Date.UTC(2026, 10, 1));
    await log.record({ message: 'Error: anna@example.org', page, userAgent: '', build: 'Ab1_-2xY' });
    const [row] = await use().orm.select().from(errorLog);
    expect(row).toMatchObject({
      message: 'Error: …',
      page: 'https://s.example/order-status.php?number&token',
      build: 'Ab1_-2xY',
    });
  });

  test('is listed by place in the source, whichever build an error comes from', async () => {
    let now = Date.UTC(2026, 10, 1);
    const log = openErrorLog(use(), () => now);
    const map = {
      version: 3,
      sources: ['../../../src/browser/widgets/widgets.ts'],
      names: [],
      mappings: 'AAEI',
    };
    const findMap = mapReader(() => JSON.stringify({ ...map, file: '', sourcesContent: [] }));
    const about = { userAgent: '', page: 'https://s.example/' };
    for (const build of ['Ab1', 'Cd2']) {
      now += 1000;
      await log.record({ ...about, build, message: `TypeError: x\n at f (/assets/main-${build}.js:1:1)` });
    }
    await log.record({ ...about, message: 'Error: \u001b[2Jy\n at snippet/chat.js:1:1' });
    const text = await listErrors(use(), { days: 1, now, findMap });
    expect(text).toContain('2 × TypeError: x\n    at f (src/browser/widgets/widgets.ts:3:5)');
    expect(text).toContain('build Cd2, Ab1');
    expect(text).toContain("1 × (a snippet's) Error:  [2Jy");
    expect(text).not.toContain('\u001b');
    expect(await listErrors(use(), { days: 1, now: now + 2 * 86_400_000, findMap })).toBe(
      'Browsers have reported no errors.\n',
    );
  });
});
