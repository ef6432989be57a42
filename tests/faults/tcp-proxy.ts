import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type TcpProxy = {
  /** The database's address, led through here. */
  url: string;
  /** How long every piece of an answer takes to pass (ms). */
  delayMs: number;
  /** Cuts every connection, in the middle of whatever it carries. */
  cut(): void;
  close(): void;
};

/** A line to the database that can be cut and slowed down. */
export async function startProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', async (bytes) => {
      if (proxy.delayMs > 0) await sleep(proxy.delayMs);
      if (!near.destroyed) near.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const close = () => {
    server.close();
    cut();
  };
  const proxy: TcpProxy = { url: url.href, delayMs: 0, cut, close };
  return proxy;
}
