import type { LineCounts } from '#domain/order/parcels.ts';

export type PlacedLine = { shelf: string | null; counts: Pick<LineCounts, 'open'> };

/**
 * The lines in the order of packing: along the shelves what is still to be packed, the next one first, and then what
 * is done. What has no place is looked for last.
 */
export function packingOrder<Line extends PlacedLine>(lines: readonly Line[]): Line[] {
  const open = lines.filter(({ counts }) => counts.open > 0);
  const done = lines.filter(({ counts }) => counts.open <= 0);
  return [...open.toSorted(byPlace), ...done];
}

/** The line that is packed next; undefined where all are done. */
export const nextLine = <Line extends PlacedLine>(lines: readonly Line[]): Line | undefined =>
  packingOrder(lines).find(({ counts }) => counts.open > 0);

const compare = new Intl.Collator('en', { numeric: true }).compare;

/** Along the shelves: place 2 comes before place 10, and what has none comes last. */
export function byPlace(one: { shelf: string | null }, other: { shelf: string | null }): number {
  if (!one.shelf || !other.shelf) return Number(!one.shelf) - Number(!other.shelf);
  return compare(one.shelf, other.shelf);
}
