import type pg from 'pg';
import { touchBySize } from './touch.ts';

/** What a warehouse has, the shop's own where none is named by its key. Others keep what they have. */
export async function writeStock(client: pg.ClientBase, key?: string): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT FROM import_size WHERE stock IS NOT NULL OR stock_if_new IS NOT NULL LIMIT 1',
  );
  if (rowCount === 0) return;
  const warehouse = key === undefined ? await ownWarehouse(client) : await warehouseOf(client, key);
  await client.query(WANTED);
  await client.query('ANALYZE import_stock');
  await client.query(HOLD, [warehouse]);
  await touchBySize(client, CHANGE, [warehouse]);
  await touchBySize(client, ADD, [warehouse]);
}

async function warehouseOf(client: pg.ClientBase, key: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM warehouse WHERE key = $1', [key]);
  if (!rows[0]) throw new Error(`there is no warehouse ${key}`);
  return rows[0].id;
}

async function ownWarehouse(client: pg.ClientBase): Promise<number> {
  const own = await client.query<{ id: number }>(
    'SELECT id FROM warehouse WHERE NOT external ORDER BY position, id LIMIT 1',
  );
  if (own.rows[0]) return own.rows[0].id;
  const made = await client.query<{ id: number }>(
    "INSERT INTO warehouse (key, name) VALUES ('own', 'Magazyn') RETURNING id",
  );
  return made.rows[0]?.id ?? 0;
}

const WANTED = `
  CREATE TEMP TABLE import_stock ON COMMIT DROP AS
  SELECT size_id, CASE said WHEN 'unlimited' THEN NULL WHEN '' THEN 0 ELSE said::numeric / 1000 END AS quantity
  FROM (
    SELECT size_id, coalesce(stock, CASE WHEN is_new THEN stock_if_new END) AS said FROM import_size
  ) row
  WHERE said IS NOT NULL`;

/** In the order in which orders hold them, so that no two wait for each other. */
const HOLD = `
  SELECT FROM stock JOIN import_stock USING (size_id)
  WHERE warehouse_id = $1 AND stock.quantity IS DISTINCT FROM import_stock.quantity
  ORDER BY size_id, warehouse_id FOR UPDATE OF stock`;

const CHANGE = `
  UPDATE stock SET quantity = wanted.quantity FROM import_stock wanted
  WHERE stock.size_id = wanted.size_id AND warehouse_id = $1 AND stock.quantity IS DISTINCT FROM wanted.quantity
  RETURNING stock.size_id`;

const ADD = `
  INSERT INTO stock (size_id, warehouse_id, quantity)
  SELECT size_id, $1, quantity FROM import_stock
  WHERE quantity IS DISTINCT FROM 0
    AND NOT EXISTS (SELECT FROM stock there WHERE there.size_id = import_stock.size_id AND warehouse_id = $1)
  RETURNING size_id`;
