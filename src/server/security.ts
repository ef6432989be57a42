import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MapTiles } from '#contract/shop-config.ts';
import { type NamedScript, scriptOrigins } from '#contract/snippets/snippet-config.ts';
import { HTML_POLICY, SNIPPET_POLICY } from '#contract/trusted-types.ts';
import type { PaymentProvider } from '#shop/payments/provider.ts';
import { TAKE_CLOSED_AWAY } from '#ui/notices/notice-bar/take-closed-away.ts';
import type { BrowserBuild } from './browser-build.ts';
import type { Shop } from './shop.ts';

const A_YEAR = 365 * 86_400;

/** Headers of every answer of this shop. */
export const securityOf = ({
  settings: { build, config, origin },
  ordering,
}: Pick<Shop, 'settings' | 'ordering'>) => ({
  ...securityHeaders(build, config.map?.tiles, config.scripts, paidAt(ordering.payments.providers)),
  ...onlyHttps(origin, config.hstsSeconds ?? A_YEAR),
});

/** Where forms may lead to: a payment begins with one. */
const paidAt = (providers: readonly PaymentProvider[]) => [
  ...new Set(providers.flatMap(({ origins }) => origins)),
];

/** A shop that is served over https asks browsers to come by it alone; they heed it there and nowhere else. */
const onlyHttps = (origin: string, seconds: number): Record<string, string> =>
  origin.startsWith('https:') && seconds > 0 ? { 'strict-transport-security': `max-age=${seconds}` } : {};

/**
 * Headers of every answer. Of what stands inline, one style sheet and one script are allowed, by their hashes; scripts of
 * others by the origins that the owner names. Snippets and events run as `blob:` files that the shop's own code makes.
 */
export function securityHeaders(
  { styleHash }: Pick<BrowserBuild, 'styleHash'>,
  tiles?: MapTiles | undefined,
  scripts?: readonly NamedScript[] | undefined,
  paidAt: readonly string[] = [],
): Record<string, string> {
  return {
    ...(styleHash && { 'content-security-policy': policy(styleHash, tiles, scripts, paidAt) }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  };
}

/** What browsers could do for a page and the shop never asks for. */
const UNUSED = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

const TAKE_CLOSED_AWAY_HASH = `sha256-${createHash('sha256').update(TAKE_CLOSED_AWAY).digest('base64')}`;

function policy(
  styleHash: string,
  tiles: MapTiles | undefined,
  scripts: readonly NamedScript[] | undefined,
  paidAt: readonly string[],
): string {
  const { load, connect } = scriptOrigins(scripts ?? []);
  return [
    "default-src 'none'",
    [`script-src 'self' blob: '${TAKE_CLOSED_AWAY_HASH}'`, ...load].join(' '),
    `style-src 'self' '${styleHash}'`,
    `img-src 'self' data:${tiles ? ` ${new URL(tiles.url).origin}` : ''}`,
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ["form-action 'self'", ...paidAt].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${HTML_POLICY} ${SNIPPET_POLICY}`,
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

/** Whether the browser says that a page of this very site sent the request. */
export const isOwn = (request: FastifyRequest): boolean =>
  !isForeign(request) &&
  (request.headers['sec-fetch-site'] === 'same-origin' || request.headers.origin !== undefined);

/** Whether another site's page sent the request. */
export function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  if (!headers.origin) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
