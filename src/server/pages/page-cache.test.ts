import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type MadePage, PageCache } from './page-cache.ts';
import { makeResponse, type PageResponse } from './page-response.ts';

const MEGABYTE = 1024 * 1024;
let now = 0;
let cache: PageCache;
beforeEach(() => {
  now = 1_000_000;
  cache = new PageCache(MEGABYTE, () => now);
});

const page =
  (html: string, tags: string[] = []) =>
  async (): Promise<MadePage> => ({
    response: await makeResponse(html, { status: 200, headers: {} }),
    tags,
    freshUntil: now + 60_000,
  });
const read = (response: PageResponse | undefined) => response?.bodies.identity.toString();

describe('a page in the cache', () => {
  test('is made once for all who ask for it while it is fresh', async () => {
    const make = vi.fn(page('kawa'));
    await Promise.all([cache.get('/', make), cache.get('/', make)]);
    now += 59_999;
    expect(read(await cache.get('/', make))).toBe('kawa');
    expect(read(cache.fresh('/'))).toBe('kawa');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('past its time is sent once more while it is made anew', async () => {
    await cache.get('/', page('old'));
    now += 60_000;
    expect(cache.fresh('/')).toBeUndefined();
    expect(read(await cache.get('/', page('new')))).toBe('old');
    await vi.waitFor(() => expect(read(cache.fresh('/'))).toBe('new'));
  });

  test('past its time is made anew once, however many ask for it meanwhile', async () => {
    await cache.get('/', page('old'));
    now += 60_000;
    const renew = vi.fn(page('new'));
    const answers = await Promise.all([cache.get('/', renew), cache.get('/', renew), cache.get('/', renew)]);
    expect(answers.map(read)).toEqual(['old', 'old', 'old']);
    await vi.waitFor(() => expect(read(cache.fresh('/'))).toBe('new'));
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('past its time still serves when it cannot be made anew', async () => {
    await cache.get('/', page('old'));
    now += 60_000;
    const fail = () => Promise.reject(new Error('no database'));
    expect(read(await cache.get('/', fail))).toBe('old');
    expect(read(await cache.get('/', fail))).toBe('old');
  });

  test('past the moment when one of its prices ends is never sent again', async () => {
    const endsAt = now + 30_000;
    await cache.get('/', async () => ({
      ...(await page('promotion')()),
      freshUntil: endsAt,
      changesAt: endsAt,
    }));
    now = endsAt - 1;
    expect(read(await cache.get('/', page('regular price')))).toBe('promotion');
    now = endsAt;
    expect(read(await cache.get('/', page('regular price')))).toBe('regular price');
  });

  test('whose facts have changed is never sent again', async () => {
    await cache.get('/', page('old price', ['product:7']));
    await cache.get('/other', page('other', ['product:8']));
    cache.drop('product:7');
    expect(cache.fresh('/')).toBeUndefined();
    expect(read(await cache.get('/', page('new price', ['product:7'])))).toBe('new price');
    expect(read(cache.fresh('/other'))).toBe('other');
  });

  test('that cannot be made the first time is an error for whoever asks', async () => {
    await expect(cache.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect(read(await cache.get('/', page('kawa')))).toBe('kawa');
  });

  test('takes the room of its bytes, and gives it back', async () => {
    const response = await cache.get('/', page('kawa', ['product:7']));
    const { br, gzip, identity } = response.bodies;
    expect(cache.bytes).toBe(br.length + gzip.length + identity.length);
    cache.drop('all');
    expect(cache.bytes).toBe(0);
  });

  test('that is asked for again and again is compressed thoroughly and stays the same page', async () => {
    const html = Array.from(
      { length: 3000 },
      (_, index) => `<p>Kawa ${index} palona ${index % 7} razy</p>`,
    ).join('');
    const quick = await cache.get('/', page(html));
    for (let asked = 0; asked < 3; asked++) cache.fresh('/');
    await vi.waitFor(
      () => expect(cache.fresh('/')?.bodies.br.length).toBeLessThan(quick.bodies.br.length),
      5000,
    );
    const thorough = await cache.get('/', page('never made'));
    expect(thorough.etag).toBe(quick.etag);
    expect(brotliDecompressSync(thorough.bodies.br).toString()).toBe(html);
  });
});
