import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { importCatalogue } from '#shop/import/import-catalogue.ts';
import { googleRecords } from '#shop/import/read/google-records.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openImportDesk, versionsOf } from '#tests/support/shop/import-files.ts';
import { demoProduct, describeWithShop, ORIGIN } from '#tests/support/shop/test-shop.ts';

describeWithShop('the product feed', (use, kind) => {
  const desk = openImportDesk(() => use().database);
  const read = (language: 'pl' | 'en' = 'pl', headers = {}) =>
    use().app.inject({ url: linksIn(language).feed, headers });

  test('is XML that lists every size with a price, and none that has to be asked for', async () => {
    const answer = await read();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    const ids = rowsOf(answer.body).map(({ key, size }) => `${key} ${size ?? 'uniw'}`);
    const { rows } = await use().database.pool.query<{ id: string }>(`
      SELECT key || ' ' || size.type AS id FROM size JOIN product ON product.id = product_id
      WHERE active AND NOT phone_price AND NOT gratis AND EXISTS (
        SELECT FROM price_step WHERE size_id = size.id AND starts_at <= now() AND gross > 0)`);
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test('tells of a product what its page tells', async () => {
    const { body } = await read();
    const { path, name } = await demoProduct(use().shop, 'brazylia-cerrado');
    const item = itemsOf(body).find((one) => one.includes('<g:item_group_id>brazylia-cerrado<')) ?? '';
    expect(item).toContain(`<title>${name}</title>`);
    expect(item).toMatch(new RegExp(`<link>${ORIGIN}${path}\\?size=[^<]+</link>`));
    for (const element of [
      'g:image_link',
      'g:price',
      'g:availability',
      'g:brand',
      'g:product_type',
      'g:shipping_weight',
      'g:unit_pricing_measure',
    ])
      expect(item, element).toContain(`<${element}>`);
    const page = await use().app.inject({ url: path, headers: { accept: 'text/html' } });
    const [, price = ''] =
      /<g:(?:sale_price)>([\d.]+) PLN</.exec(item) ?? /<g:price>([\d.]+) PLN</.exec(item) ?? [];
    expect(page.body.replace(/\u00a0/g, ' ')).toContain(`${price.replace('.', ',')}`);
  });

  test('names the regular price, and the reduced one beside it', async () => {
    const reduced = rowsOf((await read()).body).filter(({ regular_price }) => regular_price);
    expect(reduced.length).toBeGreaterThan(0);
    for (const { price, regular_price } of reduced)
      expect(Number(regular_price)).toBeGreaterThan(Number(price));
  });

  test('speaks English under its English address', async () => {
    const { body } = await read('en');
    const { name, path } = await demoProduct(use().shop, 'brazylia-cerrado', 'en');
    expect(body).toContain('<language>en</language>');
    expect(body).toContain(`<title>${name}</title>`);
    expect(body).toContain(`${ORIGIN}${path}`);
  });

  test('is sent packed to who can unpack it', async () => {
    const packed = await read('pl', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await read()).body);
  });

  test('is not sent again to who has it, until something changes', async () => {
    const tag = String((await read()).headers.etag);
    expect(await read('pl', { 'if-none-match': tag })).toMatchObject({ statusCode: 304, body: '' });
    await use().database.pool.query(
      "UPDATE product SET popularity = popularity + 1 WHERE key = 'brazylia-cerrado'",
    );
    await expect.poll(async () => (await read('pl', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('is made for few at once; the others are asked to come back', async () => {
    const askAtOnce = async () =>
      (await Promise.all([read(), read(), read(), read()])).map(({ statusCode }) => statusCode).toSorted();
    // The feed of the test before may not be put away yet.
    await expect.poll(askAtOnce).toEqual([200, 200, 503, 503]);
    await expect.poll(async () => (await read()).statusCode).toBe(200);
  });

  test.each(['pl', 'en'] as const)('can be imported again, and changes nothing (%s)', async (language) => {
    const path = await desk.write((await read(language)).body, `feed-${language}.xml`);
    const before = await versionsOf(use().database);
    const { unchanged, ...others } = await desk.importPath(path);
    expect(others).toMatchObject({ added: 0, changed: 0, refused: 0, notices: [] });
    expect(unchanged).toBeGreaterThan(60);
    expect(await versionsOf(use().database)).toEqual(before);
  });

  test('fills an empty shop with the same products at the same prices', async () => {
    const { body } = await read();
    const { database: other, remove } = await openTestDatabase(kind);
    try {
      const path = await desk.write(body, 'feed-whole.xml');
      const imported = await importCatalogue(other, { path, currency: 'PLN', picturesFolder: '' });
      expect(imported).toMatchObject({ refused: 0, changed: 0 });
      const { rows } = await other.pool.query<{ name: string; type: string; gross: number }>(`
        SELECT name, type, gross FROM price_step JOIN size ON size.id = size_id
        JOIN product_text USING (product_id) WHERE language = 'pl'`);
      const expected = rowsOf(body).map(({ name_pl, size, price }) => [
        name_pl,
        size ?? 'uniw',
        Math.round(Number(price) * 100),
      ]);
      expect(rows.map(({ name, type, gross }) => [name, type, gross]).toSorted()).toEqual(
        expected.toSorted(),
      );
    } finally {
      await remove();
    }
  });
});

const itemsOf = (xml: string) => xml.split('<item>').slice(1);

function rowsOf(xml: string): Record<string, string>[] {
  const reader = googleRecords();
  return [...reader.push(xml), ...reader.end()].map((record) => {
    if ('problem' in record) throw new Error(record.problem);
    return Object.fromEntries(record.cells);
  });
}
