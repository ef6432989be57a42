import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test says exactly what it wants. */
export type RawClient = {
  socket: Socket;
  /** All that has come back so far. */
  received: () => string;
  /** Resolves with all that came back when the other side has closed the connection: in order, or by a reset. */
  closed: Promise<{ received: string; by: 'end' | 'reset' }>;
};

/** With `stayOpen` the test itself ends its side. */
export async function rawClient(port: number, text = '', { stayOpen = false } = {}): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  let by: 'end' | 'reset' = 'reset';
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('end', () => {
    by = 'end';
    if (!stayOpen) socket.end();
  });
  socket.on('error', () => {
    by = 'reset';
  });
  const closed = new Promise<{ received: string; by: 'end' | 'reset' }>((resolve) => {
    socket.once('close', () => resolve({ received, by }));
  });
  await once(socket, 'connect');
  if (text) socket.write(text);
  return { socket, received: () => received, closed };
}

/** A form of which only the beginning comes. */
export const unfinishedPost = (
  path: string,
  { type = 'application/x-www-form-urlencoded', ...headers }: Record<string, string> = {},
) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: shop.example',
    `content-type: ${type}`,
    'content-length: 1000',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\na',
  ].join('\r\n');
