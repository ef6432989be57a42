import { fillLarge } from '@witryna/demo/large';
import { ORDER_VIEWS, type OrderView } from '#domain/order/order-views.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { openComplaintDesk } from '#shop/complaints/complaint-desk.ts';
import { openMessages } from '#shop/contact/messages.ts';
import { type Database, openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { openFailedEmails } from '#shop/email/failed-emails.ts';
import { openOrderList } from '#shop/order/list/order-list.ts';
import type { OrderQuery } from '#shop/order/list/order-query.ts';
import { findAnything } from '#shop/panel/find-anything.ts';
import { today } from '#shop/panel/today.ts';
import { openWithdrawalDesk } from '#shop/withdrawal/withdrawal-desk.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';
import { addManyOrders } from '#tests/support/samples/many-orders.ts';
import { below, median, type Row } from './table.ts';

const NAME = 'witryna_bench_panel';
const ORDERS = 100_000;
const PRODUCTS = 1_000;
const ROUNDS = 40;
const TARGETS = { list: 100, palette: 80 };
const CALENDAR = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };
/** As people type them: a surname, a double one, with the first name, what everybody has bought, a number, an address. */
const TYPED = [
  'mazur',
  'anna zielińska',
  'zielińska-brzęczyszczykiewicz',
  'katarzyna szymańska-kwiatkowska',
  'kowalska-zawadzka',
  'kawa',
  'b9999',
  'kupujacy77@example.org',
  '600012345',
  'nikogo takiego nie ma',
];
const FILTERS: Omit<OrderQuery, 'view'>[] = [
  {},
  { words: 'szymańska-kwiatkowska' },
  { words: 'kawa brazylia' },
  { totalFrom: 20_000, totalTo: 20_100 },
  { payment: 'transfer', money: 'refund_owed' },
];

/** The screens of the back office that ask most of the database, at the server, with many orders on PostgreSQL. */
export async function panel(serverUrl: string): Promise<Row[]> {
  await onServer(serverUrl, `CREATE DATABASE ${NAME}`);
  const database = await openDatabase({ url: databaseUrl(serverUrl, NAME) });
  try {
    await migrate(database);
    await fillLarge(database, { products: PRODUCTS });
    await addManyOrders(database, ORDERS);
    return await measure(database);
  } finally {
    await database.close();
  }
}

async function measure(database: Database): Promise<Row[]> {
  const clock = Date.now;
  const queueEmail = async () => {};
  const orders = openOrderList(database, clock, CALENDAR);
  const parts = {
    ...{ database, clock, orders, timeZone: CALENDAR.timeZone, currency: 'PLN', fewLeft: 5 },
    messages: openMessages({ database, clock, queueEmail, shopEmail: '' }),
    complaints: openComplaintDesk({ database, clock, queueEmail }),
    withdrawals: openWithdrawalDesk({ database, clock }),
    endingCertificates: () => [],
    failedEmails: openFailedEmails({
      database,
      clock,
      desk: { sendEmail: () => Promise.reject(new Error('nobody sends')) },
    }),
  };
  const asked = ORDER_VIEWS.flatMap((view: OrderView) => FILTERS.map((filters) => ({ view, ...filters })));
  const find = (typed: string) => findAnything(database, COMMAND_LINE, { typed, language: 'pl' });
  return [
    rowOf('list of orders, any filter', await timesOf(asked, (query) => orders.page(COMMAND_LINE, query))),
    rowOf('counts of all views', await timesOf([COMMAND_LINE], (actor) => orders.counts(actor))),
    rowOf('Today', await timesOf([COMMAND_LINE], (actor) => today(parts, actor, 'pl'))),
    rowOf('palette', await timesOf(TYPED, find), TARGETS.palette),
  ];
}

/** Of each that is asked, so many times. */
async function timesOf<Asked>(
  asked: readonly Asked[],
  ask: (one: Asked) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const one of asked) {
    await ask(one);
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await ask(one);
      times.push(performance.now() - start);
    }
  }
  return times;
}

function rowOf(what: string, times: readonly number[], target = TARGETS.list): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return {
    what: `${what}, 100 000 orders`,
    measured: `p95 ${p95.toFixed(1)} ms`,
    comparedWith: `median ${median(times).toFixed(1)} ms`,
    target: below(p95, target, 'ms'),
  };
}
