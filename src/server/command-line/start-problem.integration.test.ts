import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { fillDemoShop } from '@witryna/demo/fill';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import settings from '#config';
import { checkConfig } from '#contract/check-config.ts';
import { openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import {
  describeWithDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/database.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';
import { openTestShop } from '#tests/support/shop/test-shop.ts';
import { startProblem } from './start-problem.ts';

describeWithDatabase('one sentence says why the shop cannot start:', (use) => {
  test('its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const shop = await openTestShop(use());
    const error = await failure(shop.app.listen({ port: port ?? 0, host: '127.0.0.1' }));
    await shop.close();
    other.close();
    expect(startProblem(error)).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
    );
  });

  test('its database was written by a newer version', async () => {
    await use().pool.query("INSERT INTO schema_migration VALUES (9999, 'future', '')");
    const sentence = startProblem(await failure(migrate(use())));
    await use().pool.query('DELETE FROM schema_migration WHERE version = 9999');
    expect(sentence).toMatch(/newer/);
    expect(sentence).not.toContain('\n');
  });
});

describe('one sentence says what the database server will not do:', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('postgres');
  }, 60_000);
  afterAll(() => opened.remove());

  test('its user may not make tables', async () => {
    const role = `guest_${randomBytes(6).toString('hex')}`;
    const { serverUrl } = inject('testDatabases');
    await onServer(serverUrl, `CREATE ROLE ${role} LOGIN PASSWORD 'guest'`);
    await onServer(serverUrl, `CREATE DATABASE ${role}`);
    const url = new URL(databaseUrl(serverUrl, role));
    url.username = role;
    url.password = 'guest';
    const database = await openDatabase({ url: url.href });
    const error = await failure(migrate(database));
    await database.close();
    await onServer(serverUrl, `DROP DATABASE ${role}`);
    await onServer(serverUrl, `DROP ROLE ${role}`);
    expect(startProblem(error)).toBe(
      "The database says 'permission denied for schema public'. Let the user of DATABASE_URL own the database, or grant it the right, and try again.",
    );
  });

  test('it takes too long, or finds a table in use', async () => {
    const { orm, pool } = opened.database;
    const slow = await failure(
      orm.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL statement_timeout = 1`);
        await tx.execute(sql`SELECT pg_sleep(10)`);
      }),
    );
    expect(startProblem(slow)).toMatch(/canceling statement due to statement timeout.+try again/);
    const holder = await pool.connect();
    await holder.query('BEGIN; LOCK TABLE product');
    const held = await failure(
      orm.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL lock_timeout = 1`);
        await tx.execute(sql`SELECT FROM product`);
      }),
    );
    await holder.query('ROLLBACK');
    holder.release();
    expect(startProblem(held)).toMatch(/due to lock timeout.+end what uses them/);
  });

  test('it takes no writes', async () => {
    const url = new URL(opened.database.url ?? '');
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const standby = await openDatabase({ url: url.href });
    const error = await failure(fillDemoShop(standby, Date.now()));
    await standby.close();
    expect(startProblem(error)).toMatch(/read-only transaction.+name the primary/);
  });

  test('it has stopped in the middle', async () => {
    const other = await openDatabase({ url: opened.database.url });
    const lost = await failure(
      other.orm.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
      }),
    );
    await other.close();
    expect(startProblem(lost)).toMatch(/^The database .+ Try again when it is back/);
  });
});

test('a first start has as long as it takes', async () => {
  const { database, remove } = await openTestDatabase('postgres');
  await database.pool.query(`
    CREATE FUNCTION hurry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'within %', current_setting('statement_timeout');
    END $$;
    CREATE TRIGGER hurry BEFORE INSERT ON category FOR EACH STATEMENT EXECUTE FUNCTION hurry()`);
  const error = await failure(fillDemoShop(database, Date.now()));
  await remove();
  expect(error).toMatchObject({ cause: { message: 'within 0' } });
});

test('one sentence says that the database cannot be reached, without its password', async () => {
  for (const url of [
    'postgres://shop:tajne@127.0.0.1:1/shop',
    'postgres://shop:tajne@nie-ma.invalid/shop',
    'rubbish',
  ]) {
    const sentence = startProblem(await failure(openDatabase({ url })));
    expect(sentence).toMatch(/^The database at .+ cannot be reached: .+\.$/);
    expect(sentence).not.toContain('tajne');
  }
});

test('one sentence says what is wrong with shop.config.ts', () => {
  const broken = { ...settings, currencies: [], productList: { pageSize: 2 }, colour: 'red' };
  const checked = checkConfig(broken);
  const problems = 'problems' in checked ? checked.problems : [];
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(
    expect.arrayContaining(['currencies', 'productList.pageSize', 'colour']),
  );
  const error = new Error(`shop.config.ts is not right: ${problems.join('; ')}.`);
  expect(startProblem(error)).toBe(error.message);
  expect(error.message).toContain('must name at least one currency');
});

/** What a start fails with. */
const failure = (start: Promise<unknown>) =>
  start.then(
    () => undefined,
    (error: unknown) => error,
  );
