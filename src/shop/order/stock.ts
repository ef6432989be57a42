import { asc, eq, inArray, sql } from 'drizzle-orm';
import { allocate, type Shelf } from '#domain/order/allocate.ts';
import type { SetParts, StockLevels, StockNeeds } from '#domain/order/line-problem.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { bundlePart, shopOrderStock, stock, warehouse } from '#shop/db/schema/index.ts';

/** What stands on the shelves, by size. */
export type Shelves = ReadonlyMap<number, readonly Shelf[]>;

/** The sizes that belong to each of these products, where they are sets. */
export async function loadParts(orm: OrmOrTransaction, products: readonly number[]): Promise<SetParts> {
  if (products.length === 0) return new Map();
  const { bundleId, sizeId, quantity } = bundlePart;
  const rows = await orm
    .select({ bundleId, sizeId, quantity })
    .from(bundlePart)
    .where(inArray(bundleId, [...products]));
  return grouped(rows, (row) => row.bundleId);
}

/**
 * What there is of these sizes. Where it is held, whoever else would take some of it waits for this transaction; all
 * hold in the same order, so that no two wait for each other.
 */
export async function loadShelves(
  orm: OrmOrTransaction,
  sizes: readonly number[],
  hold: boolean,
): Promise<Shelves> {
  if (sizes.length === 0) return new Map();
  const { sizeId, warehouseId, quantity } = stock;
  const query = orm
    .select({ sizeId, warehouseId, quantity, leadDays: warehouse.leadDays })
    .from(stock)
    .innerJoin(warehouse, eq(warehouse.id, warehouseId))
    .where(inArray(sizeId, [...sizes]))
    .orderBy(asc(sizeId), asc(warehouseId));
  return grouped(await (hold ? query.for('update', { of: stock }) : query), (row) => row.sizeId);
}

/** How much of each size there is in all warehouses. */
export function levelsOf(shelves: Shelves, sizes: readonly number[]): StockLevels {
  return new Map(
    sizes.map((sizeId) => {
      const counted = (shelves.get(sizeId) ?? []).map(({ quantity }) => quantity);
      const sum = counted.reduce<number>((total, quantity) => total + (quantity ?? 0), 0);
      return [sizeId, counted.includes(null) ? null : sum];
    }),
  );
}

/** Takes what an order needs from the shelves that are held, and notes from where it came. */
export async function takeStock(
  tx: OrmOrTransaction,
  orderId: number,
  needs: StockNeeds,
  shelves: Shelves,
): Promise<void> {
  const taken = [...needs].flatMap(([sizeId, quantity]) =>
    allocate(quantity, shelves.get(sizeId) ?? []).map((part) => ({ orderId, sizeId, ...part })),
  );
  if (taken.length === 0) return;
  await tx.insert(shopOrderStock).values(taken);
  await tx.execute(sql`
    UPDATE ${stock} SET quantity = stock.quantity - taken.quantity FROM ${shopOrderStock} AS taken
    WHERE taken.order_id = ${orderId}
      AND stock.size_id = taken.size_id AND stock.warehouse_id = taken.warehouse_id`);
}

/** Puts back what an order took; a shelf that was taken away since is there again. */
export async function giveBackStock(tx: OrmOrTransaction, orderId: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${stock} (size_id, warehouse_id, quantity)
    SELECT size_id, warehouse_id, quantity FROM ${shopOrderStock}
    WHERE order_id = ${orderId} ORDER BY size_id, warehouse_id
    ON CONFLICT (size_id, warehouse_id) DO UPDATE SET quantity = stock.quantity + excluded.quantity`);
  await tx.delete(shopOrderStock).where(eq(shopOrderStock.orderId, orderId));
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
