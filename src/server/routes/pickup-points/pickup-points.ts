import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { pickupPointsToWire, readBounds } from '#contract/pickup-points/pickup-points.ts';
import { POINTS_PATH } from '#contract/wire.ts';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import { bestEncoding } from '#server/pages/page-response.ts';
import type { SharedPages } from '#server/pages/shared-pages.ts';
import { one, type Query } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import { pickupPoints, readSearch } from './pickup-points-page.ts';

const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=3600';
const QUICK = 6;

type Points = readonly PickupPoint[];
type Body = { etag: string; identity: string; br: Promise<Buffer> };

/** Pickup points: as data for the map, and as a page for those without it. */
export function pickupPointRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery'>,
  pages: SharedPages,
): void {
  const bodies = new WeakMap<Points, Body>();

  app.get(POINTS_PATH, async (request, reply) => {
    const points = await askedFor(shop, request.query as Query);
    const body = bodies.get(points) ?? makeBody(points);
    bodies.set(points, body);
    return send(body, request, reply);
  });
  for (const language of LANGUAGES)
    pages.route(app, linksIn(language).pickupPoints, (context, { query, url }) =>
      pickupPoints(shop, context, { query: query as Query, url }),
    );
}

/** All points of a shipping method in a region; those that a text finds; those within bounds. */
async function askedFor(
  { delivery: { pickupPoints: known }, settings: { config } }: Pick<Shop, 'delivery' | 'settings'>,
  query: Query,
): Promise<Points> {
  const method = one(query.method);
  const wanted = Number(one(query.region));
  const region = config.regions.find((id) => id === wanted) ?? config.regions[0] ?? 0;
  const text = readSearch(query);
  const bounds = readBounds(one(query.bounds));
  if (text) return known.search(text, method, region);
  return bounds ? known.within(bounds, method, region) : known.all(method, region);
}

/** The whole list is the same until delivery changes, so it is written and compressed once. */
function makeBody(points: Points): Body {
  const identity = JSON.stringify(pickupPointsToWire(points));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK };
  return {
    identity,
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
    br: promisify(brotliCompress)(identity, { params }),
  };
}

async function send(body: Body, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({ 'cache-control': FIVE_MINUTES, etag: body.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (bestEncoding(String(request.headers['accept-encoding'] ?? '')) !== 'br')
    return reply.send(body.identity);
  return reply.header('content-encoding', 'br').send(await body.br);
}
