import { asc, eq, inArray } from 'drizzle-orm';
import { type Allocation, allocate, type Shelf } from '#domain/order/allocate.ts';
import type { SetParts, StockLevels } from '#domain/order/line-problem.ts';
import { exactly } from '#domain/order/parcels.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { bundlePart, stock, stockEntry, warehouse } from '#shop/db/schema/index.ts';

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

/** How much of which sizes a line takes. */
export type LineNeeds = readonly { sizeId: number; quantity: number }[];

/** Takes what lines need from the shelves that are held; answers whether all of it was there. */
export async function takeStock(
  tx: OrmOrTransaction,
  { orderId, now }: { orderId: number; now: Date },
  lines: readonly { lineId: number; needs: LineNeeds }[],
  shelves: Shelves,
): Promise<boolean> {
  const left = new Map([...shelves].map(([sizeId, ofSize]) => [sizeId, ofSize.map((one) => ({ ...one }))]));
  let isAll = true;
  const taken = lines.flatMap(({ lineId, needs }) =>
    needs.flatMap(({ sizeId, quantity }) => {
      const parts = allocate(quantity, left.get(sizeId) ?? []);
      for (const part of parts) takeFrom(left.get(sizeId) ?? [], part);
      const found = parts.reduce((sum, part) => sum + part.quantity, 0);
      isAll &&= exactly(found) === exactly(quantity);
      const entry = { orderId, lineId, sizeId, kind: 'reserve' as const, enteredAt: now };
      return parts.map((part) => ({ ...entry, ...part }));
    }),
  );
  if (taken.length > 0) await tx.insert(stockEntry).values(taken);
  return isAll;
}

function takeFrom(shelves: Shelf[], { warehouseId, quantity }: Allocation): void {
  const shelf = shelves.find((one) => one.warehouseId === warehouseId);
  if (shelf && shelf.quantity !== null) shelf.quantity = exactly(shelf.quantity - quantity);
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
