import { expect, test } from 'vitest';
import { demoProduct, describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

describeWithShop('the product page', (use) => {
  async function page(key: string, query = '', language: 'pl' | 'en' = 'pl'): Promise<string> {
    const { path } = await demoProduct(use().shop, key, language);
    const { body } = await use().app.inject({ url: path + query, headers: PAGE });
    return body.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
  }
  const buyBox = (html: string) => /<form class="buy-box__form".*?<\/form>/s.exec(html)?.[0] ?? '';
  /** What stands in the page to be read, without what only its scripts know. */
  const shown = (html: string) => html.replace(/ props="[^"]*"/g, '');
  const price = (html: string) => /price__now">([^<]*)</.exec(html)?.[1];

  test('shows the price of each size', async () => {
    const prices = await Promise.all(
      ['250g', '500g', '1kg'].map(async (size) => price(await page('brazylia-cerrado', `?size=${size}`))),
    );
    expect(new Set(prices).size).toBe(3);
    for (const one of prices) expect(one).toMatch(/^\d+,\d\d zł$/);
  });

  test('shows the availability of each size', async () => {
    expect(await page('koszulka-warstwice', '?size=S')).toContain('W magazynie');
    const soldOut = await page('koszulka-warstwice', '?size=XXL');
    expect(/buy-box__status.*?<fieldset/s.exec(soldOut)?.[0]).toContain('Produkt niedostępny');
  });

  test('shows how much there is, also where few are left and where it is made to order', async () => {
    const { id, sizeIds } = await demoProduct(use().shop, 'filtry-stozkowe-02');
    const { pool } = use().database;
    const line = async (language?: 'pl' | 'en') =>
      /<p class="availability[^>]*>(.*?)<\/p>/.exec(
        buyBox(await page('filtry-stozkowe-02', '', language)),
      )?.[1];
    const wire = async () =>
      (await use().app.inject(`/ajax/projector.php?action=get&product=${id}&get=sizes`)).json();
    await pool.query('UPDATE stock SET quantity = 0 WHERE size_id = $1', [sizeIds[0]]);
    await pool.query('UPDATE stock SET quantity = 3 WHERE size_id = $1 AND warehouse_id = 1', [sizeIds[0]]);
    await expect.poll(() => line()).toContain('Ostatnie 3 op.');
    expect(await line('en')).toContain('Only 3 packs left');
    await pool.query("UPDATE size SET availability = 'order' WHERE id = $1", [sizeIds[0]]);
    await expect.poll(() => line()).toContain('Na zamówienie, w magazynie: 3 op.');
    const { status_gfx } = (await wire()).sizes.items[0].availability;
    expect(await line()).toContain(`<img src="${status_gfx}" alt=""`);
    await pool.query("UPDATE size SET availability = 'enable' WHERE id = $1", [sizeIds[0]]);
    await pool.query('UPDATE stock SET quantity = 80 WHERE size_id = $1 AND warehouse_id = 1', [sizeIds[0]]);
    await expect.poll(() => line()).toContain('W magazynie: 80 op.');
    expect(await line()).toContain(`<img src="${(await wire()).sizes.items[0].availability.status_gfx}"`);
  });

  test('shows what delivery costs, and nothing where nothing is delivered', async () => {
    expect(await page('brazylia-cerrado')).toContain('Dostawa: Polska · Koszt od 11,90 zł');
    expect(shown(await page('karta-podarunkowa'))).not.toContain('Koszt od');
  });

  test('holds the quantity limits of each size for its buy box', async () => {
    const html = await page('na-wage-zmierzch');
    expect(html).toContain('&quot;sellBy&quot;:0.25,&quot;precision&quot;:2,');
    expect(html).toContain('&quot;maxPerOrder&quot;:10,');
    expect(html).toContain('&quot;stock&quot;:85.5');
    expect(html).toMatch(/<input[^>]*name="number"[^>]*value="0,25"/);
  });

  test('shows volume discounts', async () => {
    const table = /<div class="tiers"><table>.*?<\/table>/s.exec(await page('filtry-stozkowe-02'))?.[0] ?? '';
    const cells = [...table.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ''),
    );
    expect(cells).toEqual([
      ...['Ilość', 'Rabat', 'Cena'],
      ...['od 5 op.', '−5%', '23,66 zł'],
      ...['od 10 op.', '−10%', '22,41 zł'],
      ...['od 20 op.', '−15%', '21,17 zł'],
    ]);
  });

  test('shows loyalty points: what it costs and what it earns', async () => {
    expect(price(await page('kubek-za-punkty'))).toBe('120 punktów');
    expect(await page('brazylia-cerrado')).toMatch(/Za ten zakup: \d+ punkt/);
  });

  test('shows a price on the phone as such, with a way to ask for it', async () => {
    const html = await page('ekspres-duo-dla-kawiarni');
    expect(price(html)).toBe('Cena na telefon');
    expect(html).toMatch(/<a [^>]*href="\/contact\.php"[^>]*>Zapytaj o cenę/);
    const contact = await use().app.inject({ url: '/contact.php', headers: PAGE });
    const number = '<a href="tel:+48336000000">+48\u00a033\u00a0600\u00a000\u00a000</a>';
    expect([contact.statusCode, contact.body.includes(number)]).toEqual([200, true]);
  });

  test('is found with its price on the phone, where it has none', async () => {
    for (const [url, words] of [
      ['/search.php?text=duo', 'Cena na telefon'],
      ['/en/search.php?text=duo', 'Price on phone demand'],
    ] as const) {
      const { body } = await use().app.inject({ url, headers: PAGE });
      expect(body).toContain(`<p class="price price--words">${words}</p>`);
    }
  });

  test('shows what a set is made of', async () => {
    const parts = /<section class="bundle">.*?<\/section>/s.exec(await page('zestaw-na-poczatek'))?.[0] ?? '';
    expect(parts).toContain('Co jest w zestawie');
    const links = [...parts.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(1);
    for (const url of links) expect((await use().app.inject({ url, headers: PAGE })).statusCode).toBe(200);
  });

  test.each([
    ['sold out', 'koszulka-warstwice', '?size=XXL'],
    ['for points only', 'kubek-za-punkty', ''],
    ['with a price on the phone', 'ekspres-duo-dla-kawiarni', ''],
  ])('disables the button and the quantity of what is %s', async (_, key, query) => {
    const form = buyBox(await page(key, query));
    expect(form).toMatch(/<(?:input|select)(?=[^>]*name="number")(?=[^>]*disabled="")/);
    expect(form).toMatch(/<button(?=[^>]* type="submit")(?=[^>]* aria-disabled="true")/);
  });

  test.each(['brazylia-cerrado', 'probka-dla-kawiarni', 'na-wage-zmierzch'])(
    'lets the shopper buy what is for sale, also free of charge: %s',
    async (key) => {
      const form = buyBox(await page(key));
      expect(form).toMatch(/<button[^>]* type="submit"[^>]*>.*Dodaj do koszyka/s);
      expect(form).not.toMatch(/aria-disabled|name="number"[^>]*disabled|disabled=""[^>]*name="number"/);
    },
  );

  test('hides the way to buy what is only ever given', async () => {
    expect(buyBox(await page('naklejka-mgla'))).not.toMatch(/<button|name="number"/);
    expect(buyBox(await page('naklejka-mgla'))).toContain('Gratis!');
    const { body } = await use().app.inject({ url: '/search.php?text=naklejka', headers: PAGE });
    const [card = ''] =
      /<article class="card">(?:(?!<\/article>).)*Naklejka Mgła.*?<\/article>/s.exec(body) ?? [];
    expect(card).toContain('Gratis!');
    expect(card).not.toContain('availability');
  });

  test('is usable by a guest from the first page to a full basket, with no account', async () => {
    const guest = shopperIn(use());
    const { id, path, name } = await demoProduct(use().shop, 'brazylia-cerrado');
    for (const url of ['/', '/search.php?text=cerrado', path])
      expect((await guest.get(url)).statusCode).toBe(200);
    await guest.post('/basketchange.php', `product=${id}&size=250g&number=1`, PAGE);
    expect((await guest.get('/basketedit.php')).body).toContain(name);
  });

  test('lists can be sorted by price, name and age, and say how many there are', async () => {
    const { app, shop } = use();
    const [category] = (await shop.catalogue.products.tree('pl')).roots;
    const sorted = async (sort: string) => {
      const { body } = await app.inject({
        url: `/kategoria/${category?.id}/${category?.slug}?sort=${sort}`,
        headers: PAGE,
      });
      expect(body).toMatch(/\d+ produkt/);
      return [...body.matchAll(/price__now">([\d\u00a0]+),(\d\d)/g)].map(([, whole = '', rest = '']) =>
        Number(whole.replaceAll('\u00a0', '') + rest),
      );
    };
    const up = await sorted('cheapest');
    expect(up.length).toBeGreaterThan(5);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(Math.max(...(await sorted('dearest')))).toBeGreaterThan(up[0] ?? 0);
  });
});
