import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorLog } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

const HELLO = 'query { hello }';
const TEXT = 'text/plain;charset=UTF-8';
const JSON_TYPE = 'application/json';

describeWithDatabase('the query endpoint', (use) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(use());
  });
  afterEach(() => shop.close());

  const ask = (payload: string, type = TEXT, path = '/graphql/v1/', headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': type, ...headers } });
  const rows = () => use().orm.select().from(errorLog);

  test.each(['/graphql/v1/', '/graphql/v1'])('answers at %s to raw text and to JSON', async (path) => {
    for (const [payload, type] of [
      [HELLO, TEXT],
      [HELLO, 'application/graphql'],
      [JSON.stringify({ query: HELLO }), JSON_TYPE],
      [
        JSON.stringify({
          query: 'query A { hello } query B { x: hello }',
          operationName: 'A',
          variables: {},
        }),
        JSON_TYPE,
      ],
    ] as const) {
      const answer = await ask(payload, type, path);
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: { hello: 'Witryna' } }]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  test.each([
    ['query { hello', TEXT],
    ['}{', TEXT],
    ['{ nothing }', TEXT],
    ['', TEXT],
    ['1', TEXT],
    ['null', TEXT],
    ['{}', TEXT],
    ['"{ hello }"', TEXT],
    ['{"kind":"Document","definitions":[]}', TEXT],
    [JSON.stringify({ query: '[1]' }), JSON_TYPE],
    [JSON.stringify({ query: 1 }), JSON_TYPE],
    ['{}', JSON_TYPE],
    ['[]', JSON_TYPE],
    ['null', JSON_TYPE],
  ])('says what is wrong with a query, without a stack: %s', async (payload, type) => {
    const answer = await ask(payload, type, '/graphql/v1/', { accept: 'text/html, */*' });
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json();
    expect(errors[0].message).toEqual(expect.stringMatching(/\w/));
    expect(answer.body).not.toMatch(/stack|node_modules|\.ts|\bat /);
  });

  test('refuses a query deeper or longer than any real one', async () => {
    for (const query of [
      '{ a'.repeat(4_000),
      '{ a'.repeat(40_000),
      `{ ${'hello '.repeat(40_000)} }`,
      `{ ${'product(productId: 1) { '.repeat(13)} id ${'}'.repeat(14)}`,
    ]) {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toMatch(/stack|node_modules|\.ts/);
    }
  });

  test('a browser’s error is kept once, with a count, and nothing of it comes back', async () => {
    const stack = 'TypeError: x is <script>alert(1)</script>\n  at buy-box.js:1';
    const headers = { referer: 'https://sklep.example/produkt/1/kawa', 'user-agent': 'Test/1' };
    for (let time = 0; time < 3; time++) {
      shop.now += 1000;
      const answer = await ask(HELLO, TEXT, `/graphql/v1/?JSerror=${encodeURIComponent(stack)}`, headers);
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: { hello: 'Witryna' } }]);
    }
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ message: stack, count: 3, page: headers.referer, userAgent: 'Test/1' });
    expect(row?.lastSeenAt.getTime()).toBe(shop.now);
  });

  test('a browser’s error is kept even where its query is wrong, and the answer does not repeat it', async () => {
    const answer = await ask('query {', TEXT, '/graphql/v1?JSerror=Secret%20stack');
    expect(answer.body).not.toContain('Secret');
    expect((await rows()).map(({ message }) => message)).toEqual(['Secret stack']);
  });

  test('a long error is shortened, an empty one is not kept, a strange one breaks nothing', async () => {
    const long = { referer: `https://sklep.example/${'p'.repeat(2000)}`, 'user-agent': 'u'.repeat(2000) };
    await ask(HELLO, TEXT, `/graphql/v1/?JSerror=${'e'.repeat(5000)}`, long);
    const [row] = await rows();
    expect([row?.message.length, row?.page.length, row?.userAgent.length]).toEqual([2000, 500, 200]);
    for (const odd of ['', '%20', '%00', 'a&JSerror=b'])
      expect((await ask(HELLO, TEXT, `/graphql/v1/?JSerror=${odd}`)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect((await ask(HELLO, TEXT, '/graphql/v1/?JSerror=a%00b%F0%9F%98%80')).statusCode).toBe(200);
    expect((await rows()).map(({ message }) => message)).toContain('ab😀');
  });

  test('a flood of errors is slowed down, of one address and of all', async () => {
    const flood = (each: number, remoteAddress: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/graphql/v1/?JSerror=flood-${each}`,
        payload: HELLO,
        headers: { 'content-type': TEXT },
        remoteAddress,
      });
    for (let each = 0; each < 35; each++) await flood(each, '10.0.0.1');
    expect(await rows()).toHaveLength(30);
    for (let each = 100; each < 200; each++) await flood(each, `10.0.1.${each % 10}`);
    expect(await rows()).toHaveLength(120);
    shop.now += 60_000;
    await flood(300, '10.0.0.1');
    expect(await rows()).toHaveLength(121);
  });
});
