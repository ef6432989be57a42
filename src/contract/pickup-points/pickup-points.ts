import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';

/** Pickup points for the browser: thousands come at once, so each is a list and opening hours stand aside. */
export type WirePoints = { hours: string[]; points: WirePoint[] };

type WirePoint = [
  code: string,
  name: string,
  street: string,
  zipcode: string,
  city: string,
  latitude: number,
  longitude: number,
  hours: number,
];

export function pickupPointsToWire(points: readonly PickupPoint[]): WirePoints {
  const hours = [...new Set(points.map(({ openingHours }) => openingHours))];
  const places = new Map(hours.map((text, place) => [text, place]));
  return {
    hours,
    points: points.map(({ code, name, street, zipcode, city, latitude, longitude, openingHours }) => [
      code,
      name,
      street,
      zipcode,
      city,
      latitude,
      longitude,
      places.get(openingHours) ?? 0,
    ]),
  };
}

export const pickupPointsFromWire = ({ hours, points }: WirePoints): PickupPoint[] =>
  points.map(([code, name, street, zipcode, city, latitude, longitude, place]) => ({
    code,
    name,
    street,
    zipcode,
    city,
    latitude,
    longitude,
    openingHours: hours[place] ?? '',
  }));

/** '49.7,18.9,49.9,19.2': south, west, north, east; undefined where it is nothing of the kind. */
export function readBounds(text: string) {
  const [south, west, north, east, ...more] = text
    .split(',')
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined;
  if (more.length > 0 || ![south, west, north, east].every(Number.isFinite)) return undefined;
  return south <= north && west <= east ? { south, west, north, east } : undefined;
}
