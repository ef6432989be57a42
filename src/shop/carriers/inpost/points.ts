import type { CarrierPoint } from '#shop/carriers/carrier.ts';
import type { Shipx } from './api.ts';
import { pointsSchema, readAs, type ShipxPoint } from './messages.ts';

const AT_ONCE = 500;

/** All lockers and points that are at work, in portions. */
export async function* readPoints(shipx: Shipx): AsyncGenerator<CarrierPoint[]> {
  for (let page = 1; ; page++) {
    const answer = await shipx.ask('GET', `/points?per_page=${AT_ONCE}&page=${page}`);
    const list = answer.isOk ? readAs(pointsSchema, answer.body) : undefined;
    if (!list) throw new Error(`InPost does not list its points (${answer.status})`);
    yield list.items.flatMap((point) => (point && isAtWork(point) ? [pointOf(point)] : []));
    if (list.items.length < AT_ONCE) return;
  }
}

const isAtWork = ({ status, functions }: ShipxPoint) =>
  status === 'Operating' && (functions?.includes('parcel_collect') ?? true);

function pointOf(point: ShipxPoint): CarrierPoint {
  const { city, post_code: zipcode, street, building_number } = point.address_details;
  const { latitude, longitude } = point.location;
  return {
    code: point.name,
    name: point.location_description || point.name,
    street: [street, building_number].filter(Boolean).join(' ') || (point.address?.line1 ?? ''),
    ...{ zipcode, city, country: 'PL', latitude, longitude },
    openingHours: point.opening_hours,
  };
}
