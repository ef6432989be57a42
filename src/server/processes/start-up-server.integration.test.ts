import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { unavailableAnswers } from '#server/error-pages/answer-unavailable.ts';
import { listenOn, openStartUpServer } from './start-up-server.ts';

const PAGE = { headers: { accept: 'text/html' } };

test('a shop that is still being prepared lives, is not ready and asks for a moment, until it takes over', async () => {
  const startUpServer = await openStartUpServer(
    { port: 0, host: '127.0.0.1' },
    unavailableAnswers({ name: 'Palarnia' }),
  );
  const address = `http://127.0.0.1:${(startUpServer.address() as AddressInfo).port}`;
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  const polish = await fetch(`${address}/`, PAGE);
  expect(polish.status).toBe(503);
  expect(polish.headers.get('retry-after')).toBe('2');
  expect(await polish.text()).toContain('Sklep właśnie się otwiera');
  expect(await (await fetch(`${address}/en/`, PAGE)).text()).toContain('The shop is just opening');

  const shop = createServer((_, response) => response.end('open'));
  await listenOn(shop, startUpServer);
  expect(await (await fetch(`${address}/`)).text()).toBe('open');
  shop.close();
  shop.closeAllConnections();
  await expect(fetch(`${address}/`)).rejects.toThrow();
});
