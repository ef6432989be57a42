import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Environment, readEnvironment } from '#server/environment.ts';
import { COFFEE, guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, sendForm } from '#tests/support/shop/client-shopper.ts';
import {
  demoProduct,
  describeWithShop,
  openTestShop,
  PAGE,
  shopperIn,
} from '#tests/support/shop/test-shop.ts';

type Line = { level: number; reqId?: string; msg: string; route?: string; status?: number; address?: string };

describeWithShop('the log', (use) => {
  /** The same shop, with its log in a list. */
  async function logged(changes: Partial<Environment> = {}) {
    const written: string[] = [];
    const shop = await openTestShop(use().database);
    const app = await createApp(shop.shop, undefined, {
      ...readEnvironment({}),
      logLevel: 'trace',
      log: { write: (line) => written.push(line) },
      ...changes,
    });
    const lines = (): Line[] => written.map((line) => JSON.parse(line));
    const close = async () => {
      await app.close();
      await shop.close();
    };
    return { shop: { ...shop, app, now: shop.now }, app, written, lines, close };
  }

  test('has nothing of the person who orders, searches, writes and signs in', async () => {
    const { shop, app, written, close } = await logged();
    const personal = {
      ...{ email: 'zofia.testowa@example.org', firstname: 'Zofia', lastname: 'Brzęczyszczykiewicz' },
      ...{
        phone: '501777888',
        street: 'Pajęczyńska',
        street_number: '17b',
        city: 'Łękołody',
        zipcode: '38-321',
      },
    };
    const guest = await guestWith(shop);
    const location = await orderBy(guest, { contact: personal });
    await guest.get(location);
    await guest.get(`/search.php?text=${encodeURIComponent(personal.email)}`);
    await guest.get(
      `/nie-ma/${encodeURIComponent(personal.email)}?q=${encodeURIComponent(personal.lastname)}`,
    );
    await sendForm(guest, '/signin.php', { username: personal.email, password: 'tajne hasło 77' });
    await sendForm(guest, '/contact.php', {
      ...personal,
      contact: personal.email,
      message: 'Mój sekret',
    });
    const client = await clientIn(shop, 'zofia.testowa');
    await client.get('/account.php');
    await app.inject({ url: '/', headers: PAGE, remoteAddress: '203.0.113.77' });
    const log = written.join('\n');
    expect(written.length).toBeGreaterThan(10);
    for (const value of [...Object.values(personal), 'zofia', 'tajne', 'sekret', '203.0.113.77'])
      for (const form of [value, encodeURIComponent(value)])
        expect(log.toLowerCase(), form).not.toContain(form.toLowerCase());
    for (const [, secret] of guest.jar) expect(log).not.toContain(secret);
    expect(log).not.toContain(new URL(location, 'https://x').searchParams.get('token'));
    await close();
  });

  test('has nothing of a person where the database refuses what was typed', async () => {
    const { app, shop, written, lines, close } = await logged();
    shop.shop.catalogue.products.product = () =>
      shop.database.pool
        .query('SELECT $1::integer, $2::text', ['zofia.testowa@example.org', 'Zofia'])
        .then(() => undefined);
    const { path } = await demoProduct(shop.shop, COFFEE);
    const { statusCode } = await app.inject({ url: `${path}?size=odd`, headers: PAGE });
    expect(statusCode).toBe(500);
    expect(lines().some(({ level }) => level >= 50)).toBe(true);
    expect(written.join('')).not.toMatch(/zofia/i);
    await close();
  });

  test('has one line for each request, with its name, its route and a shortened address', async () => {
    const { app, lines, close } = await logged();
    const { path } = await demoProduct(use().shop, COFFEE);
    const answer = await app.inject({ url: path, headers: PAGE, remoteAddress: '203.0.113.77' });
    await app.inject({ url: '/nie-ma-takiej', headers: PAGE });
    const [line, missing] = lines().filter(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ route: '/produkt/:id/:slug', status: 200, address: '203.0.113.0' });
    expect(answer.headers['x-request-id']).toBe(line?.reqId);
    expect(missing).toMatchObject({ route: '(none)', status: 404 });
    await close();
  });

  test('takes a request’s name from our proxy alone, and only one that is well formed', async () => {
    const behind = await logged({ isProxy: (address) => address === '10.0.0.5' });
    const named = async (name: string, remoteAddress: string) =>
      (
        await behind.app.inject({
          url: '/basketedit.php',
          headers: { ...PAGE, 'x-request-id': name },
          remoteAddress,
        })
      ).headers['x-request-id'];
    expect(await named('abcdef-123456', '10.0.0.5')).toBe('abcdef-123456');
    expect(await named('abcdef-123456', '203.0.113.7')).not.toBe('abcdef-123456');
    for (const odd of ['short', 'a b c d e f g', 'x'.repeat(65), 'anna@example.org', '{"level":60}'])
      expect(await named(odd, '10.0.0.5')).not.toBe(odd);
    await behind.close();
  });

  test('and the limits know the shopper behind our proxy, and believe nobody else', async () => {
    const { app, lines, close } = await logged({ isProxy: (address) => address === '10.0.0.5' });
    const headers = { ...PAGE, 'x-forwarded-for': '198.51.100.20' };
    for (const remoteAddress of ['10.0.0.5', '203.0.113.7'])
      await app.inject({ url: '/basketedit.php', headers, remoteAddress });
    const addresses = lines().flatMap(({ address }) => (address ? [address] : []));
    expect(addresses).toEqual(['198.51.100.0', '203.0.113.0']);
    await close();
  });

  test('has cached pages, too', async () => {
    const { app, shop, lines, close } = await logged();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let times = 0; times < 2; times++) {
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    }
    expect(lines().map(({ route }) => route)).toContain('(cached page)');
    expect(shop.shop.operations.metrics.write()).toContain('witryna_pages_total{from="memory"} 1');
    await close();
  });
});

