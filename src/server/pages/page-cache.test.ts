import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import { type MadePage, PageCache } from './page-cache.ts';
import { bytesOf, makeResponse, type PageResponse } from './page-response.ts';

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
    response: makeResponse(html, { status: 200, headers: {} }),
    tags,
    freshUntil: now + 60_000,
  });
const read = (response: PageResponse | undefined) => response?.forms.identity.body.toString();

describe('a page in the cache', () => {
  test('is made once for all who ask for it while it is fresh', async () => {
    const make = vi.fn(page('kawa'));
    await Promise.all([cache.get('/', 'identity', make), cache.get('/', 'identity', make)]);
    now += 59_999;
    expect(read(await cache.get('/', 'identity', make))).toBe('kawa');
    expect(read(cache.fresh('/', 'identity'))).toBe('kawa');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('past its time is sent once more while it is made again', async () => {
    await cache.get('/', 'identity', page('old'));
    now += 60_000;
    expect(cache.fresh('/', 'identity')).toBeUndefined();
    expect(read(await cache.get('/', 'identity', page('new')))).toBe('old');
    await soon(() => expect(read(cache.fresh('/', 'identity'))).toBe('new'));
  });

  test('past its time is made again once, however many ask for it meanwhile', async () => {
    await cache.get('/', 'identity', page('old'));
    now += 60_000;
    const renew = vi.fn(page('new'));
    const answers = await Promise.all([
      cache.get('/', 'identity', renew),
      cache.get('/', 'identity', renew),
      cache.get('/', 'identity', renew),
    ]);
    expect(answers.map(read)).toEqual(['old', 'old', 'old']);
    await soon(() => expect(read(cache.fresh('/', 'identity'))).toBe('new'));
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('past its time still serves when it cannot be made again', async () => {
    await cache.get('/', 'identity', page('old'));
    now += 60_000;
    const fail = () => Promise.reject(new Error('no database'));
    expect(read(await cache.get('/', 'identity', fail))).toBe('old');
    expect(read(await cache.get('/', 'identity', fail))).toBe('old');
  });

  test('past the moment when one of its prices ends is never sent again', async () => {
    const endsAt = now + 30_000;
    await cache.get('/', 'identity', async () => ({
      ...(await page('promotion')()),
      freshUntil: endsAt,
      changesAt: endsAt,
    }));
    now = endsAt - 1;
    expect(read(await cache.get('/', 'identity', page('regular price')))).toBe('promotion');
    now = endsAt;
    expect(read(await cache.get('/', 'identity', page('regular price')))).toBe('regular price');
  });

  test('whose records have changed is never sent again', async () => {
    await cache.get('/', 'identity', page('old price', ['product:7']));
    await cache.get('/other', 'identity', page('other', ['product:8']));
    cache.drop('product:7');
    expect(cache.fresh('/', 'identity')).toBeUndefined();
    expect(read(await cache.get('/', 'identity', page('new price', ['product:7'])))).toBe('new price');
    expect(read(cache.fresh('/other', 'identity'))).toBe('other');
  });

  test('that cannot be made the first time is an error for whoever asks', async () => {
    await expect(cache.get('/', 'identity', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect(read(await cache.get('/', 'identity', page('kawa')))).toBe('kawa');
  });

  test('takes the room of its bytes, and gives it back', async () => {
    const { forms } = await cache.get('/', 'identity', page('kawa', ['product:7']));
    expect(cache.bytes).toBe(forms.identity.body.length);
    cache.drop('all');
    expect(cache.bytes).toBe(0);
  });

  test('is compressed only when somebody asks for that, once for all who do, and takes room for it', async () => {
    const make = vi.fn(page('kawa'));
    await cache.get('/', 'identity', make);
    expect(cache.fresh('/', 'br')).toBeUndefined();
    const [first, second] = await Promise.all([cache.get('/', 'br', make), cache.get('/', 'br', make)]);
    expect(first.forms.br).toBe(second.forms.br);
    expect(cache.fresh('/', 'br')).toBe(first);
    expect(cache.fresh('/', 'gzip')).toBeUndefined();
    expect(make).toHaveBeenCalledTimes(1);
    expect(cache.bytes).toBe(bytesOf(first));
    expect(Object.keys(first.forms)).toEqual(['identity', 'br']);
  });

  test('dropped while it is compressed is sent and not kept', async () => {
    await cache.get('/', 'identity', page('old price', ['product:7']));
    const asked = cache.get('/', 'br', page('never made'));
    cache.drop('product:7');
    expect(read(await asked)).toBe('old price');
    expect(cache.bytes).toBe(0);
  });

  test('that is asked for again and again is compressed thoroughly and stays the same page', async () => {
    const html = Array.from(
      { length: 3000 },
      (_, index) => `<p>Kawa ${index} palona ${index % 7} razy</p>`,
    ).join('');
    const { etag, forms } = await cache.get('/', 'br', page(html));
    const quick = forms.br?.body.length ?? 0;
    for (let asked = 0; asked < 3; asked++) cache.fresh('/', 'br');
    await soon(() => expect(forms.br?.body.length).toBeLessThan(quick));
    const thorough = await cache.get('/', 'br', page('never made'));
    expect(thorough.etag).toBe(etag);
    expect(brotliDecompressSync(thorough.forms.br?.body ?? '').toString()).toBe(html);
    expect(cache.bytes).toBe(bytesOf(thorough));
  });

  test('is compressed thoroughly one at a time, with a long rest after each', async () => {
    const html = (name: string) =>
      Array.from({ length: 3000 }, (_, index) => `<p>${name} ${index} palona ${index % 7} razy</p>`).join('');
    const lengthOf = async (key: string) =>
      (await cache.get(key, 'br', page(html(key)))).forms.br?.body.length ?? 0;
    const askOften = (key: string) => {
      for (let asked = 0; asked < 3; asked++) cache.fresh(key, 'br');
    };
    const [first, second] = [await lengthOf('/1'), await lengthOf('/2')];
    askOften('/1');
    now += 100;
    await soon(async () => expect(await lengthOf('/1')).toBeLessThan(first));
    now += 899;
    askOften('/2');
    await sleep(300);
    expect(await lengthOf('/2')).toBe(second);
    now += 1;
    askOften('/2');
    await soon(async () => expect(await lengthOf('/2')).toBeLessThan(second));
  });
});
