import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { menuSlide } from '#shop/db/schema/index.ts';
import { demoProduct, describeWithShop, ORIGIN, PAGE, pagesOf } from '#tests/support/shop/test-shop.ts';

describeWithShop('beside the pages', (use) => {
  describe('search engines', () => {
    const read = (url: string) => use().app.inject({ url, headers: PAGE });
    let files: string[];
    let addresses: string[];
    beforeAll(async () => {
      files = locations((await read('/sitemap.xml')).body, 'sitemap');
      const bodies = await Promise.all(
        files.map(async (file) => (await read(file.replace(ORIGIN, ''))).body),
      );
      addresses = bodies.flatMap((body) => locations(body, 'url'));
    });

    test('are told what is not for them, and where the sitemap is', async () => {
      const answer = await read('/robots.txt');
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      const lines = answer.body.split('\n');
      for (const path of ['/ajax/', '/graphql/', '/*search.php'])
        expect(lines).toContain(`Disallow: ${path}`);
      // Its page says so itself: who may not read it would not know.
      expect(answer.body).not.toContain('basketedit.php');
      expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    });

    test('find a well-formed sitemap of every file', async () => {
      expect(files).toEqual([`${ORIGIN}/sitemap-pages.xml`, `${ORIGIN}/sitemap-products-1.xml`]);
      for (const url of ['/sitemap.xml', ...files.map((file) => file.replace(ORIGIN, ''))]) {
        const answer = await read(url);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          200,
          'application/xml; charset=utf-8',
        ]);
        expect(answer.body.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
        expect(openTags(answer.body)).toEqual([]);
      }
    });

    test('find every page once, in both languages', async () => {
      for (const language of ['pl', 'en'] as const)
        for (const path of Object.values(await pagesOf(use(), language)))
          expect(addresses).toContain(ORIGIN + path);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.length).toBeGreaterThan(2 * (80 + 14));
      expect(addresses.filter((one) => /search\.php|basketedit\.php/.test(one))).toEqual([]);
    });

    test('find every producer and every series that has something to show', async () => {
      const { database } = use();
      const { rows } = await database.orm.execute<{ producers: number; series: number }>(sql`
        SELECT count(DISTINCT producer_id)::int AS producers, count(DISTINCT series_id)::int AS series
        FROM product WHERE active`);
      const [inShop] = rows;
      expect(inShop?.series).toBeGreaterThan(0);
      for (const [producer, series] of [
        [/example\/producent\//, /example\/seria\//],
        [/example\/en\/producer\//, /example\/en\/series\//],
      ] as const)
        expect({
          producers: addresses.filter((one) => producer.test(one)).length,
          series: addresses.filter((one) => series.test(one)).length,
        }).toEqual(inShop);
    });

    test('find a page behind every address', async () => {
      const sample = addresses.filter((_, index) => index % 7 === 0);
      for (const address of sample)
        expect((await read(address.replace(ORIGIN, ''))).statusCode, address).toBe(200);
    });

    test('find no file of the sitemap that is not there', async () => {
      for (const number of ['0', '2', '-1', '1.5', 'abc', '1001', '9'.repeat(30)])
        expect((await read(`/sitemap-products-${number}.xml`)).statusCode, number).toBe(404);
    });
  });

  describe('a file of the shop', () => {
    const read = (url: string) => use().app.inject({ url });

    test.each(['pl', 'en'] as const)(
      'the banner’s slides come as a module in the shopper’s language (%s)',
      async (language) => {
        const answer = await read(`/gfx/${language}/menu_slider_main.js`);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          200,
          'text/javascript; charset=utf-8',
        ]);
        expect(answer.headers['cache-control']).toContain('public');
        const { slides } = await import(
          /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(answer.body)}`
        );
        expect(slides.length).toBeGreaterThan(1);
        for (const slide of slides) {
          expect(slide).toEqual({
            picture: expect.any(String),
            heading: expect.any(String),
            text: expect.any(String),
            link: expect.any(String),
            linkText: expect.any(String),
          });
          expect(slide.link.startsWith('/en/')).toBe(language === 'en');
          expect((await read(slide.link)).statusCode, slide.link).toBe(200);
        }
        expect((await use().app.inject({ url: linksIn(language).home, headers: PAGE })).body).toContain(
          slides[0].heading,
        );
      },
    );

    test.each([
      ['pl', 'Palone w tym tygodniu', /^\/kategoria\/\d+\/single-origin$/],
      ['en', 'Roasted this week', /^\/en\/category\/\d+\/single-origin$/],
    ])(
      'the menu’s slides of a category come as a module of title, picture and link (%s)',
      async (language, title, link) => {
        const { body, headers } = await read(`/gfx/${language}/menu_slider_1.js`);
        expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
        const { slides } = await import(
          /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(body)}`
        );
        expect(slides).toHaveLength(2);
        expect(slides[0]).toEqual({
          title,
          picture: '/gfx/pictures/banner-fog-1-640.webp',
          link: expect.stringMatching(link),
        });
      },
    );

    test('a category below the top of the tree, or none at all, has no module', async () => {
      const { database, shop } = use();
      const { roots } = await shop.catalogue.products.tree('pl');
      const [below] = roots[0]?.children ?? [];
      const slide = {
        language: 'pl' as const,
        position: 0,
        picture: 'banner-fog-1',
        title: 'Kawa',
        link: '/',
      };
      await database.orm.insert(menuSlide).values({ ...slide, categoryId: below?.id ?? 0 });
      for (const of of [below?.id, 9999, '0', '1'.repeat(20), '-1', 'all', '1x', ''])
        expect((await read(`/gfx/pl/menu_slider_${of}.js`)).statusCode, String(of)).toBe(404);
    });

    test('beside a category without slides stands what is bought most in it and below', async () => {
      const { tree } = use().shop.catalogue.products;
      const of = (await tree('pl')).roots.find(({ key }) => key === 'akcesoria')?.id;
      const { body } = await read(`/gfx/pl/menu_slider_${of}.js`);
      const { slides } = await import(`data:text/javascript,${encodeURIComponent(body)}`);
      expect(slides.length).toBe(4);
      for (const { title, picture, link } of slides) {
        expect(title).not.toBe('');
        expect(picture).toMatch(/^\/gfx\/pictures\/[\w-]+-320\.webp$/);
        expect((await read(link)).statusCode).toBe(200);
      }
    });

    test('pages hear of a new slide of the menu', async () => {
      const { database, shop } = use();
      const { roots } = await shop.catalogue.products.tree('pl');
      const clothes = roots.find(({ key }) => key === 'odziez')?.id ?? 0;
      const beside = async (what: string) =>
        (await read(linksIn('pl').home)).body.includes(`mega__panel--${what}" id="menu-${clothes}"`);
      expect([await beside('slides'), await beside('best')]).toEqual([false, true]);
      await database.orm.insert(menuSlide).values({
        categoryId: clothes,
        language: 'pl',
        position: 0,
        picture: 'banner-fog-1',
        title: 'T',
        link: '/',
      });
      await vi.waitFor(async () => expect(await beside('slides')).toBe(true));
    });

    test('a slider in a language the shop does not speak is not there', async () => {
      for (const language of ['de', '..', 'pl%2f..', 'constructor'])
        expect((await read(`/gfx/${language}/menu_slider_main.js`)).statusCode, language).toBe(404);
    });

    test('icons are drawings with a type, and the old favicon leads to one', async () => {
      for (const icon of ['/gfx/icons.svg', '/gfx/icon.svg']) {
        const answer = await read(icon);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
        expect(answer.body).toContain('<svg');
        expect(answer.body).not.toContain('<script');
      }
      expect((await read('/favicon.ico')).headers.location).toBe('/gfx/icon.svg');
    });

    test('a picture is kept by browsers for good, and shown as a sketch, not kept, until its file is there', async () => {
      const { shop } = use();
      await writeFile(`${shop.settings.picturesFolder}/kawa-front-320.webp`, 'drawn');
      const answer = await read('/gfx/pictures/kawa-front-320.webp');
      expect([answer.statusCode, answer.body]).toEqual([200, 'drawn']);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': '5',
      });
      expect((await read('/gfx/pictures/kawa-front-640.webp')).statusCode).toBe(404);
      const sketched: string[] = [];
      shop.settings.sketches = {
        has: () => true,
        sketch: (file) => {
          sketched.push(file);
          return `<svg id="${file}"/>`;
        },
      };
      const asked = { method: 'HEAD', url: '/gfx/pictures/kawa-front-640.webp' } as const;
      expect((await use().app.inject(asked)).statusCode).toBe(200);
      expect(sketched).toEqual([]);
      const sketch = await read('/gfx/pictures/kawa-front-640.webp');
      shop.settings.sketches = undefined;
      expect(sketch.body).toBe('<svg id="kawa-front-640.webp"/>');
      expect(sketch.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    });

    test.each([
      '..%2f..%2fpackage.json',
      '..%2Fsecret.webp',
      '%2e%2e%2fsecret.webp',
      '..%5csecret.webp',
      '%2fetc%2fpasswd',
      '/etc/passwd',
      '../secret.webp',
      'secret.webp%00.jpg',
      'secret.webp.exe',
      'secret.svg',
      'secret',
      '.webp',
      'a b.webp',
      'ą.webp',
    ])('no trick with a picture’s name leads out of the folder: %s', async (name) => {
      const { shop } = use();
      let drawn = false;
      const sketch = () => {
        drawn = true;
        return '<svg/>';
      };
      shop.settings.sketches = { has: () => true, sketch };
      await writeFile(join(shop.settings.picturesFolder, '..', 'secret.webp'), 'secret');
      const answer = await read(`/gfx/pictures/${name}`);
      shop.settings.sketches = undefined;
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toBe('secret');
      expect(drawn).toBe(false);
    });

    test('a product’s pictures are named as the shop serves them', async () => {
      const { path } = await demoProduct(use().shop, 'brazylia-cerrado');
      const { body } = await use().app.inject({ url: path, headers: PAGE });
      const names = [...body.matchAll(/\/gfx\/pictures\/([^"\s,&]+)/g)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(3);
      for (const name of names) expect(name).toMatch(/^[\w-]+-\d+\.(avif|webp|jpg)$/);
    });
  });
});

const locations = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}><loc>([^<]+)</loc></${element}>`, 'g'))].map(
    ([, address = '']) => address,
  );

/** The elements that are not closed, in a document of elements without attributes but the first. */
function openTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = ''] of xml.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return /&(?!amp;|lt;)/.test(xml) ? ['&'] : open;
}
