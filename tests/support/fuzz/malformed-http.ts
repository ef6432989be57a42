import { connect } from 'node:net';
import fc from 'fast-check';
import { damaged } from './odd-values.ts';

const BODY = '{"query":"{ hello }"}';
const VALID = [
  'GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n',
  `POST /graphql/v1/ HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`,
  'POST /ajax/get.php HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n5\r\nreque\r\n0\r\n\r\n',
];
const WRONG = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  '\r\n\r\n\r\n',
  'FLY / HTTP/1.1\r\nhost: shop\r\n\r\n',
  'GET /%zz%00%ff HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n',
  `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: shop\r\nx: ${'a'.repeat(30_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${Array.from({ length: 3_000 }, (_, n) => `x${n}: 1\r\n`).join('')}\r\n`,
  'POST /graphql/v1/ HTTP/1.1\r\nhost: shop\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello',
  'POST /graphql/v1/ HTTP/1.1\r\nhost: shop\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nhello',
  'POST /graphql/v1/ HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-length: -1\r\n\r\n',
  'POST /graphql/v1/ HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /graphql/v1/ HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-encoding: gzip\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
];

/** What arrives at a port that is open to everybody. */
export const malformedHttp = fc.oneof(fc.constantFrom(...WRONG), damaged(fc.constantFrom(...VALID)));

/** Sends it as it is, and answers with what comes back until the connection ends or a moment has passed. */
export function sendRaw(port: number, text: string, patience = 300): Promise<string> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'utf8')));
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(received).toString('utf8'));
    };
    socket.on('data', (data) => received.push(data));
    socket.on('close', end).on('error', end);
    socket.setTimeout(patience, end);
  });
}
