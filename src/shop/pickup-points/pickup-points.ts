import { and, asc, eq } from 'drizzle-orm';
import {
  type PickupPoint,
  pickupPointSearch,
  tidyPickupPointCode,
} from '#domain/pickup-points/pickup-points.ts';
import { type Bounds, isWithin } from '#domain/pickup-points/place.ts';
import { TaggedCache } from '#shop/cache/tagged-cache.ts';
import type { Database, Orm } from '#shop/db/database.ts';
import { deliveryMethod, pickupPoint } from '#shop/db/schema/index.ts';

/** A pickup point and the region its parcels count for. */
export type ShopPickupPoint = PickupPoint & { regionId: number };

type Points = readonly ShopPickupPoint[];
type Search = (text: string) => ShopPickupPoint[];
type OfMethod = { byRegion: Map<number, Points>; byCode: Map<string, ShopPickupPoint> };

const MOST_BYTES = 64 * 1024 * 1024;
const BYTES_OF_POINT = 500;
const NONE: Points = [];

/** Where parcels may wait, by shipping method; kept in memory until the database says that delivery changed. */
export function openPickupPoints({ orm, onChange }: Database) {
  const methods = new TaggedCache<OfMethod>({ bytes: MOST_BYTES });
  const searches = new WeakMap<Points, Search>();
  const close = onChange((tag) => methods.drop(tag));

  const ofMethod = (methodKey: string) =>
    methods.get(methodKey, async () => {
      const points = await loadPoints(orm, methodKey);
      return { value: sorted(points), tags: ['delivery'], bytes: (points.length + 1) * BYTES_OF_POINT };
    });

  /** The same list until something changes, ordered by town and street. */
  const all = async (methodKey: string, regionId: number): Promise<Points> =>
    (await ofMethod(methodKey)).byRegion.get(regionId) ?? NONE;

  return {
    all,
    within: async (bounds: Bounds, methodKey: string, regionId: number): Promise<ShopPickupPoint[]> =>
      (await all(methodKey, regionId)).filter((point) => isWithin(bounds, point)),
    search: async (text: string, methodKey: string, regionId: number): Promise<ShopPickupPoint[]> => {
      const points = await all(methodKey, regionId);
      const search = searches.get(points) ?? pickupPointSearch(points);
      searches.set(points, search);
      return search(text);
    },
    /** The point with this code, however it was typed; undefined where there is none or it is closed. */
    find: async (methodKey: string, code: string): Promise<ShopPickupPoint | undefined> =>
      (await ofMethod(methodKey)).byCode.get(tidyPickupPointCode(code)),
    close,
  };
}

function loadPoints(orm: Orm, methodKey: string): Promise<ShopPickupPoint[]> {
  return orm
    .select({
      code: pickupPoint.code,
      name: pickupPoint.name,
      street: pickupPoint.street,
      zipcode: pickupPoint.zipcode,
      city: pickupPoint.city,
      latitude: pickupPoint.latitude,
      longitude: pickupPoint.longitude,
      openingHours: pickupPoint.openingHours,
      regionId: pickupPoint.regionId,
    })
    .from(pickupPoint)
    .innerJoin(deliveryMethod, eq(deliveryMethod.id, pickupPoint.deliveryMethodId))
    .where(
      and(
        eq(deliveryMethod.key, methodKey),
        eq(deliveryMethod.kind, 'point'),
        eq(deliveryMethod.active, true),
        eq(pickupPoint.active, true),
      ),
    )
    .orderBy(asc(pickupPoint.city), asc(pickupPoint.street), asc(pickupPoint.code));
}

function sorted(points: Points): OfMethod {
  const byRegion = new Map<number, ShopPickupPoint[]>();
  for (const point of points) {
    const others = byRegion.get(point.regionId);
    if (others) others.push(point);
    else byRegion.set(point.regionId, [point]);
  }
  return { byRegion, byCode: new Map(points.map((point) => [tidyPickupPointCode(point.code), point])) };
}
