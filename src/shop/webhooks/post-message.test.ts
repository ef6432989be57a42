import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openPostMessage } from './post-message.ts';

const MESSAGE = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A server of this machine, and its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('a message', () => {
  const post = openPostMessage({ allowLocal: true, resolve: async () => ['127.0.0.1'], milliseconds: 300 });

  test('arrives as it was signed, with the name of its address', async () => {
    const seen: unknown[] = [];
    const port = await serve((request, response) => {
      request.on('data', (part: Buffer) =>
        seen.push(request.method, request.url, request.headers.host, part.toString()),
      );
      request.on('end', () => response.writeHead(202, { 'retry-after': '7' }).end(' tak\n\u0000 jest '));
    });
    const answer = await post({ address: `http://localhost:${port}/a?b=c`, ...MESSAGE });
    expect(answer).toEqual({ status: 202, retryAfter: '7', answer: 'tak jest' });
    expect(seen).toEqual(['POST', '/a?b=c', `localhost:${port}`, MESSAGE.body]);
  });

  test('is not sent on to where an answer points', async () => {
    let asked = 0;
    const port = await serve((_request, response) => {
      asked++;
      response.writeHead(302, { location: 'http://localhost:1/' }).end();
    });
    expect(await post({ address: `http://localhost:${port}/`, ...MESSAGE })).toMatchObject({ status: 302 });
    expect(asked).toBe(1);
  });

  test('is not waited for longer than it may take, whatever part of the answer is missing', async () => {
    const silent = await serve(() => {});
    expect(await post({ address: `http://localhost:${silent}/`, ...MESSAGE })).toEqual({
      problem: 'timeout',
    });
    const slow = await serve((_request, response) => {
      response.writeHead(200);
      response.write('zaraz');
    });
    const answer = await post({ address: `http://localhost:${slow}/`, ...MESSAGE });
    expect(answer).toMatchObject({ status: 200, answer: 'zaraz' });
    const noName = openPostMessage({
      allowLocal: true,
      resolve: () => new Promise(() => {}),
      milliseconds: 20,
    });
    expect(await noName({ address: 'http://localhost:1/', ...MESSAGE })).toEqual({ problem: 'timeout' });
  });

  test('has only the beginning of an answer kept', async () => {
    const port = await serve((_request, response) => response.end('ż'.repeat(100_000)));
    expect(await post({ address: `http://localhost:${port}/`, ...MESSAGE })).toMatchObject({
      answer: 'ż'.repeat(200),
    });
  });

  test('that nobody takes says why', async () => {
    expect(await post({ address: 'http://localhost:1/', ...MESSAGE })).toEqual({ problem: 'refused' });
    const resolve = async () => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    };
    const lost = openPostMessage({ allowLocal: false, resolve });
    expect(await lost({ address: 'https://nowhere.example.com/', ...MESSAGE })).toEqual({
      problem: 'no_host',
    });
    const plain = await serve((_request, response) => response.end());
    const secure = await post({ address: `https://localhost:${plain}/`, ...MESSAGE });
    expect(secure).toEqual({ problem: 'tls' });
  });
});

describe('our own network is told nothing', () => {
  test.each([['10.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254'], []])(
    'where a name leads to %s %s',
    async (...addresses) => {
      const post = openPostMessage({ allowLocal: false, resolve: async () => addresses });
      expect(await post({ address: 'https://erp.example.com/', ...MESSAGE })).toEqual({
        problem: 'own_network',
      });
    },
  );

  test('by a name that leads elsewhere the second time: it is asked only once, and what was looked at is used', async () => {
    let connections = 0;
    const port = await serve((_request, response) => {
      connections++;
      response.end();
    });
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const resolve = async () => answers[asked++] ?? [];
    const post = openPostMessage({ allowLocal: true, resolve });
    expect(await post({ address: `http://localhost:${port}/`, ...MESSAGE })).toMatchObject({ status: 200 });
    expect([asked, connections]).toEqual([1, 1]);
    expect(await post({ address: `http://localhost:${port}/`, ...MESSAGE })).toEqual({
      problem: 'own_network',
    });
    expect([asked, connections]).toEqual([2, 1]);
  });

  test('by a number, and without encryption', async () => {
    const resolve = async () => ['8.8.8.8'];
    const post = openPostMessage({ allowLocal: false, resolve });
    for (const address of ['https://2130706433/', 'https://[::1]/', 'http://erp.example.com/'])
      expect(await post({ address, ...MESSAGE })).toEqual({ problem: 'own_network' });
  });
});
