import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { linksIn } from '#contract/links.ts';
import { BY_TRANSFER, CONTACT, guestWith, summaryForm } from '#tests/support/shop/checkout-shopper.ts';
import { type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import {
  describeWithShop,
  openTestShop,
  PAGE,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

const FAR = '203.0.113.7';
const JSON_TYPE = { 'content-type': 'application/json' };
const { checkout, checkoutDelivery, checkoutSummary } = linksIn('pl');

describeWithShop('a limit', (use) => {
  const opened: TestShop[] = [];
  async function open(limits: Parameters<typeof openTestShop>[1] extends infer Changes ? Changes : never) {
    const shop = await openTestShop(use().database, limits);
    opened.push(shop);
    return shop;
  }
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const shop of opened.splice(0)) await shop.close();
  });
  const query = (shop: TestShop, text: string, remoteAddress = '127.0.0.1', headers = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/graphql/v1/',
      headers: { ...JSON_TYPE, ...headers },
      payload: JSON.stringify({ query: text }),
      remoteAddress,
    });

  test('of requests of one address is told as a page, as data and as a query’s answer, in the shopper’s language', async () => {
    const shop = await open({ limits: { perMinute: { requests: 3 } } });
    shop.now = 60_000 * 1_000 + 20_000;
    const ask = (url: string, accept: string, referer = '') =>
      shop.app.inject({ url, headers: { accept, referer }, remoteAddress: FAR });
    for (let times = 0; times < 3; times++) expect((await ask('/', 'text/html')).statusCode).toBe(200);
    const page = await ask('/en/basketedit.php', 'text/html');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '40']);
    expect(page.body).toContain('<h1>Too many requests at once</h1>');
    expect(page.body).toContain('Try again in 40 s.');
    const data = await ask('/ajax/points.php', 'application/json');
    expect([data.statusCode, data.json()]).toEqual([
      429,
      { error: 'too_many', status: 'error', message: expect.stringContaining('Spróbuj ponownie za 40 s.') },
    ]);
    const answer = await query(shop, '{ hello }', FAR, { referer: 'https://sklep.example/en/' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '40']);
    expect(answer.json().errors[0]).toMatchObject({
      message: expect.stringContaining('Try again in 40 s.'),
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(
      (await shop.app.inject({ url: '/', headers: PAGE, remoteAddress: '203.0.113.8' })).statusCode,
    ).toBe(200);
    shop.now += 60_000;
    expect((await ask('/', 'text/html')).statusCode).toBe(200);
  });

  test('of requests counts a household once, whichever of its IPv6 addresses it uses', async () => {
    const shop = await open({ limits: { perMinute: { requests: 2 } } });
    const statuses = [];
    for (const remoteAddress of ['2001:db8::1', '2001:db8::2', '2001:db8::3'])
      statuses.push(
        (await shop.app.inject({ url: '/basketedit.php', headers: PAGE, remoteAddress })).statusCode,
      );
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('of orders holds for one shopper over two processes, and what was entered stays', async () => {
    const limits = { limits: { perMinute: { orders: 1 } } };
    const [one, other] = [await open(limits), await open(limits)];
    other.now = one.now;
    const guest = await guestWith(one);
    const elsewhere = shopperIn(other, guest.jar);
    await order(guest, one);
    const second = await guestWith(one, '1');
    await order(second, one);
    await sendForm(guest, linksIn('pl').basketChange, { product: '7', size: '250g', number: '1' });
    await enterData(guest);
    const form = await summaryForm(guest);
    const refused = await sendForm(elsewhere, checkoutSummary, form);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringMatching(/^Za dużo prób/),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    other.now += 60_000;
    expect((await sendForm(elsewhere, checkoutSummary, form)).statusCode).toBe(200);
  });

  test('of discount codes that are tried is told with the basket', async () => {
    const shop = await open({ limits: { perMinute: { codes: 2 } } });
    shop.now += 60_000;
    const shopper = shopperIn(shop);
    const statuses = [];
    for (let tries = 0; tries < 3; tries++) {
      const { statusCode, headers } = await shopper.change({
        [BASKET_FIELDS.action]: 'code',
        [BASKET_FIELDS.code]: `X${tries}`,
      });
      statuses.push([statusCode, headers['retry-after'] !== undefined]);
    }
    expect(statuses).toEqual([
      [422, false],
      [422, false],
      [429, true],
    ]);
  });

  test('of discount codes that are tried is that of a whole network: its next address guesses no more', async () => {
    const shop = await open({ limits: { perMinute: { codes: 1 } } });
    shop.now += 180_000;
    const tryFrom = async (remoteAddress: string) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: linksIn('pl').basketChange,
          headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({
            [BASKET_FIELDS.action]: 'code',
            [BASKET_FIELDS.code]: 'X',
          }).toString(),
          remoteAddress,
        })
      ).statusCode;
    expect(await tryFrom('2001:db8:7::1')).toBe(422);
    expect(await tryFrom('2001:db8:7::2')).toBe(429);
    expect(await tryFrom('2001:db8:8::1')).toBe(422);
  });

  test('of changes by queries holds, and what only reads goes on', async () => {
    const shop = await open({ limits: { perMinute: { changesOfAddress: 2 } } });
    shop.now += 120_000;
    const change = () => query(shop, 'mutation { unsetTemporaryRegion { __typename } }', FAR);
    expect([(await change()).statusCode, (await change()).statusCode]).toEqual([200, 200]);
    const refused = await change();
    expect([refused.statusCode, refused.json().errors[0].extensions]).toEqual([
      429,
      { code: 'TOO_MANY_REQUESTS' },
    ]);
    expect((await query(shop, '{ hello }', FAR)).statusCode).toBe(200);
  });

  test.each([
    ['depth', `{ ${'product(productId: 1) { '.repeat(13)} id ${'}'.repeat(14)}`],
    ['aliases', `{ ${Array.from({ length: 101 }, (_, n) => `a${n}: hello`).join(' ')} }`],
    [
      'changes',
      `mutation { ${Array.from({ length: 11 }, (_, n) => `a${n}: unsetTemporaryRegion { __typename }`).join(' ')} }`,
    ],
  ])('of a query’s %s refuses it before anything of it is done', async (_, text) => {
    const { statusCode, body } = await query(use(), text);
    expect(statusCode).toBe(400);
    expect(body).toMatch(/at most \d+/);
  });

  test('of a query’s names lets a form of a hundred fields be checked at once', async () => {
    const checks = Array.from(
      { length: 100 },
      (_, n) =>
        `field_${n}:validateClientData(ClientDataInput:{clientData:{email:"a"}}){messages{code message}clientExists clientProposedLogin isClientLoggedIn}`,
    );
    const { statusCode, body } = await query(use(), `{${checks.join('')}}`);
    expect([statusCode, JSON.parse(body).errors]).toEqual([200, undefined]);
  });

  test('of a query’s time ends the wait for it', async () => {
    const shop = await open({ limits: { querySeconds: 1 } });
    vi.spyOn(shop.shop.catalogue.products, 'product').mockReturnValue(new Promise(() => {}));
    const answer = await query(shop, '{ product(productId: 7) { __typename } }');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.json().errors[0].message).toBe('Odpowiedź trwa zbyt długo. Spróbuj ponownie za chwilę.');
  });

  test('of sizes refuses a form, a query and an address that are too long, each in its own way', async () => {
    const { app } = use();
    const send = (url: string, bytes: number, accept: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
        payload: `message=${'x'.repeat(bytes)}`,
      });
    const form = await send('/contact.php', 70_000, 'application/json');
    expect([form.statusCode, form.json().error]).toEqual([413, 'too_large']);
    const page = await send('/en/contact.php', 70_000, 'text/html');
    expect([page.statusCode, page.body.includes('<h1>This is too much at once</h1>')]).toEqual([413, true]);
    expect((await send('/ajax/get.php', 70_000, '*/*')).statusCode).toBe(413);
    const long = await query(use(), `{ hello(a: "${'x'.repeat(300_000)}") }`);
    expect([long.statusCode, long.json().errors[0].message]).toEqual([413, expect.stringMatching(/\w/)]);
    const address = await app.inject({ url: `/search.php?text=${'x'.repeat(17_000)}`, headers: PAGE });
    expect(address.statusCode).toBe(414);
  });

  test('of time and size holds for connections: slow ones end, and heads that are too large are refused', async () => {
    const shop = await open({ limits: { headSeconds: 1, requestSeconds: 2 } });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const statusOf = (text: string) =>
      new Promise<string>((resolve) => {
        let received = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (data) => {
          received += data;
        });
        socket.on('close', () => resolve(received.slice(0, 12))).on('error', () => {});
      });
    const [slow, slowBody, large] = await Promise.all([
      statusOf('GET / HTTP/1.1\r\nhost: shop\r\nx: '),
      statusOf('POST /ajax/get.php HTTP/1.1\r\nhost: shop\r\ncontent-length: 50\r\n\r\nrequ'),
      statusOf(`GET / HTTP/1.1\r\nhost: shop\r\nx: ${'a'.repeat(30_000)}\r\n\r\n`),
    ]);
    expect([slow, slowBody, large]).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408', 'HTTP/1.1 431']);
    expect(shop.app.server.maxConnections).toBe(10_000);
    const metrics = shop.shop.operations.metrics.write();
    expect(metrics).toContain('witryna_refused_total{reason="slow_client"} 2');
    expect(metrics).toContain('witryna_refused_total{reason="header_size"} 1');
    expect(await statusOver(port)).toBe(200);
  });
});

const statusOver = (port: number) =>
  new Promise<number | undefined>((resolve) => {
    httpRequest({ port, host: '127.0.0.1', path: '/' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });

async function enterData(shopper: Shopper): Promise<void> {
  await sendForm(shopper, checkout, CONTACT);
  await sendForm(shopper, checkoutDelivery, BY_TRANSFER);
}

async function order(shopper: Shopper, shop: TestShop): Promise<void> {
  await enterData(shopper);
  const { statusCode, body } = await sendForm(shopper, checkoutSummary, await summaryForm(shopper));
  if (statusCode !== 200) throw new Error(`no order at ${shop.now}: ${body}`);
}
