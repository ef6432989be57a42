import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { rawClient, unfinishedPost } from '#tests/support/shop/raw-client.ts';
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';
import { soon } from '#tests/support/soon.ts';

const ERROR = 50;
const WENT_AWAY = 'The client went away before all of its request was there';
const UPLOAD = { type: 'multipart/form-data; boundary=x' };

describeWithDatabase('a connection', (use) => {
  let shop: TestShop;
  let port: number;
  const written: string[] = [];
  async function open() {
    shop = await openTestShop(
      use(),
      {},
      { environment: { logLevel: 'info', log: { write: (line) => written.push(line) } } },
    );
    await shop.app.ready();
    shop.app.server.listen(0, '127.0.0.1');
    await once(shop.app.server, 'listening');
    port = (shop.app.server.address() as AddressInfo).port;
  }
  afterEach(async () => {
    written.splice(0);
    shop.app.server.close().closeAllConnections();
    await shop.close();
  });
  const lines = () =>
    written.map((line): { level: number; msg: string; status?: number } => JSON.parse(line));

  test.each([
    ['a form', '/contact.php', {}],
    ['an upload', '/account-complaint.php', UPLOAD],
    ['a query', '/graphql/v1/', { type: 'application/json' }],
  ])('that ends in the middle of %s is nobody’s failure', async (_, path, headers) => {
    await open();
    const { socket, received } = await rawClient(port, unfinishedPost(path, headers));
    const asked = once(shop.app.server, 'request');
    await Promise.race([asked, soon(() => expect(received()).not.toBe(''))]);
    socket.resetAndDestroy();
    await soon(() => expect(lines().map(({ msg }) => msg)).toContain(WENT_AWAY));
    expect(lines().filter(({ level }) => level >= ERROR)).toEqual([]);
  });

  test('over which a request names two hosts gets nothing of the shop', async () => {
    await open();
    const two = 'GET / HTTP/1.1\r\nhost: shop.example\r\nHOST: evil.example\r\n\r\n';
    const { received } = await (await rawClient(port, two)).closed;
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    const one = await rawClient(port, 'GET / HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n');
    expect((await one.closed).received).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each(['text/html', 'application/json'])(
    'with files of somebody who is not signed in is answered unread and closed (%s)',
    async (accept) => {
      await open();
      const head = unfinishedPost('/account-complaint.php', { ...UPLOAD, accept });
      const client = await rawClient(port, head.replace('content-length: 1000', 'content-length: 300000000'));
      const { received } = await client.closed;
      expect(received).toMatch(/^HTTP\/1\.1 401 /);
      expect(received).toMatch(/connection: close/i);
    },
  );

  test('with a short form of somebody whose session has ended keeps what was typed', async () => {
    await open();
    const body =
      '--x\r\ncontent-disposition: form-data; name="description"\r\n\r\nPęknięty worek\r\n--x--\r\n';
    const head = unfinishedPost('/account-complaint.php', { ...UPLOAD, accept: 'text/html' });
    const client = await rawClient(
      port,
      head.slice(0, -1).replace('content-length: 1000', `content-length: ${Buffer.byteLength(body)}`) + body,
    );
    await soon(() => expect(client.received()).toContain('Pęknięty worek'));
    client.socket.destroy();
  });
});
