import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inpost } from 'witryna/contract/carriers/carriers-config.ts';
import type { DemoCarrier, GatewayPlace } from 'witryna/demo-shop.ts';
import { makePickupPoints } from '#demo/catalogue/pickup/pickup-points.ts';
import { serveFollowing } from './inpost/follow-pages.ts';
import type { Parcel, PointList } from './inpost/parcels.ts';
import { openInpostStandIn } from './inpost/stand-in.ts';
import { openKeeping, readKept } from './kept-file.ts';

const PATH = '/demo-carrier';
const ORGANIZATION = 12345;

type Kept = { token: string; parcels: Parcel[] };

/**
 * Stands in for InPost beside the demo shop: its API in place of the network, and its page of a parcel at the shop's own
 * address, where it can be moved on. What it carries is kept in a file. Its points are the demo's own.
 */
export async function openDemoCarrier({ origin, folder, clock }: GatewayPlace): Promise<DemoCarrier> {
  const file = join(folder, 'carrier.json');
  const kept = await readKept<Kept>(file);
  const token = kept?.token ?? randomBytes(16).toString('hex');
  const there = openInpostStandIn({
    ...{ organizationId: ORGANIZATION, token, clock, points: demoPoints, isMoving: true },
    ...(kept && { parcels: kept.parcels }),
    // Loaded once a label is wanted: the shop starts without it.
    drawLabels: async (parcels) => (await import('./inpost/draw-labels.ts')).drawLabels(parcels),
  });
  const { save, settled } = openKeeping(file, () => ({ token, parcels: there.parcels() }));
  return {
    carriers: [
      inpost({
        ...{ organizationId: ORGANIZATION, address: `${origin}${PATH}` },
        ...{ lockers: ['point'], couriers: ['courier'] },
      }),
    ],
    secrets: { INPOST_TOKEN: token },
    async fetch(address, init) {
      const answer = await there.fetch(address, init);
      if (init?.method !== 'GET') await save();
      return answer;
    },
    serve(request, response, next) {
      if (!request.url?.startsWith(`${PATH}/`)) return next();
      serveFollowing(there, request, response)
        .then(save)
        .catch(() => response.destroy());
    },
    close: settled,
  };
}

let made: ReturnType<typeof makePickupPoints> | undefined;

const demoPoints: PointList = {
  get count() {
    made ??= makePickupPoints();
    return made.length;
  },
  from(first, count) {
    made ??= makePickupPoints();
    return made.slice(first, first + count).map((point) => ({
      ...{ name: point.code, type: ['parcel_locker'], status: 'Operating' },
      location: { latitude: point.latitude, longitude: point.longitude },
      ...{ location_description: point.name, opening_hours: point.openingHours },
      address: { line1: point.street, line2: `${point.zipcode} ${point.city}` },
      address_details: {
        ...{ city: point.city, post_code: point.zipcode, street: point.street, building_number: null },
      },
      functions: ['parcel', 'parcel_send', 'parcel_collect'],
    }));
  },
};
