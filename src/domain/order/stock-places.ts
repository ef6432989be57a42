import { exactly } from './parcels.ts';

/** How a unit moves; each goes from one place to another. */
export const STOCK_MOVES = [
  ...(['reserve', 'release', 'pack', 'unpack', 'out', 'back', 'write_off'] as const),
  // The way of goods whose return was refused.
  ...(['out_again', 'out_damaged'] as const),
] as const;
export type StockMove = (typeof STOCK_MOVES)[number];

/** Where a unit is. */
export type StockPlace = 'free' | 'reserved' | 'parcel' | 'out' | 'written_off';

const WAY: Record<StockMove, readonly [from: StockPlace, to: StockPlace]> = {
  reserve: ['free', 'reserved'],
  release: ['reserved', 'free'],
  pack: ['reserved', 'parcel'],
  unpack: ['parcel', 'reserved'],
  out: ['parcel', 'out'],
  back: ['out', 'free'],
  write_off: ['out', 'written_off'],
  out_again: ['free', 'out'],
  out_damaged: ['written_off', 'out'],
};

/** How many units the moves have brought to each place; what they took from the shelf stands below zero at 'free'. */
export function placesOf(
  moves: readonly { kind: StockMove; quantity: number }[],
): Record<StockPlace, number> {
  const places = { free: 0, reserved: 0, parcel: 0, out: 0, written_off: 0 };
  for (const { kind, quantity } of moves) {
    const [from, to] = WAY[kind];
    places[from] = exactly(places[from] - quantity);
    places[to] = exactly(places[to] + quantity);
  }
  return places;
}

export type KeptUnits = { sizeId: number; warehouseId: number; quantity: number };

/**
 * Which units go along when so much of a line moves, of those that it keeps at one place: in proportion for each size,
 * from one warehouse after the other. The last part takes all that is left.
 */
export function shareOfUnits(kept: readonly KeptUnits[], part: number, whole: number): KeptUnits[] {
  const sizes = [...new Set(kept.map(({ sizeId }) => sizeId))];
  return sizes.flatMap((size) => {
    const shelves = kept.filter(({ sizeId }) => sizeId === size);
    const all = shelves.reduce((sum, { quantity }) => sum + quantity, 0);
    let wanted = part >= whole ? exactly(all) : exactly((all * part) / whole);
    return shelves.flatMap((shelf) => {
      const taken = exactly(Math.min(wanted, shelf.quantity));
      wanted = exactly(wanted - taken);
      return taken > 0 ? [{ ...shelf, quantity: taken }] : [];
    });
  });
}
