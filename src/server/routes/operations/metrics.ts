import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '#domain/network.ts';
import type { Shop } from '#server/shop.ts';

/** Headers by which a proxy says that it passes on a request of somebody else. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto', 'via'];

/** The shop's metrics for Prometheus: for this machine, and for who knows the token. To all others there is no such page. */
export function metricsRoute(
  app: FastifyInstance,
  { operations: { metrics } }: Pick<Shop, 'operations'>,
  token: string | undefined,
): void {
  app.get('/metrics', async (request, reply) => {
    if (!isOwnMachine(request) && !knowsToken(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.write());
  });
}

/** A proxy on this machine passes on requests of shoppers, which are not its own. */
const isOwnMachine = ({ ip, headers, socket }: FastifyRequest) =>
  isLoopback(ip) &&
  isLoopback(socket.remoteAddress ?? '') &&
  PASSED_ON.every((name) => headers[name] === undefined);

function knowsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