describeWithShop('the shop’s metrics', (use) => {
  test('are for this machine and for who knows the token, and to others there is no such page', async () => {
    const shop = await openTestShop(use().database);
    const app = await createApp(shop.shop, undefined, {
      ...readEnvironment({ METRICS_TOKEN: 'geheim' }),
      logLevel: 'silent',
    });
    const status = async (remoteAddress: string, headers = {}) =>
      (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await status('203.0.113.7')).toBe(404);
    expect(await status('203.0.113.7', { authorization: 'Bearer falsch' })).toBe(404);
    expect(await status('203.0.113.7', { authorization: 'Bearer geheim' })).toBe(200);
    await app.close();
    await shop.close();
  });

  test('tell of requests, pages, queries, the database, the machine, orders and refusals', async () => {
    const shop = await openTestShop(use().database);
    const { path } = await demoProduct(shop.shop, COFFEE);
    await shop.app.inject({ url: path, headers: PAGE });
    await shop.app.inject({ url: path, headers: { ...PAGE, cookie: 'currency=EUR' } });
    await orderBy(await guestWith(shop));
    await shopperIn(shop).post('/graphql/v1/', '{ nothing }', { 'content-type': 'text/plain' });
    const metrics = (await shop.app.inject({ url: '/metrics' })).body;
    expect(metrics).toContain(
      'witryna_requests_total{route="/produkt/:id/:slug",method="GET",status="200"} 2',
    );
    expect(metrics).toMatch(/witryna_request_seconds_bucket\{route="\/produkt\/:id\/:slug",le="10"\} 2/);
    expect(metrics).toContain('witryna_pages_total{from="made"} 2');
    expect(metrics).toMatch(/witryna_database_use_seconds_count [1-9]/);
    expect(metrics).toMatch(/witryna_database_connections\{state="open"\} \d/);
    expect(metrics).toMatch(/witryna_event_loop_lag_seconds\{quantile="0.99"\} [\d.]+/);
    expect(metrics).toMatch(/witryna_memory_bytes\{kind="rss"\} \d{7,}/);
    expect(metrics).toContain('witryna_orders_placed_total 1');
    expect(metrics).toContain('witryna_refused_total{reason="query"} 1');
    expect(metrics).toContain('witryna_requests_in_flight 0');
    expect(metrics).toMatch(/witryna_load \d/);
    await shop.close();
  });
});
