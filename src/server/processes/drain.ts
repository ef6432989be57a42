import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { closePort } from './close-port.ts';

const IDLE_MAY_STAY_MS = 1_000;
const LOOK_EVERY_MS = 50;

export type Drain = (limitMs: number) => Promise<'all answered' | 'some cut off'>;

/**
 * Follows a server's requests, so that it can be closed without losing one. No new connection is taken then, the
 * next answer on an old one is its last, and what is under way is answered, within the limit.
 */
export function drainable(server: Server): Drain {
  const connections = new Set<Socket>();
  const open = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (draining) response.shouldKeepAlive = false;
  });

  return async (limitMs) => {
    const start = performance.now();
    draining = true;
    for (const response of open) response.shouldKeepAlive = false;
    if (server.listening) await closePort(server);
    while (connections.size > 0 && performance.now() - start < limitMs) {
      await sleep(LOOK_EVERY_MS);
      if (performance.now() - start > Math.min(IDLE_MAY_STAY_MS, limitMs)) server.closeIdleConnections();
    }
    const cutOff = open.size > 0;
    server.closeAllConnections();
    server.close();
    return cutOff ? 'some cut off' : 'all answered';
  };
}
