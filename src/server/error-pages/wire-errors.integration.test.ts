import { expect, test } from 'vitest';
import { GRAPHQL_PATH, PAYMENTS_PATH, POINTS_PATH, PROJECTOR_PATH, WIDGETS_PATH } from '#contract/wire.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestShop, PAGE, type TestShop } from '#tests/support/shop/test-shop.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const MODERN = 'application/graphql-response+json';

describeWithDatabase('what programs ask', (use) => {
  const inShop = async (check: (shop: TestShop) => Promise<void>) => {
    const shop = await openTestShop(use());
    shop.shop.operations.lifecycle.phase = 'open';
    await check(shop).finally(shop.close);
  };

  test('is answered with errors of GraphQL where a query is broken, too large or not sent with POST', () =>
    inShop(async ({ app }) => {
      for (const url of [GRAPHQL_PATH, '/graphql/v1'])
        for (const accept of ['text/html', '*/*', MODERN]) {
          const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', payload?: string) => {
            const answer = await app.inject({
              ...{ method, url, headers: { accept, ...(payload !== undefined && JSON_TYPE) } },
              ...(payload !== undefined && { payload }),
            });
            expect(answer.headers['content-type']).toMatch(accept === MODERN ? MODERN : 'application/json');
            const { errors, ...rest } = answer.json();
            expect(rest).toEqual({});
            expect(errors).toEqual([{ message: expect.stringMatching(/\w/), extensions: expect.anything() }]);
            expect(answer.body).not.toMatch(/formularz|\bform\b/i);
            return [answer.statusCode, errors[0].extensions.code, answer.headers.allow];
          };
          expect(await ask('POST', '{"query": ')).toEqual([400, 'BAD_REQUEST', undefined]);
          expect(await ask('POST', '')).toEqual([400, 'BAD_REQUEST', undefined]);
          expect(await ask('POST', `{"query":"${'x'.repeat(300_000)}"}`)).toEqual([
            413,
            'TOO_LARGE',
            undefined,
          ]);
          for (const method of ['GET', 'PUT', 'DELETE'] as const)
            expect(await ask(method)).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
        }
    }));

  test('is told in words of its own what was wrong with a method, a body or its size', () =>
    inShop(async ({ app }) => {
      const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: string) => {
        const answer = await app.inject({
          ...{ method, url, headers: { accept: '*/*', ...(payload !== undefined && JSON_TYPE) } },
          ...(payload !== undefined && { payload }),
        });
        return [answer.statusCode, answer.json(), answer.headers.allow];
      };
      const wrong = { error: 'method_not_allowed' };
      expect(await ask('GET', WIDGETS_PATH)).toEqual([405, wrong, 'POST']);
      expect(await ask('DELETE', `${PROJECTOR_PATH}?a=1`)).toEqual([405, wrong, 'GET, HEAD, POST']);
      expect(await ask('POST', POINTS_PATH, '{}')).toEqual([405, wrong, 'GET, HEAD']);
      expect(await ask('POST', WIDGETS_PATH, '{"a":')).toEqual([400, { error: 'bad_request' }, undefined]);
      expect(await ask('POST', WIDGETS_PATH, `"${'x'.repeat(70_000)}"`)).toEqual([
        413,
        { error: 'too_large' },
        undefined,
      ]);
      expect(await ask('GET', '/ajax/nothing.php')).toEqual([404, { error: 'not_found' }, undefined]);
    }));

  test.each([
    ...[
      '/',
      '/en/',
      '/search.php?text=kawa',
      '/basketedit.php',
      '/settings.php',
      '/signin.php',
      '/contact.php',
    ],
    ...[`${PROJECTOR_PATH}?action=get&product=1`, POINTS_PATH, `${PAYMENTS_PATH}?action=verify_iban`],
    ...['/robots.txt', '/sitemap.xml', '/feed/google.xml', '/favicon.ico', '/.well-known/security.txt'],
    ...['/health/live', '/health/ready', '/produkt/1/x', '/order.php', '/account.php'],
  ])('answers HEAD as it does GET, without the body: %s', (url) =>
    inShop(async ({ app }) => {
      const ask = (method: 'GET' | 'HEAD') => app.inject({ method, url, headers: PAGE });
      const [whole, head] = [await ask('GET'), await ask('HEAD')];
      expect([head.statusCode, head.headers['content-type'], head.headers.location]).toEqual([
        whole.statusCode,
        whole.headers['content-type'],
        whole.headers.location,
      ]);
      expect(head.body).toBe('');
    }),
  );

  test('is answered in the language that the program accepts, where no page has sent it', () =>
    inShop(async ({ app }) => {
      const url = `${PAYMENTS_PATH}?action=verify_iban&bankAccount=1`;
      const said = async (headers: Record<string, string>) =>
        (await app.inject({ url, headers })).json<{ message: string }>().message;
      const [polish, english] = [await said({}), await said({ referer: 'https://sklep.example/en/' })];
      expect(polish).not.toBe(english);
      expect(await said({ 'accept-language': 'en-GB,en;q=0.9' })).toBe(english);
      expect(await said({ 'accept-language': 'de' })).toBe(polish);
      expect(await said({ 'accept-language': 'en', referer: 'https://sklep.example/' })).toBe(polish);
    }));
});
