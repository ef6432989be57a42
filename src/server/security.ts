import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MapTiles } from '#contract/shop-config.ts';
import type { BrowserBuild } from './browser-build.ts';

/** Headers of every answer. No inline script runs; the one inlined style sheet is allowed by its hash. */
export function securityHeaders(
  { styleHash }: Pick<BrowserBuild, 'styleHash'>,
  tiles?: MapTiles | undefined,
): Record<string, string> {
  return {
    ...(styleHash && { 'content-security-policy': policy(styleHash, tiles) }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  };
}

function policy(styleHash: string, tiles: MapTiles | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self' blob:",
    `style-src 'self' '${styleHash}'`,
    `img-src 'self' data:${tiles ? ` ${new URL(tiles.url).origin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Refuses a request that changes something when another site's page sent it. */
export function refuseForeignPosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !isForeign(request)) return;
    return refuseForeign(reply);
  });
}

export const refuseForeign = (reply: FastifyReply) => reply.code(403).send({ error: 'cross_site_request' });

/** Whether another site's page sent the request. */
export function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  if (!headers.origin) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
