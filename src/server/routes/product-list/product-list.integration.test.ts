import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import { producerText, seriesText } from '#shop/db/schema/index.ts';
import { describeWithShop, ORIGIN, PAGE } from '#tests/support/shop/test-shop.ts';

const SIGNS: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

describeWithShop('a list of products', (use) => {
  async function read(url: string, headers: Record<string, string> = {}) {
    const { body, statusCode } = await use().app.inject({ url, headers: { ...PAGE, ...headers } });
    const html = body.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
    return {
      html,
      status: statusCode,
      total: Number(/id="product-list-count"[^>]*>(\d+) /.exec(html)?.[1] ?? 0),
    };
  }
  async function coffee(language: Language = 'pl') {
    const [category] = (await use().shop.catalogue.products.tree(language)).roots;
    if (!category) throw new Error('the demo shop has no category');
    return linksIn(language).category(category);
  }
  const names = (html: string) =>
    [...html.matchAll(/card__name"><a href="[^"]*">([^<]*)</g)].map(([, name]) => name);
  const pricesIn = (html: string) =>
    [...html.matchAll(/price__now">([\d ]+),(\d\d)/g)].map(([, whole = '', rest = '']) =>
      Number(whole.replaceAll(' ', '') + rest),
    );
  const boxes = (html: string, name: string) =>
    [...html.matchAll(/<input type="checkbox"[^>]*\/>/g)]
      .map(([box]) => box)
      .filter((box) => box.includes(` name="${name}"`));
  const asWritten = (html: string) =>
    html.replace(/<!-- -->/g, '').replace(/&#x27;|&quot;|&lt;|&gt;|&amp;/g, (sign) => SIGNS[sign] ?? sign);
  const countOf = (html: string, id: string) =>
    Number(new RegExp(`for="${id}">[^<]* <span class="filter__count">\\((\\d+)\\)`).exec(html)?.[1]);

  test('is narrowed down by each filter to as many products as were promised', async () => {
    const plain = await read(await coffee());
    for (const filter of ['available', 'promotion']) {
      const promised = countOf(plain.html, `filter-${filter}`);
      expect(promised).toBeGreaterThan(0);
      const narrowed = await read(`${await coffee()}?${filter}=1`);
      expect(narrowed.total).toBe(promised);
    }
    for (const value of boxes(plain.html, 'value')) {
      const [, id = '', ids = ''] = /id="([^"]*)".* value="([^"]*)"/.exec(value) ?? [];
      if (!id.endsWith('-0')) continue;
      const narrowed = await read(`${await coffee()}?value=${encodeURIComponent(ids)}`);
      expect(narrowed.total, id).toBe(countOf(plain.html, id));
    }
    const bags = await read(`${await coffee()}?sizes=250g`);
    expect(bags.total).toBeLessThan(plain.total);
    expect(boxes(bags.html, 'sizes').join()).toContain(' checked=""');
  });

  test('offers single values, ranges and parts of sizes, in the owner’s order', async () => {
    const { html } = await read(await coffee());
    const groups = [...html.matchAll(/<summary class="filter__name">([^<]*)</g)].map(([, name]) => name);
    expect(groups.slice(2, 6)).toEqual(['Palenie', 'Nuty smakowe', 'Metoda parzenia', 'Kraj']);
    expect(groups).toContain('Waga');
    expect(boxes(html, 'sizes')).toEqual([]);
    for (const name of ['Brazylia', '1500–2000 m', 'karmel']) expect(asWritten(html)).toContain(`>${name} <`);
    expect(html).not.toContain('>Brazylia, Kolumbia <');
  });

  test('shows only prices between those asked for, in the currency the shopper sees', async () => {
    const { html, total } = await read(`${await coffee()}?price_from=40&price_to=50`);
    expect(total).toBeGreaterThan(0);
    for (const price of pricesIn(html)) expect(price >= 4000 && price <= 5000).toBe(true);
    const inEuro = await read(`${await coffee()}?price_from=9,50&price_to=12`, { cookie: 'currency=EUR' });
    expect(inEuro.total).toBeGreaterThan(0);
    for (const price of pricesIn(inEuro.html)) expect(price >= 950 && price <= 1200).toBe(true);
    expect(inEuro.html).toMatch(/name="price_from" value="9,5"/);
  });

  test('names what was chosen, each with a way to give it up', async () => {
    const address = await coffee();
    const { html } = await read(`${address}?available=1&promotion=1&price_to=60&sort=newest`);
    const chosen = /<nav class="chosen".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const links = [...chosen.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links).toEqual([
      `${address}?available=1&promotion=1&sort=newest`,
      `${address}?price_to=60&promotion=1&sort=newest`,
      `${address}?price_to=60&available=1&sort=newest`,
      `${address}?sort=newest`,
    ]);
    expect(chosen.replace(/<[^>]*>/g, '|')).toContain('Usuń filtr: |do 60,00 zł');
  });

  test('leads out of filters that leave nothing', async () => {
    const address = await coffee();
    const { html, status, total } = await read(`${address}?price_from=9999&available=1`);
    expect([status, total]).toEqual([200, 0]);
    expect(html).toContain('Żaden produkt nie spełnia wszystkich warunków.');
    expect(html).toContain(`href="${address}?available=1"`);
    expect(html).toContain(`href="${address}"`);
  });

  test('does not offer what would leave nothing, but lets go of it', async () => {
    const { html } = await read(`${await coffee()}?price_from=9999&promotion=1`);
    const [promotion] = boxes(html, 'promotion');
    expect(boxes(html, 'available')).toEqual([]);
    expect(promotion).toContain(' checked=""');
    expect(promotion).not.toContain(' disabled=""');
  });

  test('that is narrowed down is kept out of search engines, which are led to the plain one', async () => {
    const address = await coffee();
    for (const query of ['?available=1', '?sort=newest', '?view=list', '?portion=48']) {
      const { html } = await read(address + query);
      expect(html, query).toContain('<meta name="robots" content="noindex"/>');
      expect(html, query).toContain(`<link rel="canonical" href="${ORIGIN}${address}"/>`);
    }
    const { html } = await read(`${address}?page=2`);
    expect(html).not.toContain('noindex');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${address}?page=2"/>`);
  });

  test('takes what a form without scripts sends, empty fields and all', async () => {
    const address = await coffee();
    const sent = '?sort=popular&portion=24&price_from=&price_to=&available=1&promotion=1';
    const plain = await read(`${address}?available=1&promotion=1`);
    const { html } = await read(address + sent);
    expect(names(html)).toEqual(names(plain.html));
    expect(names(html).length).toBeGreaterThan(0);
  });

  test('shows as many products on a page as the shopper wants, of the numbers offered', async () => {
    const address = await coffee();
    const [usual, twice, wild] = await Promise.all(
      ['', '?portion=48', '?portion=100000'].map(async (query) => read(address + query)),
    );
    expect(names(usual?.html ?? '')).toHaveLength(24);
    expect(names(twice?.html ?? '')).toHaveLength(Math.min(48, twice?.total ?? 0));
    expect(names(wild?.html ?? '')).toHaveLength(24);
  });

  test('is shown as its address says, and its other pages are shown so as well', async () => {
    const address = await coffee();
    const { html } = await read(`${address}?view=list`);
    expect(html).toContain('data-view="list"');
    expect(asWritten(html)).toContain(`href="${address}?view=list&page=2"`);
    expect((await read(address)).html).toContain('data-view="grid"');
  });

  test('comes to no harm by what makes no sense', async () => {
    const address = await coffee();
    const { total } = await read(address);
    for (const query of [
      '?producer=abc&producer=-1&producer=99999999999',
      '?price_from=NaN&price_to=1e99',
      '?sort=best&portion=all&view=wall',
      '?available=perhaps&value=%00&sizes=',
    ]) {
      const found = await read(address + query);
      expect([query, found.status, found.total]).toEqual([query, 200, total]);
    }
    const wild = await read(
      `${address}?sizes=${encodeURIComponent("'; DROP TABLE product; --")}&value=2147483647`,
    );
    expect([wild.status, wild.total]).toEqual([200, 0]);
    const many = Array.from({ length: 1000 }, (_, index) => `value=${index + 1}`).join('&');
    expect((await read(`${address}?${many}`)).status).toBe(200);
  });

  test('ends with its last page', async () => {
    expect((await read(`${await coffee()}?page=99`)).status).toBe(404);
    expect((await read('/search.php?text=kawa&page=99')).status).toBe(404);
  });

  test.each(['pl', 'en'] as const)('of a producer has its own page (%s)', async (language) => {
    const { database, shop } = use();
    const [maker] = await database.orm.select().from(producerText).where(eq(producerText.language, language));
    if (!maker) throw new Error('the demo shop has no producer');
    const address = linksIn(language).producer({ id: maker.producerId, slug: maker.slug });
    const { html, status, total } = await read(address);
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${maker.name}</h1>`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${address}"/>`);
    const title =
      maker.name === shop.settings.config.name ? maker.name : `${maker.name} – ${shop.settings.config.name}`;
    expect(html).toContain(`<title>${title}</title>`);
    const request = { page: 1, portion: 24, sort: 'popular' as const, filters: NO_FILTERS };
    const pricing = { now: use().now, rate: 1, newForDays: 30, fewLeft: 5, timeZone: 'Europe/Warsaw' };
    const all = await shop.catalogue.products.productList(
      { producer: maker.producerId },
      request,
      language,
      pricing,
    );
    expect(total).toBe(all.total);
    const moved = await use().app.inject({ url: address.replace(maker.slug, 'x'), headers: PAGE });
    expect([moved.statusCode, moved.headers.location]).toEqual([301, address]);
  });

  test('of a series has its own page', async () => {
    const rows = await use().database.orm.select().from(seriesText).where(eq(seriesText.language, 'pl'));
    const [one] = rows;
    if (!one) throw new Error('the demo shop has no series');
    const { html, status, total } = await read(linksIn('pl').series({ id: one.seriesId, slug: one.slug }));
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${one.name}</h1>`);
    expect(total).toBeGreaterThan(0);
    expect((await read('/seria/99999/nie-ma')).status).toBe(404);
    expect((await read('/producent/0/nie-ma')).status).toBe(404);
  });

  test('that was searched for and is empty offers tips, categories and what others buy', async () => {
    const { html } = await read('/search.php?text=qqqqqqqq');
    expect(html).toContain('Nie znaleźliśmy niczego dla „qqqqqqqq”.');
    expect(html).toContain('Możesz też wpisać kod produktu albo numer EAN.');
    expect(html).toContain('Przejrzyj kategorie');
    expect(html).toContain(`<a href="${await coffee()}">Kawa</a>`);
    expect(names(html).length).toBeGreaterThan(0);
    expect(html.match(/<input type="search"[^>]*value="qqqqqqqq"/)).not.toBeNull();
  });

  test('that was searched for comes to no harm by long texts, quotes, signs and scripts', async () => {
    for (const text of [
      'a'.repeat(10_000),
      '☕️🫘',
      `"'%_\\`,
      '%%%',
      '___',
      '<script>alert(1)</script>',
      '!&|():*',
    ]) {
      const { status, html } = await read(`/search.php?text=${encodeURIComponent(text)}`);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
      expect(status).toBe(200);
      expect(asWritten(heading)).toContain(text.slice(0, 5));
    }
  });

  test('that was searched for is noted once, and what goes wrong with that spoils no answer', async () => {
    const heard = vi.spyOn(use().shop.catalogue.search, 'heard').mockRejectedValue(new Error('no room'));
    const { status, total } = await read('/search.php?text=brazylia');
    expect(status).toBe(200);
    for (const query of ['&available=1', '&page=2', '&price_to=50'])
      await read(`/search.php?text=brazylia${query}`);
    await read('/search.php?text=');
    expect(heard.mock.calls).toEqual([
      [{ text: 'brazylia', language: 'pl', found: total, visitor: '127.0.0.1' }],
    ]);
    heard.mockRestore();
  });

  test('that was searched for comes best match first, other lists most popular first', async () => {
    const { html } = await read('/search.php?text=kawa');
    expect(html).toContain('<option value="best" selected="">');
    const category = await read(await coffee());
    expect(category.html).not.toContain('value="best"');
    expect(category.html).toContain('<option value="popular" selected="">');
  });
});
