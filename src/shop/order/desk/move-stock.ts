import { asc, eq } from 'drizzle-orm';
import {
  type KeptUnits,
  placesOf,
  type StockMove,
  type StockPlace,
  shareOfUnits,
} from '#domain/order/stock-places.ts';
import { stockEntry } from '#shop/db/schema/index.ts';
import type { Hand } from './hand.ts';

export type MovedUnits = {
  kind: StockMove;
  from: StockPlace;
  lineId?: number;
  /** How much of the line moves, of how much that is at that place; all where left out. */
  part?: number;
  whole?: number;
  parcelId?: number;
  returnId?: number;
};

/** Moves the units of an order that lie at one place; those whose size has gone from the catalogue stay where they are. */
export async function moveStock(hand: Hand, moves: readonly MovedUnits[]): Promise<void> {
  const { tx, file, now } = hand;
  const orderId = file.order.id;
  const known = await tx
    .select()
    .from(stockEntry)
    .where(eq(stockEntry.orderId, orderId))
    .orderBy(asc(stockEntry.id));
  const entered: (typeof stockEntry.$inferInsert)[] = [];
  for (const { kind, from, lineId, part = 1, whole = 1, parcelId, returnId } of moves) {
    const ledger = [...known, ...entered] as LedgerRow[];
    // What goes into a parcel or out of it is that parcel's; what is reserved or out is the line's.
    const ofParcel = from === 'parcel' || kind === 'write_off' ? parcelId : undefined;
    // What goes out again is what came in with that return.
    const ofReturn = kind === 'out_again' || kind === 'out_damaged' ? returnId : undefined;
    const isOne = (row: LedgerRow) =>
      (!ofParcel || row.parcelId === ofParcel) && (!ofReturn || row.returnId === ofReturn);
    const lines = lineId === undefined ? [...new Set(ledger.map((row) => row.lineId))] : [lineId];
    for (const line of lines) {
      const rows = ledger.filter((row) => row.lineId === line);
      const units = shareOfUnits(keptAt(rows.filter(isOne), from), part, whole);
      entered.push(
        ...units.map((unit) => ({
          ...unit,
          ...{ kind, orderId, lineId: line, enteredAt: now },
          ...{ parcelId: parcelId ?? null, returnId: returnId ?? null },
        })),
      );
    }
  }
  entered.sort(
    (one, other) =>
      (one.sizeId ?? 0) - (other.sizeId ?? 0) || (one.warehouseId ?? 0) - (other.warehouseId ?? 0),
  );
  if (entered.length > 0) await tx.insert(stockEntry).values(entered);
}

type LedgerRow = typeof stockEntry.$inferSelect;

/** What the rows say is at a place, by size and warehouse. */
function keptAt(rows: readonly LedgerRow[], place: StockPlace): KeptUnits[] {
  const shelves = new Map<string, LedgerRow[]>();
  for (const row of rows) {
    if (row.sizeId === null || row.warehouseId === null) continue;
    const key = `${row.sizeId} ${row.warehouseId}`;
    shelves.set(key, [...(shelves.get(key) ?? []), row]);
  }
  return [...shelves.values()].flatMap((moves) => {
    const [first] = moves;
    const quantity = placesOf(moves)[place];
    if (!first || quantity <= 0) return [];
    return [{ sizeId: first.sizeId ?? 0, warehouseId: first.warehouseId ?? 0, quantity }];
  });
}
