import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { Environment } from '#server/environment.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type RawClient, rawClient, unfinishedPost } from '#tests/support/shop/raw-client.ts';
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';
import { soon } from '#tests/support/soon.ts';

const MANY = 60;

describeWithDatabase('a request whose body does not come', (use) => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function open(changes: Partial<ShopConfig>, environment: Partial<Environment> = {}) {
    const shop = await openTestShop(use(), changes, { environment });
    await shop.app.ready();
    shop.app.server.listen(0, '127.0.0.1');
    await once(shop.app.server, 'listening');
    ends.push(async () => {
      shop.app.server.close().closeAllConnections();
      await shop.close();
    });
    const { port } = shop.app.server.address() as AddressInfo;
    const say = async (text: string): Promise<RawClient> => {
      const client = await rawClient(port, text);
      ends.push(async () => void client.socket.destroy());
      return client;
    };
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).status;
    return { shop, say, ask };
  }

  const busyAt = (requests: number) => ({ overload: { requests, delayMs: 60_000 } });
  const inFlight = ({ shop }: TestShop) => shop.operations.overload.counts().inFlight;
  /** Each of them has been seen by the shop. */
  const arrived = (shop: TestShop, count: number) =>
    soon(async () => {
      const connections = await new Promise<number>((resolve) =>
        shop.app.server.getConnections((_, found) => resolve(found)),
      );
      expect(connections).toBeGreaterThanOrEqual(count);
    });

  test('takes nobody’s place: search, basket and checkout are answered while many are open', async () => {
    const { shop, say, ask } = await open(busyAt(10));
    for (const [path, type] of [
      ['/order-summary.php', 'application/x-www-form-urlencoded'],
      ['/graphql/v1/', 'application/json'],
      ['/account-complaint.php', 'multipart/form-data; boundary=x'],
    ] as const)
      for (let each = 0; each < MANY / 3; each++) await say(unfinishedPost(path, { type }));
    await arrived(shop, MANY);
    expect(await ask('/search.php?text=kawa')).toBe(200);
    expect(await ask('/basketedit.php')).toBe(200);
    expect(await ask('/order.php')).toBe(200);
    expect(inFlight(shop)).toBe(0);
  });

  test('is counted from the moment that it has come, and turned away then where there is no room', async () => {
    const { shop, say } = await open(busyAt(10));
    const [search, order] = [
      await say(unfinishedPost('/ajax/get.php')),
      await say(unfinishedPost('/order-summary.php')),
    ];
    await arrived(shop, 2);
    for (let each = 0; each < 10; each++) shop.shop.operations.overload.enter('file');
    for (const { socket } of [search, order]) socket.write('b'.repeat(999));
    await soon(() => expect(search.received()).toMatch(/^HTTP\/1\.1 503 /));
    await soon(() => expect(order.received()).toMatch(/^HTTP\/1\.1 (?!503)/));
    expect(shop.shop.operations.overload.counts().shed.search).toBe(1);
    await soon(() => expect(inFlight(shop)).toBe(10));
  });

  test('is one of so many that an address may have open, also behind a proxy', async () => {
    const isProxy = (address: string) => address === '127.0.0.1';
    const { say } = await open({ limits: { unfinishedBodies: 3 } }, { isProxy });
    const from = (address: string) =>
      say(unfinishedPost('/order-summary.php', { 'x-forwarded-for': address }));
    const first = await from('203.0.113.7');
    const open2 = [await from('203.0.113.7'), await from('203.0.113.7')];
    await soon(async () => {
      const { received, by } = await (await from('203.0.113.7')).closed;
      expect(received).toMatch(/^HTTP\/1\.1 429 /);
      expect(received).toMatch(/connection: close/i);
      expect(by).toBe('end');
    });
    const other = await from('203.0.113.8');
    other.socket.write('b'.repeat(999));
    await soon(() => expect(other.received()).toMatch(/^HTTP\/1\.1 (?!429)\d/));
    first.socket.write('b'.repeat(999));
    await soon(() => expect(first.received()).toMatch(/^HTTP\/1\.1 (?!429)\d/));
    const next = await from('203.0.113.7');
    next.socket.write('b'.repeat(999));
    await soon(() => expect(next.received()).toMatch(/^HTTP\/1\.1 (?!429)\d/));
    expect(open2.map(({ received }) => received())).toEqual(['', '']);
  });

  test('never shuts out everybody behind a proxy that nobody has named', async () => {
    const { shop, say } = await open({ limits: { unfinishedBodies: 3 } });
    const sent = [];
    for (let each = 0; each < 6; each++) sent.push(await say(unfinishedPost('/order-summary.php')));
    await arrived(shop, 6);
    for (const { socket } of sent) socket.write('b'.repeat(999));
    for (const { received } of sent) await soon(() => expect(received()).toMatch(/^HTTP\/1\.1 (?!429)\d/));
  });

  test('is given up when it hardly comes, long before its time is over', async () => {
    const { shop, say } = await open({ limits: { slowBodySeconds: 1, requestSeconds: 3_000 } });
    const slow = await say(unfinishedPost('/order-summary.php'));
    const drip = setInterval(() => slow.socket.write('b'), 100);
    ends.push(async () => clearInterval(drip));
    const { received } = await slow.closed;
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(shop.shop.operations.metrics.write()).toContain('witryna_refused_total{reason="slow_client"} 1');
  });

  test('is given up when it stops half way, however quickly it began', async () => {
    const { say } = await open({ limits: { slowBodySeconds: 1, requestSeconds: 3_000 } });
    const stopped = await say(unfinishedPost('/order-summary.php'));
    // What comes along with the head is not counted.
    const rest = setTimeout(() => stopped.socket.write('b'.repeat(700)), 100);
    ends.push(async () => clearTimeout(rest));
    expect((await stopped.closed).received).toMatch(/^HTTP\/1\.1 408 /);
  });
});
