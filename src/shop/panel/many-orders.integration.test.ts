import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { DAY_VIEWS, ORDER_VIEWS } from '#domain/order/order-views.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { openComplaintDesk } from '#shop/complaints/complaint-desk.ts';
import { openMessages } from '#shop/contact/messages.ts';
import type { Database } from '#shop/db/database.ts';
import * as schema from '#shop/db/schema/index.ts';
import { openFailedEmails } from '#shop/email/failed-emails.ts';
import { openOrderList } from '#shop/order/list/order-list.ts';
import { packingQueue } from '#shop/parcels/packing-queue.ts';
import { openWithdrawalDesk } from '#shop/withdrawal/withdrawal-desk.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addManyOrders, FILLED } from '#tests/support/samples/many-orders.ts';
import { findAnything } from './find-anything.ts';
import { today } from './today.ts';

const ORDERS = 1000;
/** What is found by words is found by three letters, or from the latest on: of so few, all are the latest. */
const LOOKED_AT = FILLED.filter((name) => name !== 'order_search' && name !== 'client');
const CALENDAR = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };

type Asked = Pick<Database, 'orm'>;

/** How many rows of each table were read so far, one by one or by an index. */
async function rowsRead(client: PoolClient): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; read: number }>(`
    SELECT relname AS name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables`);
  return new Map(rows.map(({ name, read }) => [name, read]));
}

/** What is asked at once is asked one after the other where there is one connection. */
function inTurn(client: PoolClient): PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...asked: Parameters<PoolClient['query']>) => {
    last = last.then(() => client.query(...asked));
    return last;
  };
  return Object.assign(Object.create(client), { query });
}

describeWithDatabase('where there are many orders', (use) => {
  const clock = Date.now;
  beforeEach(() => addManyOrders(use(), ORDERS));

  /** The tables of which as much was read as there is. */
  async function readWhole(ask: (database: Asked) => Promise<unknown>): Promise<string[]> {
    const client = await use().pool.connect();
    try {
      // So few rows are read from end to end sooner than by an index.
      await client.query('BEGIN; SET LOCAL enable_seqscan = off');
      const before = await rowsRead(client);
      await ask({ orm: drizzle({ client: inTurn(client), schema }) });
      const after = await rowsRead(client);
      return LOOKED_AT.filter((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0) >= ORDERS);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
  const list = (database: Asked) => openOrderList(database, clock, CALENDAR);

  test('what reads all of them is noticed', async () => {
    const worth = ({ orm }: Asked) => orm.execute('SELECT sum(total_gross) FROM shop_order');
    expect(await readWhole(worth)).toEqual(['shop_order']);
  });

  test('no view reads all of them, whatever is looked for in it', async () => {
    for (const view of [...ORDER_VIEWS, ...DAY_VIEWS])
      for (const filter of [{}, { words: 'kwiatkowska anna' }, { money: 'refund_owed' as const }])
        expect(
          await readWhole((database) => list(database).page(COMMAND_LINE, { view, ...filter })),
          `${view} ${JSON.stringify(filter)}`,
        ).toEqual([]);
  });

  test('nor does the count of a view', async () => {
    for (const view of ORDER_VIEWS.filter((one) => one !== 'all'))
      expect(await readWhole((database) => list(database).counts(COMMAND_LINE, [view])), view).toEqual([]);
  });

  test('nor does Today', async () => {
    const queueEmail = async () => {};
    const day = (database: Asked) =>
      today(
        {
          ...{ database, clock, timeZone: CALENDAR.timeZone, currency: 'PLN', fewLeft: 5 },
          orders: list(database),
          messages: openMessages({ database, clock, queueEmail, shopEmail: '' }),
          complaints: openComplaintDesk({ database, clock, queueEmail }),
          withdrawals: openWithdrawalDesk({ database, clock }),
          endingCertificates: () => [],
          failedEmails: openFailedEmails({
            database,
            clock,
            desk: { sendEmail: () => Promise.reject(new Error('nobody sends')) },
          }),
        },
        COMMAND_LINE,
        'pl',
      );
    expect(await readWhole(day)).toEqual([]);
  });

  test('nor the search of everything, nor the queue of what is to be packed', async () => {
    for (const typed of ['mazur', 'anna zielińska-zawadzka', 'b99', 'kupujacy77@example.org', '600000123'])
      expect(
        await readWhole((database) => findAnything(database, COMMAND_LINE, { typed, language: 'pl' })),
        typed,
      ).toEqual([]);
    const now = { now: clock(), timeZone: CALENDAR.timeZone };
    expect(await readWhole(({ orm }) => packingQueue(orm, COMMAND_LINE, now))).toEqual([]);
  });
});
