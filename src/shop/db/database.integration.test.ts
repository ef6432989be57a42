import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { describeOnEachDatabase, openTestDatabase } from '#tests/support/database/database.ts';
import { databaseUrl } from '#tests/support/database/on-server.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { soon } from '#tests/support/soon.ts';
import { openDatabase } from './database.ts';
import { PGLITE_POSTGRES } from './pglite-folder.ts';
import { DatabaseUnreachable } from './problem.ts';
import * as schema from './schema/index.ts';

describeOnEachDatabase('the database', (use, kind) => {
  test('many shoppers buy at once and every piece is counted', async () => {
    const { orm } = use();
    const { sizeId } = await addOffer(use(), 'kawa');
    const ofSize = eq(schema.stock.sizeId, sizeId);
    const buyOne = () =>
      orm.transaction(async (tx) => {
        const [row] = await tx.select().from(schema.stock).where(ofSize).for('update');
        await tx
          .update(schema.stock)
          .set({ quantity: Number(row?.quantity) - 1 })
          .where(ofSize);
      });
    const results = await Promise.allSettled(Array.from({ length: 25 }, buyOne));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await orm.select().from(schema.stock)).toMatchObject([{ quantity: 0 }]);
  });

  test('one shopper’s failure is not another’s', async () => {
    const { pool } = use();
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? pool.query('SELECT $1::int AS n', [index]) : pool.query('SELECT 1 / $1::int', [0]),
      ),
    );
    results.forEach((result, index) => {
      if (index % 2) expect(result).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: index }] } });
      else expect(result).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    });
  });

  test('a connection given up in the middle of a transaction leaves nothing to the next', async () => {
    const { pool } = use();
    const client = await pool.connect();
    await client.query(
      "BEGIN; SET application_name = 'left over'; INSERT INTO product (key) VALUES ('lost')",
    );
    client.release(true);
    expect((await pool.query('SELECT * FROM product')).rows).toEqual([]);
    expect((await pool.query('SHOW application_name')).rows).not.toEqual([{ application_name: 'left over' }]);
  });

  test('texts of megabytes pass both ways', async () => {
    const long = 'żółć'.repeat(500_000);
    const { rows } = await use().pool.query('SELECT $1::text AS long', [long]);
    expect(rows[0].long === long).toBe(true);
  });

  test('moments, quantities and bytes come back as they went in', async () => {
    const { orm } = use();
    const expiresAt = new Date('2031-05-06T07:08:09.123Z');
    const tokenHash = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 8));
    await orm.insert(schema.session).values({ tokenHash, language: 'pl', currency: 'PLN', expiresAt });
    expect(await orm.select().from(schema.session)).toMatchObject([{ tokenHash, expiresAt }]);
    await orm.insert(schema.product).values({ key: 'kawa', sellBy: 0.125, unitPrecision: 3 });
    expect(await orm.select().from(schema.product)).toMatchObject([{ sellBy: 0.125, minQuantity: null }]);
  });

  test('a query outside the transaction that holds the last connection fails with a reason', async () => {
    const { rows } = await use().pool.query<{ name: string }>('SELECT current_database() AS name');
    const name = rows[0]?.name ?? '';
    const place =
      kind === 'pglite'
        ? { folder: 'memory://' }
        : { url: databaseUrl(inject('testDatabases').serverUrl, name) };
    const other = await openDatabase({ ...place, patience: 1000 });
    try {
      const held = await Promise.all(
        Array.from({ length: kind === 'pglite' ? 1 : 10 }, () => other.pool.connect()),
      );
      await expect(other.orm.execute(sql`SELECT 1`)).rejects.toMatchObject({
        cause: { code: 'database_busy', message: expect.stringContaining('Inside a transaction') },
      });
      for (const client of held) client.release();
      await other.orm.execute(sql`SELECT 1`);
    } finally {
      await other.close();
    }
  });
});

test('the embedded database is the PostgreSQL whose folders it accepts', async () => {
  const { database, remove } = await openTestDatabase('pglite');
  const { rows } = await database.pool.query('SHOW server_version_num');
  expect(Math.floor(Number(rows[0].server_version_num) / 10_000)).toBe(PGLITE_POSTGRES);
  await remove();
});

describe('a PostgreSQL server', () => {
  test('that does not answer is reported at once, without the password', async () => {
    const opening = openDatabase({ url: 'postgres://shop:secret@127.0.0.1:1/shop' });
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnreachable);
    await expect(opening).rejects.toMatchObject({
      code: 'database_unreachable',
      message: 'The database at 127.0.0.1:1/shop cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    });
  });

  test('that is given by a broken address is reported the same way', async () => {
    await expect(openDatabase({ url: 'nonsense' })).rejects.toMatchObject({ code: 'database_unreachable' });
  });

  test('whose connection was lost is listened to again, and everything counts as changed', async () => {
    const { serverUrl } = inject('testDatabases');
    const database = await openDatabase({ url: serverUrl });
    const heard: string[] = [];
    database.onChange((tag) => heard.push(tag));
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN shop_changed' AND datname = current_database()",
    );
    await soon(() => expect(heard).toContain('all'));
    await database.pool.query("SELECT pg_notify('shop_changed', 'menu')");
    await soon(() => expect(heard).toContain('menu'));
    await database.close();
  });
});
