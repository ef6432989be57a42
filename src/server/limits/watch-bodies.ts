import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback, networkOf } from '#domain/network.ts';
import type { Shop } from '#server/shop.ts';
import { refuseConnection } from './bounded-server.ts';
import { bringsBody } from './brings-body.ts';
import { TooManyRequests } from './too-many-requests.ts';

const SECOND = 1000;
const LOOK_EVERY = SECOND;

/**
 * Bounds how many bodies of one address are on their way at once, and ends connections whose body hardly comes. This
 * machine itself is not counted: it is a proxy that nobody has named.
 */
export function watchBodies(
  app: FastifyInstance,
  {
    limits: { bounds },
    settings: { clock },
    operations: { metrics },
  }: Pick<Shop, 'limits' | 'settings' | 'operations'>,
): void {
  const arriving = new Map<IncomingMessage, { network: string; since: number; before: number }>();
  const ofNetwork = new Map<string, number>();

  app.addHook('onRequest', async ({ raw, ip }, reply) => {
    if (!bringsBody(raw)) return;
    const network = isLoopback(ip) ? '' : networkOf(ip);
    const others = ofNetwork.get(network) ?? 0;
    if (network && others >= bounds.unfinishedBodies) throw new TooManyRequests(clock);
    ofNetwork.set(network, others + 1);
    arriving.set(raw, { network, since: performance.now(), before: raw.socket.bytesRead });
    raw.once('end', () => forget(raw));
    reply.raw.once('close', () => forget(raw));
  });

  // Who is answered before all was sent need not send the rest.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (bringsBody(raw) && raw.complete === false) reply.header('connection', 'close');
  });

  function forget(raw: IncomingMessage): void {
    const known = arriving.get(raw);
    if (!known) return;
    arriving.delete(raw);
    const others = (ofNetwork.get(known.network) ?? 1) - 1;
    if (others > 0) ofNetwork.set(known.network, others);
    else ofNetwork.delete(known.network);
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [raw, known] of arriving) {
      const seconds = (now - known.since) / SECOND;
      if (seconds < bounds.slowBodySeconds) continue;
      const received = raw.socket.bytesRead - known.before;
      // Where the shop itself has not read on, nobody is slow but the shop.
      if (raw.readableFlowing !== true) Object.assign(known, { since: now, before: raw.socket.bytesRead });
      else if (received < seconds * bounds.bodyBytesPerSecond)
        refuseConnection({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket, metrics);
    }
  }, LOOK_EVERY).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
