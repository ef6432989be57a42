import { distanceKm, type Place } from './place.ts';

/** Where a parcel waits for its shopper. */
export type PickupPoint = Place & {
  code: string;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  openingHours: string;
};

/** `radiusKm` reaches from its middle to its farthest point. */
export type Town = Place & { name: string; count: number; radiusKm: number };

/**
 * Points that can be searched, prepared with the first search: whoever types asks many times. Every word must begin a word of the point's
 * town, postcode, street, name or code; capitals and diacritics do not matter. Points whose town or postcode is
 * meant stand first, otherwise they keep their order. A whole postcode finds the points nearest to it, the nearest first,
 * also where none has it.
 */
export function pickupPointSearch<Point extends PickupPoint>(points: readonly Point[]) {
  let prepared: Known<Point>[] | undefined;
  return (text: string): Point[] => {
    const words = wordsOf(text);
    if (words.length === 1 && POSTCODE.test(words[0] ?? '')) return nearPostcode(points, words[0] ?? '');
    const wanted = words.map((word) => ` ${word}`);
    if (wanted.length === 0) return [];
    prepared ??= points.map(knownOf);
    const found = prepared.filter(({ all }) => begin(wanted, all));
    const isPlace = new Set(found.filter(({ place }) => begin(wanted, place)));
    return [...isPlace, ...found.filter((one) => !isPlace.has(one))].map(({ point }) => point);
  };
}

const POSTCODE = /^\d{5}$/;
const MOST_NEAR = 20;
/** The first two digits of a postcode are a district: farther away, its number says nothing of the place. */
const DISTRICT = 1000;

/** Postcodes go round from place to place: where none has it, the one with the nearest number is near. */
function nearPostcode<Point extends PickupPoint>(points: readonly Point[], postcode: string): Point[] {
  const away = ({ zipcode }: PickupPoint) => Math.abs(Number(zipcode.replace(/\D/g, '')) - Number(postcode));
  const least = points.reduce((before, one) => Math.min(before, away(one)), DISTRICT);
  if (least === DISTRICT) return [];
  const [middle] = townsOf(points.filter((one) => away(one) === least).map((one) => ({ ...one, city: '' })));
  return middle ? nearestPickupPoints(points, middle, MOST_NEAR).map(({ point }) => point) : [];
}

/** Words with a space before each: one that begins so is found without taking them apart, for tens of thousands of points. */
type Known<Point> = { point: Point; place: string; all: string };

function knownOf<Point extends PickupPoint>(point: Point): Known<Point> {
  const place = spaced(`${point.city} ${point.zipcode}`);
  return { point, place, all: place + spaced(`${point.street} ${point.name} ${point.code}`) };
}

/** No degree of latitude is shorter, in km. */
const DEGREE_KM = 110.5;

/**
 * The nearest points, the closest first, each with its distance. A country has tens of thousands: those that cannot be among
 * them are passed over by their latitude alone, and nothing is sorted.
 */
export function nearestPickupPoints<Point extends Place>(points: readonly Point[], to: Place, most: number) {
  const nearest: { point: Point; km: number }[] = [];
  for (const point of points) {
    const farthest = nearest.length < most ? Infinity : (nearest.at(-1)?.km ?? 0);
    if (Math.abs(point.latitude - to.latitude) * DEGREE_KM >= farthest) continue;
    const km = distanceKm(point, to);
    if (km >= farthest) continue;
    nearest.splice(nearest.findLastIndex((one) => one.km <= km) + 1, 0, { point, km });
    if (nearest.length > most) nearest.pop();
  }
  return nearest;
}

/** The towns that have points, each in the middle of its points, the one with most points first. */
export function townsOf(points: readonly PickupPoint[]): Town[] {
  const towns = new Map<string, Town>();
  for (const { city, latitude, longitude } of points) {
    const town = towns.get(city) ?? { name: city, count: 0, latitude: 0, longitude: 0, radiusKm: 0 };
    town.count += 1;
    town.latitude += (latitude - town.latitude) / town.count;
    town.longitude += (longitude - town.longitude) / town.count;
    towns.set(city, town);
  }
  for (const point of points) {
    const town = towns.get(point.city);
    if (town) town.radiusKm = Math.max(town.radiusKm, distanceKm(point, town));
  }
  return [...towns.values()].sort((a, b) => b.count - a.count);
}

/** A code as it is kept: people type it with spaces and in small letters. */
export const tidyPickupPointCode = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** '43-300' and '43300' are one word, 'Bielsko-Biała' is two: 'bielsko', 'biala'. */
const wordsOf = (text: string): string[] => spaced(text).split(' ').filter(Boolean);

function spaced(text: string): string {
  if (PLAIN.test(text)) return ` ${text.toLowerCase().replace(JOINED, '').replace(PLAIN_GAP, ' ')}`;
  return ` ${plain(text).toLowerCase().replace(JOINED, '').replace(GAP, ' ')}`;
}

const PLAIN = /^[ -~]*$/;
const PLAIN_GAP = /[^a-z\d]+/g;
const GAP = /[^\p{L}\p{N}]+/gu;
const JOINED = /(?<=\d)-(?=\d)/g;

/** Without marks; the Polish ł has none to lose. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l');

const begin = (wanted: readonly string[], words: string) =>
  wanted.every((beginning) => words.includes(beginning));
