import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { closePort } from './close-port.ts';

test('a port that is closed lets in who has knocked already, and nobody later', async () => {
  const server = createServer((socket) => socket.end('welcome'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const early = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
  // By now the system has connected them, and the server has heard of none.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const closed = closePort(server);
  expect(await Promise.all(early.map((socket) => text(socket)))).toEqual(Array(5).fill('welcome'));
  await closed;
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});
