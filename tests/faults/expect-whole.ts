import { expect } from 'vitest';
import type { Sold } from './selling.ts';

export type Ask = <Row extends object>(query: string, values?: unknown[]) => Promise<Row[]>;

/** Leaves so many pieces of the product on one shelf, and says where it can be bought. */
export async function stockUp(
  ask: Ask,
  key: string,
  pieces: number,
): Promise<{ id: number; sizeId: number }> {
  const [found] = await ask<{ id: number; size_id: number }>(
    'SELECT product.id, size.id AS size_id FROM product JOIN size ON product_id = product.id WHERE key = $1',
    [key],
  );
  if (!found) throw new Error(`the demo shop has no ${key}`);
  const { id, size_id: sizeId } = found;
  await ask('UPDATE stock SET quantity = 0 WHERE size_id = $1', [sizeId]);
  await ask(
    `UPDATE stock SET quantity = $2 WHERE (size_id, warehouse_id) =
      (SELECT size_id, min(warehouse_id) FROM stock WHERE size_id = $1 GROUP BY size_id)`,
    [sizeId, pieces],
  );
  return { id, sizeId };
}

/** No order is lost, doubled or half there, nothing is sold that was not there, and no basket is half written. */
export async function expectWhole(
  ask: Ask,
  { sizeId, pieces }: { sizeId: number; pieces: number },
  { told, unknown }: Sold,
): Promise<void> {
  const orders = await ask<{ email: string; number: string }>(
    "SELECT email, number FROM shop_order WHERE email LIKE 'gosc%' ORDER BY email",
  );
  expect(unknown, 'whoever has ordered has heard of it').toEqual([]);
  expect(
    orders.map(({ email, number }) => [email, number]),
    'every order that a shopper was told of is there, once, and no other',
  ).toEqual([...told].sort(([one], [other]) => (one < other ? -1 : 1)));
  const [counted] = await ask<Record<string, number>>(
    `SELECT (SELECT $2 - sum(quantity) FROM stock WHERE size_id = $1)::integer AS gone,
      (SELECT coalesce(sum(taken.quantity), 0) FROM shop_order_stock taken WHERE size_id = $1)::integer AS taken,
      (SELECT min(quantity) FROM stock)::integer >= 0 AS real,
      (SELECT count(*) FROM shop_order WHERE NOT EXISTS
        (SELECT FROM shop_order_line WHERE order_id = shop_order.id))::integer AS without_lines,
      (SELECT count(*) FROM shop_order WHERE NOT EXISTS
        (SELECT FROM shop_order_event WHERE order_id = shop_order.id))::integer AS without_events,
      (SELECT count(*) FROM basket_line WHERE quantity <= 0 OR NOT EXISTS
        (SELECT FROM basket WHERE basket.id = basket_id))::integer AS half_baskets`,
    [sizeId, pieces],
  );
  expect(counted).toMatchObject({ real: true, without_lines: 0, without_events: 0, half_baskets: 0 });
  expect(counted?.gone, 'what left the shelves is what was ordered').toBe(counted?.taken);
  expect(counted?.taken).toBeGreaterThanOrEqual(told.size);
}
