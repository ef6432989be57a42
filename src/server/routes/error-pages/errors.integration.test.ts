import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { demoProduct, describeWithShop, openTestShop, PAGE, pagesOf } from '#tests/support/shop/test-shop.ts';

describeWithShop('an address', (use) => {
  test.each(['pl', 'en'] as const)(
    'with an old or wrong name leads to the right one (%s)',
    async (language) => {
      const { shop, app } = use();
      const { id, path } = await demoProduct(shop, 'brazylia-cerrado', language);
      const { category } = await pagesOf(use(), language);
      const links = linksIn(language);
      const wrong = [
        [links.product({ id, slug: 'stara-nazwa' }), path],
        [`${links.product({ id, slug: 'stara-nazwa' })}?size=1kg&utm=x`, `${path}?size=1kg`],
        [category.replace(/[^/]+$/, 'x'), category],
      ];
      for (const [from = '', to = ''] of wrong) {
        const answer = await app.inject({ url: from, headers: PAGE });
        expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
        expect((await app.inject({ url: to, headers: PAGE })).statusCode).toBe(200);
      }
    },
  );

  test('with a number alone leads to the right one, with all that it says', async () => {
    const { shop, app } = use();
    const { id, path } = await demoProduct(shop, 'brazylia-cerrado');
    const withSlash = await app.inject({ url: `/produkt/${id}?size=1kg`, headers: PAGE });
    expect([withSlash.statusCode, withSlash.headers.location]).toEqual([301, `/produkt/${id}/?size=1kg`]);
    const named = await app.inject({ url: `/produkt/${id}/?size=1kg`, headers: PAGE });
    expect([named.statusCode, named.headers.location]).toEqual([301, `${path}?size=1kg`]);
  });

  test.each([
    '/produkt/999999/kawa',
    '/produkt/0/kawa',
    '/produkt/-1/kawa',
    '/produkt/12abc/kawa',
    '/produkt/1.5/kawa',
    '/produkt/2147483648/kawa',
    '/produkt/99999999999999999999/kawa',
    '/produkt/1/%ff',
    `/produkt/1/${'x'.repeat(400)}`,
    '/kategoria/999999/kawa',
    '/kategoria/abc/kawa',
    '/informacje/nie-ma',
    '/search.php?text=kawa&page=99',
    '/nie-ma-takiej-strony',
  ])('that leads nowhere shows the shop’s own page with a search and a way home: %s', async (url) => {
    const answer = await use().app.inject({ url, headers: PAGE });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('<html lang="pl">');
    expect(answer.body).toContain('<h1>Nie ma takiej strony</h1>');
    expect(answer.body).toMatch(/<main.*action="\/search\.php".*href="\/".*<\/main>/s);
  });

  test.each(['/en/product/999999/x', '/en/nowhere', '/en/info/nowhere', '/en/product/1/%ff'])(
    'that leads nowhere speaks English under /en: %s',
    async (url) => {
      const { statusCode, body } = await use().app.inject({ url, headers: PAGE });
      expect(statusCode).toBe(404);
      expect(body).toContain('<html lang="en">');
      expect(body).toMatch(/<main.*action="\/en\/search\.php".*href="\/en\/".*<\/main>/s);
    },
  );

  test('past the last page of a list leads nowhere, and odd page numbers are the first page', async () => {
    const { app } = use();
    const { category } = await pagesOf(use(), 'pl');
    const status = async (query: string) =>
      (await app.inject({ url: category + query, headers: PAGE })).statusCode;
    expect(await status('?page=2')).toBe(200);
    expect(await status('?page=999')).toBe(404);
    const first = (await app.inject({ url: category, headers: PAGE })).body;
    for (const query of ['?page=0', '?page=-3', '?page=abc', '?page=1.5', '?page=99999999999', '?sort=none'])
      expect((await app.inject({ url: category + query, headers: PAGE })).body, query).toBe(first);
  });

  test('that leads nowhere tells a program so in its own way', async () => {
    const answer = await use().app.inject({ url: '/produkt/999999/kawa', headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'not_found' }]);
  });

  test.each(['GET', 'POST'] as const)('that breaks says so without saying how (%s)', async (method) => {
    const { app, shop } = use();
    const url =
      method === 'GET' ? `${(await demoProduct(shop, 'kolumbia-huila')).path}?size=1kg` : '/basketchange.php';
    vi.spyOn(shop.catalogue.products, 'product').mockRejectedValue(new Error('secret: at /srv/shop.ts'));
    app.log.level = 'silent';
    const answer = await app.inject({ method, url, headers: PAGE });
    vi.restoreAllMocks();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<h1>Coś się u nas zepsuło</h1>');
    expect(answer.body).toMatch(/<main.*action="\/search\.php".*href="\/".*<\/main>/s);
    expect(answer.body).not.toContain('secret');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('that breaks because the database is gone says so in plain words', async () => {
    const { app, shop } = use();
    app.log.level = 'silent';
    for (const part of ['product', 'tree'] as const)
      vi.spyOn(shop.catalogue.products, part).mockRejectedValue(new Error('no database'));
    const answer = await app.inject({ url: '/en/product/1/x', headers: PAGE });
    vi.restoreAllMocks();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toMatch(
      /^<!doctype html><html lang="en">.*<main>.*<h1>[^<]+<\/h1><p>[^<]+<\/p><a href="\/en\/">[^<]+<\/a><\/main>/,
    );
    expect(answer.headers['content-security-policy']).toContain("style-src 'sha256-");
    expect(await mistakesIn(answer.body)).toEqual([]);
  });
});

describe('a shop with nothing in it yet', () => {
  describeWithDatabase('opens all the same', (use) => {
    test('its pages answer, and looking at them starts no session', async () => {
      const shop = await openTestShop(use());
      for (const url of [
        '/',
        '/en/',
        '/search.php?text=kawa',
        '/contact.php',
        '/basketedit.php',
        '/sitemap.xml',
      ])
        expect((await shop.app.inject({ url, headers: PAGE })).statusCode, url).toBe(200);
      expect((await use().orm.execute(sql`SELECT FROM session`)).rows).toEqual([]);
      await shop.close();
    });
  });
});
