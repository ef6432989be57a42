import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProduct, describeWithShop, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

const AT_ONCE = 200;

describeWithShop('a burst of requests over real connections', (use) => {
  let shop: TestShop;
  let address: string;
  beforeAll(async () => {
    shop = await openTestShop(use().database, { overload: { requests: 6, delayMs: 60_000 } });
    await shop.app.ready();
    shop.app.server.listen(0, '127.0.0.1');
    await once(shop.app.server, 'listening');
    address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    shop.app.server.close().closeAllConnections();
    await shop.close();
  });

  const ask = (path: string, accept = 'text/html') => fetch(address + path, { headers: { accept } });
  const burst = (turn: number) =>
    Array.from({ length: AT_ONCE }, (_, index) =>
      ask(`${index % 2 ? '/en' : ''}/search.php?text=kawa+${turn}+${index}`),
    );

  test('turns searches away politely, in the page’s language, and says when to come again', async () => {
    const answers = await Promise.all(burst(1));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = answers.filter(({ status }) => status === 503);
    const said = new Set<string>();
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      said.add(
        `${answer.headers.get('content-language')}: ${/<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]}`,
      );
    }
    expect(said).toEqual(
      new Set(['pl: Mamy teraz bardzo wielu gości', 'en: A great many people are here just now']),
    );
    expect(shop.shop.operations.overload.counts().shed.search).toBe(refused.length);
  });

  test('leaves cached pages, the basket’s way to an order and the watchers alone', async () => {
    const { path } = await demoProduct(shop.shop, 'brazylia-cerrado');
    expect((await ask(path)).status).toBe(200);
    const storm = burst(3);
    const [page, stale, step, live] = await Promise.all([
      ask(path),
      ask(`${path}?utm_source=letter`),
      ask('/order.php'),
      ask('/health/live', 'application/json'),
    ]);
    expect([page?.status, stale?.status, live?.status]).toEqual([200, 200, 200]);
    expect(step?.status).toBeLessThan(400);
    expect((await Promise.all(storm)).some(({ status }) => status === 503)).toBe(true);
  });

  test('is over when it is over: the next search is answered', async () => {
    await Promise.all(burst(4));
    await expect.poll(() => shop.shop.operations.overload.counts().inFlight).toBe(0);
    expect((await ask('/search.php?text=spokojnie')).status).toBe(200);
  });
});
