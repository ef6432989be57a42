import type { FastifyInstance } from 'fastify';
import { isLoopback, networkOf } from '#domain/network.ts';
import { perMinute } from '#server/limits/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { TooManyRequests } from './too-many-requests.ts';

/** More addresses than these at once are no single one's flood: the rest are let in uncounted. */
const MOST_ADDRESSES = 200_000;
/** A page brings many of them along, and they cost next to nothing. */
const FILES = /^\/(assets|gfx)\//;

/**
 * Refuses addresses that are too long, and whoever asks more often than people do. This machine itself is not counted:
 * it is a proxy that nobody has named, or a test.
 */
export function guardRequests(
  app: FastifyInstance,
  {
    limits: { bounds },
    settings: { clock },
    operations: { metrics },
  }: Pick<Shop, 'limits' | 'settings' | 'operations'>,
): void {
  const allow = perMinute(bounds.perMinute.requests, clock, { known: MOST_ADDRESSES, others: true });
  app.addHook('onRequest', async ({ url, ip }) => {
    if (url.length > bounds.urlBytes) {
      metrics.refused.add({ reason: 'url_size' });
      throw Object.assign(new Error('the address is too long'), { statusCode: 414 });
    }
    if (FILES.test(url) || isLoopback(ip) || allow(networkOf(ip))) return;
    throw new TooManyRequests(clock);
  });
}
