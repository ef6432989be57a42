/** A place on the earth, in degrees. */
export type Place = { latitude: number; longitude: number };

export type Bounds = { south: number; west: number; north: number; east: number };

const EARTH_RADIUS_KM = 6371;

/** Kilometres between two places as the crow flies (haversine). */
export function distanceKm(a: Place, b: Place): number {
  const across = halfChord(b.latitude - a.latitude);
  const along = halfChord(b.longitude - a.longitude);
  const shrink = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(across + shrink * along)));
}

export const isWithin = ({ south, west, north, east }: Bounds, { latitude, longitude }: Place) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The smallest bounds that hold every place; undefined where there is none. */
export function boundsOf(places: readonly Place[]): Bounds | undefined {
  const [first] = places;
  if (!first) return undefined;
  const { latitude, longitude } = first;
  const bounds = { south: latitude, west: longitude, north: latitude, east: longitude };
  for (const place of places) {
    bounds.south = Math.min(bounds.south, place.latitude);
    bounds.north = Math.max(bounds.north, place.latitude);
    bounds.west = Math.min(bounds.west, place.longitude);
    bounds.east = Math.max(bounds.east, place.longitude);
  }
  return bounds;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const halfChord = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
