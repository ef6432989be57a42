import { nearestPickupPoints, type PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import type { Place } from '#domain/pickup-points/place.ts';

/** A point in the list; how far it is from the middle of the map, where that is what the list goes by. */
export type PickupPointRow = { point: PickupPoint; km?: number };
export type PointRows = { by: 'text' | 'map' | 'nothing'; rows: PickupPointRow[]; total: number };
export type MapView = { centre: Place; zoom: number };

type Known = {
  points: readonly PickupPoint[];
  /** What the search found; undefined where nothing is typed. */
  matches: readonly PickupPoint[] | undefined;
  view: MapView | undefined;
  chosen: PickupPoint | undefined;
};

const MOST_ROWS = 40;
/** From farther away the nearest points mean nothing. */
const CLOSE_ZOOM = 9;

/** The points to list: those that the search found, else the nearest ones; the chosen one is always among them. */
export function pickupPointRows({ points, matches, view, chosen }: Known): PointRows {
  if (matches)
    return {
      by: 'text',
      rows: withChosen(
        matches.slice(0, MOST_ROWS).map((point) => ({ point })),
        chosen,
      ),
      total: matches.length,
    };
  if (!view || view.zoom < CLOSE_ZOOM) return { by: 'nothing', rows: withChosen([], chosen), total: 0 };
  const rows = nearestPickupPoints(points, view.centre, MOST_ROWS);
  return { by: 'map', rows: withChosen(rows, chosen), total: rows.length };
}

function withChosen(rows: PickupPointRow[], chosen: PickupPoint | undefined): PickupPointRow[] {
  if (!chosen || rows.some(({ point }) => point === chosen)) return rows;
  return [{ point: chosen }, ...rows];
}
