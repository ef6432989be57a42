import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeWithShop, ORIGIN, pagesOf, type TestShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('a page over the wire', (use) => {
  let page: string;
  let whole: Answer;
  beforeAll(async () => {
    await use().app.listen({ port: 0, host: '127.0.0.1' });
    page = (await pagesOf(use(), 'pl')).product;
    whole = await ask(use(), page);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
    [undefined, 'zstd', (bytes: Buffer) => bytes],
  ] as const)('comes as %s to a browser that takes %s', async (encoding, accepted, read) => {
    const { headers, body } = await ask(use(), page, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(read(body).equals(whole.body)).toBe(true);
    expect(headers.vary).toBe('accept-encoding');
  });

  test('is sent again only when it has changed', async () => {
    const etag = whole.headers.etag ?? '';
    const same = await ask(use(), page, { 'if-none-match': etag });
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
    expect(same.headers['cache-control']).toBe(whole.headers['cache-control']);
    for (const known of [`"another", ${etag}`, etag.replace('W/', ''), '*'])
      expect((await ask(use(), page, { 'if-none-match': known })).status, known).toBe(304);
    const other = await ask(use(), page, { 'if-none-match': 'W/"another", "one"' });
    expect([other.status, other.body.length]).toEqual([200, whole.body.length]);
  });

  test('is sent again only when it has changed, also to who has chosen a currency', async () => {
    const cookie = 'currency=EUR';
    const { headers } = await ask(use(), page, { cookie });
    expect(headers.etag).not.toBe(whole.headers.etag);
    const again = await ask(use(), page, { cookie, 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    const switched = await ask(use(), page, { cookie, 'if-none-match': whole.headers.etag ?? '' });
    expect(switched.status).toBe(200);
  });

  test('answers a question for its headers alone', async () => {
    const { status, headers, body } = await ask(use(), page, {}, 'HEAD');
    expect([status, body.length, headers.etag]).toEqual([200, 0, whole.headers.etag]);
    expect(Number(headers['content-length'])).toBe(whole.body.length);
  });

  test('comes from memory with the same headers as the first time, before anything else looks at it', async () => {
    const queries = vi.spyOn(use().database.pool, 'query');
    const again = await ask(use(), page, { cookie: 'witryna_session=whatever' });
    expect(queries).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    const own = { date: '', 'x-request-id': '' };
    expect({ ...again.headers, ...own }).toEqual({ ...whole.headers, ...own });
    expect(again.headers['x-request-id']).not.toBe(whole.headers['x-request-id']);
    expect(again.headers['content-security-policy']).toContain("default-src 'none'");
    expect(again.headers).not.toHaveProperty('set-cookie');
  });

  test('asked for in parts, it is only its regions, with a title and addresses of their own', async () => {
    const part = await ask(use(), `${page}?_regions=1`);
    const html = part.body.toString();
    expect(part.status).toBe(200);
    expect(part.headers['x-robots-tag']).toBe('noindex');
    expect([...html.matchAll(/data-region="(\w+)"/g)].map(([, name]) => name).sort()).toEqual([
      'breadcrumbs',
      'content',
      'language',
    ]);
    expect(html).not.toMatch(/<header|<footer|<style|src="\/assets/);
    expect(part.body.length).toBeLessThan(whole.body.length);
    const own = /<title>.*?<\/title>|<link rel="(canonical|alternate)"[^>]*>/g;
    expect(html.match(own)).toEqual(whole.body.toString().match(own));
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${page}"/>`);
    expect(html).toContain('<html lang="pl">');
    expect(contentOf(html)).toBe(contentOf(whole.body.toString()));
  });

  test('asked for in parts, it does not take the place of the whole', async () => {
    const again = await ask(use(), page);
    expect(again.body.equals(whole.body)).toBe(true);
    expect(again.headers).not.toHaveProperty('x-robots-tag');
    const english = await ask(use(), `${(await pagesOf(use(), 'en')).product}?utm=1&_regions=1`);
    expect(english.body.toString()).toContain('<html lang="en">');
    expect(english.headers['x-robots-tag']).toBe('noindex');
  });
});

const contentOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Asks over a real connection: what is sent is seen as it is sent. */
function ask(
  { app }: TestShop,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const address = app.addresses().find((one) => typeof one === 'object');
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: address?.port, path, method, headers, agent: false };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
