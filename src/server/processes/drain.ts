import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { closePort } from './close-port.ts';

const IDLE_MAY_STAY_MS = 1_000;
/** So long a client is waited for that was told of the connection's end. */
const CLIENT_MAY_CLOSE_MS = 1_000;
const LOOK_EVERY_MS = 50;

export type Drain = (limitMs: number) => Promise<'all answered' | 'some cut off'>;

/**
 * Follows a server's requests, so that it can be closed without losing one. No new connection is taken then, the
 * next answer on an old one is its last, what is under way is answered, within the limit, and connections on which
 * nothing is said are closed in order.
 */
export function drainable(server: Server): Drain {
  /** Each with the bytes that had come when nothing was under way on it. */
  const connections = new Map<Socket, number>();
  const open = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('connection', (socket: Socket) => {
    connections.set(socket, socket.bytesRead);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    // Nobody answers on a connection that has been ended.
    if (!socket.writable) return;
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (connections.has(socket)) connections.set(socket, socket.bytesRead);
    });
    if (draining) response.shouldKeepAlive = false;
  });

  function endIdle(): void {
    const busy = new Set([...open].map(({ req }) => req.socket));
    for (const [socket, bytes] of connections)
      if (!busy.has(socket) && socket.bytesRead === bytes) endInOrder(socket);
  }

  return async (limitMs) => {
    const start = performance.now();
    draining = true;
    for (const response of open) response.shouldKeepAlive = false;
    if (server.listening) await closePort(server);
    while (connections.size > 0 && performance.now() - start < limitMs) {
      await sleep(LOOK_EVERY_MS);
      if (performance.now() - start > Math.min(IDLE_MAY_STAY_MS, limitMs)) endIdle();
    }
    const cutOff = open.size > 0;
    server.closeAllConnections();
    server.close();
    return cutOff ? 'some cut off' : 'all answered';
  };
}

/** Says that nothing more comes, and lets the client close: what it may just have sent would reset the connection. */
function endInOrder(socket: Socket): void {
  if (socket.writableEnded) return;
  socket.end();
  setTimeout(() => socket.destroy(), CLIENT_MAY_CLOSE_MS).unref();
}
