import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { describeWithShop, ORIGIN, PAGE, pagesOf, type TestShop } from '#tests/support/shop/test-shop.ts';
import { TAKE_CLOSED_AWAY } from '#ui/notices/notice-bar/take-closed-away.ts';

type Kind = keyof Awaited<ReturnType<typeof pagesOf>>;
const KINDS: Kind[] = ['main', 'category', 'product', 'info', 'contact'];

describeWithShop('every page', (use) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    let pages: Awaited<ReturnType<typeof pagesOf>>;
    beforeAll(async () => {
      pages = await pagesOf(use(), language);
    });

    test.each(KINDS)('has one main heading, its language, a title and a description (%s)', async (kind) => {
      const { html, headers } = await read(use(), pages[kind]);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toContain(`<html lang="${language}">`);
      expect(headers['content-language']).toBe(language);
      expect(html).toMatch(/<title>[^<]{8,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{8,}"\/>/);
    });

    test.each(KINDS)('names its own address, and the same page in both languages (%s)', async (kind) => {
      const { html } = await read(use(), pages[kind]);
      const pairs: [Language, string][] = [];
      for (const one of LANGUAGES) pairs.push([one, ORIGIN + (await pagesOf(use(), one))[kind]]);
      expect(linksOf(html, 'canonical')).toEqual([['', ORIGIN + pages[kind]]]);
      expect(linksOf(html, 'alternate')).toEqual([...pairs, ['x-default', pairs[0]?.[1]]]);
    });

    test.each(KINDS)('can be shared: Open Graph names it (%s)', async (kind) => {
      const { html } = await read(use(), pages[kind]);
      const graph = new Map(
        [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
      expect(graph.get('url')).toBe(ORIGIN + pages[kind]);
      expect(graph.get('locale')).toBe(language === 'pl' ? 'pl_PL' : 'en_GB');
      expect(graph.get('site_name')).toBe('Palarnia Mgła');
      expect(graph.get('type')).toBe({ product: 'product', info: 'article' }[kind as string] ?? 'website');
      expect(graph.get('title')).toBe(/<title>([^<]*)/.exec(html)?.[1]);
      expect(graph.get('description')).not.toBe('');
      if (kind === 'product')
        expect(graph.get('image')).toMatch(/^https:\/\/sklep\.example\/gfx\/pictures\/.+\.jpg$/);
    });

    test('a product tells search engines its name, its offers and the way to it', async () => {
      const { html } = await read(use(), pages.product);
      const [product, crumbs] = structuredDataIn(html);
      expect(product).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: expect.any(String),
      });
      expect(product).toHaveProperty('offers.length', 3);
      expect(product).toHaveProperty('offers.0', {
        '@type': 'Offer',
        sku: expect.stringMatching(/^\d+_\w+$/),
        url: expect.stringMatching(`^${ORIGIN}${pages.product}\\?size=\\w+$`),
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'PLN',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      });
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
      expect(crumbs).toHaveProperty('itemListElement.0.item', expect.stringContaining(ORIGIN));
    });

    test('the main page tells search engines how to search and who sells, a category where it stands', async () => {
      const [site, store] = structuredDataIn((await read(use(), pages.main)).html);
      expect(store).toMatchObject({
        '@type': 'OnlineStore',
        name: 'Palarnia Mgła',
        telephone: '+48 33 600 00 00',
      });
      expect(site).toMatchObject({
        '@type': 'WebSite',
        url: `${ORIGIN}/`,
        potentialAction: { '@type': 'SearchAction', target: expect.stringContaining('{search_term_string}') },
      });
      expect(structuredDataIn((await read(use(), pages.category)).html)[0]).toMatchObject({
        '@type': 'BreadcrumbList',
      });
    });

    test('runs no inline script but the one it knows, sets no inline style and is held to it by its policy', async () => {
      const { search, basket } = linksIn(language);
      const allowed = `<script>${TAKE_CLOSED_AWAY}</script>`;
      for (const page of [...Object.values(pages), `${search}?text=kawa`, basket, '/nie-ma-takiej']) {
        const { html, headers } = await read(use(), page);
        const scripts = [...html.replaceAll(allowed, '').matchAll(/<script([^>]*)>/g)].map(
          ([, attributes = '']) => attributes,
        );
        expect(
          scripts.filter((one) => !/ src="\/assets\/|application\/ld\+json/.test(one)),
          page,
        ).toEqual([]);
        for (const [tag] of html.matchAll(/<[a-z][^>]*>/g))
          expect(attributesOf(tag), page).not.toMatch(/ (style|on\w+)=/i);
        expect(html, page).not.toContain('javascript:');
        const policy = String(headers['content-security-policy']);
        expect(policy, page).toMatch(/script-src 'self' blob: 'sha256-[\w+/=]{44}';/);
        expect(policy, page).not.toMatch(/unsafe-(inline|eval)/);
      }
    });
  });

  test('has the button that leads back to the top', async () => {
    const pages = [
      ...Object.values(await pagesOf(use(), 'pl')),
      '/basketedit.php',
      '/search.php',
      '/nie-ma-takiej',
    ];
    for (const page of pages) expect((await read(use(), page)).html, page).toContain('data-control="top"');
  });

  test('has a menu whose short groups share a column', async () => {
    const { html } = await read(use(), '/');
    const { roots } = await use().shop.catalogue.products.tree('pl');
    const panels = html.split('class="mega__panel').slice(1);
    const shared = roots
      .filter(({ children }) => children.length > 0)
      .map(({ children }, index) => {
        const columns = 1 + (panels[index]?.match(/data-starts="[^"]*5/g)?.length ?? 0);
        expect(columns).toBeLessThanOrEqual(5);
        return children.length > columns;
      });
    expect(shared).toContain(true);
  });

  test('of one shopper or one search is kept out of search engines', async () => {
    const byName = ['googlebot', 'bingbot', 'yandex'];
    for (const [page, robots] of [
      ['/basketedit.php', byName],
      ['/en/basketedit.php', byName],
      ['/search.php?text=kawa', ['robots']],
      ['/nie-ma-takiej', ['robots']],
    ] as const) {
      const { html } = await read(use(), page);
      const told = [...html.matchAll(/<meta name="([^"]+)" content="noindex"\/>/g)].map(([, name]) => name);
      expect(told, page).toEqual(robots);
      expect(linksOf(html, 'canonical'), page).toEqual([]);
      expect(html.match(/<h1[\s>]/g), page).toHaveLength(1);
    }
  });

  test('without a language in its address is Polish', async () => {
    const { html } = await read(use(), '/');
    expect(html).toContain('<html lang="pl">');
    expect(html).toContain('Najchętniej wybierane');
    expect((await read(use(), '/en/')).html).not.toContain('Najchętniej wybierane');
  });
});

async function read({ app }: TestShop, url: string) {
  const { body, headers } = await app.inject({ url, headers: PAGE });
  return { html: body, headers };
}

const linksOf = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"(?: hrefLang="([^"]*)")? href="([^"]*)"`, 'gi'))].map(
    ([, language = '', href]) => [language, href],
  );

const structuredDataIn = (html: string): object[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** A tag with what its attributes hold left out. */
const attributesOf = (tag: string) => tag.replace(/="[^"]*"/g, '=');
