import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bestEncoding,
  bytesOf,
  compressHarder,
  encode,
  encodingFor,
  makeResponse,
  type PageResponse,
  writeResponse,
} from './page-response.ts';

const coffees = Array.from({ length: 2000 }, (_, n) => `<p>Kawa ${n} palona ${n % 7} razy</p>`);
const html = `<!doctype html><h1>Zażółć gęślą jaźń</h1>${coffees.join('')}`;
const headers = { 'cache-control': 'public, max-age=0' };

describe('the encoding of a page', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0.000', 'identity'],
    ['br ; q=0 , gzip ; q=0.5', 'gzip'],
    ['br;q=0.1', 'br'],
    ['deflate', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
  ])("for a browser that takes '%s' is %s", (accepted, encoding) => {
    expect(bestEncoding(accepted)).toBe(encoding);
  });
});

describe('a page that is sent', () => {
  let page: PageResponse;
  let missing: PageResponse;
  let server: Server;
  beforeAll(async () => {
    page = makeResponse(html, { status: 200, headers });
    missing = makeResponse(html, { status: 404, headers });
    for (const encoding of ['br', 'gzip', 'identity'] as const) await encode(page, encoding);
    server = createServer((incoming, answer) =>
      writeResponse(incoming.url === '/missing' ? missing : page, encodingFor(incoming), incoming, answer),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', (body: Buffer) => body],
  ])('as %s holds the same HTML', async (encoding, decode) => {
    const answer = await ask({ 'accept-encoding': encoding });
    expect(decode(answer.body).toString()).toBe(html);
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0',
      vary: 'accept-encoding',
      etag: page.etag,
    });
  });

  test('is not sent again to a browser that has it', async () => {
    const answer = await ask({ 'if-none-match': page.etag });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({ etag: page.etag, 'cache-control': 'public, max-age=0' });
  });

  test('is sent whole to a browser that has an older one', async () => {
    expect(await ask({ 'if-none-match': 'W/"older"' })).toMatchObject({ status: 200 });
  });

  test('that is missing stays missing, even for a browser that has it', async () => {
    const answer = await ask({ 'if-none-match': missing.etag }, 'GET', '/missing');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(html);
  });

  test('tells its headers alone when only those are asked for', async () => {
    const answer = await ask({ 'accept-encoding': 'br' }, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers['content-length']).toBe(String(page.forms.br?.body.length));
  });

  test.each(['Zażółć gęślą jaźń ☕ 😀', 'half a character: \ud83d', ''])('holds its letters: %j', (text) => {
    const { body } = makeResponse(text, { status: 200, headers }).forms.identity;
    expect(body.equals(Buffer.from(text))).toBe(true);
  });

  test('has another tag as soon as one letter differs', async () => {
    const other = makeResponse(`${html}.`, { status: 200, headers });
    expect(other.etag).not.toBe(page.etag);
    expect(makeResponse(html, { status: 200, headers }).etag).toBe(page.etag);
  });

  test('compressed thoroughly holds the same bytes under the same tag, in less room', async () => {
    const thorough = makeResponse(html, { status: 200, headers });
    await encode(thorough, 'gzip');
    await compressHarder(thorough);
    const { br, gzip } = thorough.forms;
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(html);
    expect(gzip).toEqual(page.forms.gzip);
    expect(thorough.etag).toBe(page.etag);
    expect(bytesOf(thorough)).toBeLessThan(bytesOf(page));
    expect(headerIn(br?.headers ?? [], 'content-length')).toBe(String(br?.body.length));
  });

  test('is compressed once, however many ask for it at once', async () => {
    const asked = makeResponse(html, { status: 200, headers });
    expect(Object.keys(asked.forms)).toEqual(['identity']);
    await Promise.all([encode(asked, 'br'), encode(asked, 'br')]);
    const { br } = asked.forms;
    await encode(asked, 'br');
    expect(asked.forms).toEqual({ identity: asked.forms.identity, br });
    expect(asked.forms.br).toBe(br);
  });

  type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

  function ask(sent: Record<string, string>, method = 'GET', path = '/'): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const asking = request({ port, host: '127.0.0.1', method, path, headers: sent }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) });
      });
      asking.on('error', reject).end();
    });
  }
});

const headerIn = (flat: string[], name: string) => flat[flat.indexOf(name) + 1];
