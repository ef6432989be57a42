import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shortAddress } from '#domain/network.ts';
import type { ShopMetrics } from '#server/metrics/shop-metrics.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Routes of pages that were kept: nobody looks up which route they once had. */
const CACHED_PAGE = '(cached page)';
const NO_ROUTE = '(none)';

/**
 * Counts every request and writes one line for each, with the route and not the address: what was searched for, who
 * has which order and what was typed is nobody's business.
 */
export function logRequests(app: FastifyInstance, metrics: ShopMetrics): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(REQUEST_ID_HEADER, id);
    // An answer that a route writes by itself has it, too.
    reply.raw.setHeader(REQUEST_ID_HEADER, id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const seconds = reply.elapsedTime / 1000;
    count(metrics, request.method, route, reply.raw.statusCode, seconds);
    request.log.info(lineOf(request, route, reply.raw.statusCode, seconds), 'request');
  });
}

/** The same for pages that are answered before any of the shop's routes looks at them. */
export function cachedPagesLog({ requests, seconds: durations }: ShopMetrics) {
  const asked = (status: number) => requests.of({ route: CACHED_PAGE, method: 'GET', status });
  const [whole, unchanged] = [asked(200), asked(304)];
  const took = durations.of({ route: CACHED_PAGE });
  return ({ log }: FastifyInstance, { id, ip, status, seconds }: CachedAnswer): void => {
    if (status === 200) whole.add();
    else if (status === 304) unchanged.add();
    else asked(status).add();
    took.observe(seconds);
    log.info({ reqId: id, ...lineOf({ method: 'GET', ip }, CACHED_PAGE, status, seconds) }, 'request');
  };
}

type CachedAnswer = { id: string; ip: string; status: number; seconds: number };

type Asked = Pick<FastifyRequest, 'method' | 'ip'>;

const routeOf = ({ routeOptions, is404 }: FastifyRequest) =>
  is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE);

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'];

function count(
  { requests, seconds: durations }: ShopMetrics,
  method: string,
  route: string,
  status: number,
  seconds: number,
): void {
  requests.add({ route, method: METHODS.includes(method) ? method : 'other', status });
  durations.observe(seconds, { route });
}

const lineOf = ({ method, ip }: Asked, route: string, status: number, seconds: number) => ({
  method,
  route,
  status,
  ms: Math.round(seconds * 1e4) / 10,
  address: shortAddress(ip),
});
