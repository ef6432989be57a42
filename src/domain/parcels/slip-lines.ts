import { exactly, type LineCounts } from '#domain/order/parcels.ts';

type Counted = { counts: Pick<LineCounts, 'ordered' | 'cancelled' | 'open' | 'packing' | 'packed'> };

/**
 * What the slip in a parcel lists, with how much of each is in it: what is packed and has not left, or all that is
 * still to be packed where nothing is yet. `isWhole` where nothing more will come.
 */
export function slipLines<Line extends Counted>(
  lines: readonly Line[],
): { lines: (Line & { quantity: number })[]; isWhole: boolean } {
  const inParcel = ({ counts }: Counted) => exactly(counts.packing + counts.packed);
  const isBegun = lines.some((line) => inParcel(line) > 0);
  const listed = lines.map((line) => ({ ...line, quantity: isBegun ? inParcel(line) : line.counts.open }));
  return {
    lines: listed.filter(({ quantity }) => quantity > 0),
    isWhole: !isBegun || lines.every(({ counts }) => counts.open <= 0),
  };
}
