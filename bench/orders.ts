import { openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { perSecond, type Row } from './table.ts';

const WARM_UP = 50;
const SHOPPERS = 500;
const PRODUCTS = 20;
const NAME = 'witryna_bench_orders';

/** How many baskets are filled and how many orders are placed in a second, all shoppers at once, on PostgreSQL. */
export async function orders(serverUrl: string): Promise<Row[]> {
  await onServer(serverUrl, `CREATE DATABASE ${NAME}`);
  const database = await openDatabase({ url: databaseUrl(serverUrl, NAME) });
  try {
    await migrate(database);
    const desk = openOrderDesk(database);
    await desk.addDelivery();
    const offers: { productId: number }[] = [];
    for (let index = 0; index < PRODUCTS; index++)
      offers.push(await desk.addProduct(`kawa-${index}`, { stock: null }));
    const shopAtOnce = async (count: number) => {
      const guests = await Promise.all(Array.from({ length: count }, () => desk.guest()));
      const productOf = (turn: number) => offers[turn % PRODUCTS]?.productId ?? 0;
      const filling = await secondsOf(guests.map((guest, turn) => () => desk.add(guest, productOf(turn))));
      const placing = await secondsOf(guests.map((guest) => () => desk.order(guest)));
      return { baskets: count / filling, placed: count / placing };
    };
    await shopAtOnce(WARM_UP);
    const { baskets, placed } = await shopAtOnce(SHOPPERS);
    return [
      {
        what: 'baskets filled, PostgreSQL',
        measured: perSecond(baskets),
        comparedWith: `of ${SHOPPERS} at once`,
      },
      {
        what: 'summary seen and order placed',
        measured: perSecond(placed),
        comparedWith: `of ${SHOPPERS} at once`,
      },
    ];
  } finally {
    await database.close();
  }
}

async function secondsOf(tasks: readonly (() => Promise<{ ok: boolean }>)[]): Promise<number> {
  const start = performance.now();
  const outcomes = await Promise.all(tasks.map((task) => task()));
  if (outcomes.some(({ ok }) => !ok)) throw new Error('a shopper was refused');
  return (performance.now() - start) / 1000;
}
