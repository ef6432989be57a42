import { beforeAll, describe, expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { TEXT_SEARCH_QUERY } from '#contract/search/live-search.ts';
import { demoProduct, describeWithShop, ORIGIN, pagesOf, shopperIn } from '#tests/support/shop/test-shop.ts';

type Shopper = ReturnType<typeof shopperIn>;

const GERMANY = '1143020143';
const POLAND = '1143020003';
const SETTINGS = { language: 'pl', currency: 'PLN', region: POLAND, postcode: '', back: '/' };
const FORCED = {
  setRegionForced: '{"currentCountry":"DE","defaultCountry":"PL","showModal":true}',
  setZipcodeForced: '{"currentZipcode":"10115","defaultZipcode":"","showModal":true}',
};

const form = (fields: object) => new URLSearchParams({ ...SETTINGS, ...fields }).toString();

describeWithShop('language, currency and delivery country', (use) => {
  let anna: Shopper;
  const save = (fields: object, language: 'pl' | 'en' = 'pl') =>
    anna.post(linksIn(language).region, form(fields));

  describe('as they are saved', () => {
    test('hold on all pages, for a year', async () => {
      anna = shopperIn(use());
      const answer = await save({ currency: 'EUR', region: GERMANY, postcode: '10115' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
      expect(answer.cookies.filter(({ maxAge }) => maxAge === 365 * 86_400)).toMatchObject([
        { name: 'currency', value: 'EUR', path: '/', sameSite: 'Lax' },
        { name: 'region', value: GERMANY, path: '/' },
        { name: 'zipcode', value: '10115', path: '/' },
      ]);
      const { product } = await pagesOf(use(), 'pl');
      const { body } = await anna.get(product);
      expect(body).toContain('Dostawa: Niemcy');
      expect(body).toMatch(/\d,\d\d\u00a0€/);
      expect(body).not.toMatch(/\d,\d\d\u00a0zł/);
    });

    test('are followed by the basket, the mini-cart, the live search and the checkout', async () => {
      anna = shopperIn(use());
      await save({ currency: 'EUR', region: GERMANY, postcode: '10115' });
      const { id } = await demoProduct(use().shop, 'filtry-stozkowe-02');
      await anna.change({ product: String(id), size: 'uniw', number: '1' });

      const basket = (await anna.get('/basketedit.php')).body;
      expect(basket).toMatch(/\d,\d\d\u00a0€/);
      expect(basket).not.toMatch(/\d,\d\d\u00a0zł/);
      expect(basket).toContain('podajemy dla: Niemcy.');
      expect(basket).toMatch(/name="zipcode"[^>]*value="10115"/);
      const { Basket } = await anna.widgets({ Basket: {} });
      expect(Basket?.response.basket.shippingCost_formatted).toMatch(/€$/);

      const search = await anna.post(
        '/graphql/v1/',
        JSON.stringify({ query: TEXT_SEARCH_QUERY, variables: { text: 'filtry', limit: 3 } }),
        { 'content-type': 'application/json' },
      );
      expect(search.body).toMatch(/\d,\d\d\u00a0€/);
      expect(search.body).not.toMatch(/\d,\d\d\u00a0zł/);

      const checkout = (await anna.get('/order.php')).body;
      expect(checkout).toMatch(new RegExp(`<option value="${GERMANY}" selected=""`));
      expect(checkout).toMatch(/name="zipcode"[^>]*value="10115"/);
      expect(checkout).not.toMatch(/\d,\d\d\u00a0zł/);
    });

    test('leave no cookie behind where they are the shop’s own, so that pages are shared again', async () => {
      anna = shopperIn(use());
      await save({ currency: 'EUR', region: GERMANY, postcode: '10115' });
      await save({});
      expect([...anna.jar.keys()]).toEqual([]);
      const { headers } = await anna.get('/');
      expect(headers['cache-control']).toContain('public');
    });

    test('end what held for a while', async () => {
      anna = shopperIn(use(), new Map(Object.entries(FORCED)));
      await save({ region: GERMANY });
      expect([...anna.jar]).toEqual([['region', GERMANY]]);
    });

    test('stay as they are where something is asked for that the shop does not offer', async () => {
      anna = shopperIn(use());
      await save({ currency: 'EUR' });
      const answer = await save({ currency: 'XXX', region: '1', language: 'fr' });
      expect(answer.headers.location).toBe('/');
      expect([...anna.jar]).toEqual([['currency', 'EUR']]);
    });

    test('take no postal code of another country, and nothing typed is lost', async () => {
      anna = shopperIn(use());
      const answer = await save({
        region: GERMANY,
        currency: 'EUR',
        postcode: '43-300',
        back: '/contact.php',
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('Błędnie wpisany kod pocztowy.');
      expect(answer.body).toMatch(/name="postcode"[^>]*value="43-300"/);
      expect(answer.body).toMatch(new RegExp(`<option value="${GERMANY}" selected=""`));
      expect(answer.body).toMatch(/name="back"[^>]*value="\/contact.php"/);
      expect([...anna.jar]).toEqual([]);
    });
  });

  describe('the way back', () => {
    beforeAll(() => {
      anna = shopperIn(use());
    });
    const backTo = async (back: string, language: string) =>
      (await save({ back, language }, back.startsWith('/en') ? 'en' : 'pl')).headers.location;

    test('is the same page, with all that is in its address but the old choice', async () => {
      const list = '/kategoria/1/kawa?producer=7&sort=newest&page=2';
      expect(await backTo(list, 'pl')).toBe(list);
      expect(await backTo('/search.php?text=kawa&currency=EUR&region=DE', 'pl')).toBe(
        '/search.php?text=kawa',
      );
    });

    test('is the same page in the wanted language, whatever page it is', async () => {
      const polish = await pagesOf(use(), 'pl');
      const english = await pagesOf(use(), 'en');
      for (const kind of Object.keys(polish) as (keyof typeof polish)[]) {
        const there = await backTo(polish[kind], 'en');
        const back = await backTo(english[kind], 'pl');
        expect(await arrivesAt(anna, there), kind).toBe(english[kind]);
        expect(await arrivesAt(anna, back), kind).toBe(polish[kind]);
      }
      expect(await backTo('/basketedit.php', 'en')).toBe('/en/basketedit.php');
      expect(await backTo('/en/search.php?text=coffee&page=2', 'pl')).toBe('/search.php?text=coffee&page=2');
    });

    test.each([
      ...['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a%zz'],
      ...['/.//evil.example/x', '/en//evil.example/', '/en/\\evil.example', '/x/..//evil.example/'],
    ])('never leads to another shop (%s)', async (back) => {
      for (const language of ['pl', 'en']) {
        const there = await backTo(back, language);
        expect(new URL(String(there), ORIGIN).origin).toBe(ORIGIN);
        expect(there).toMatch(language === 'en' ? /^\/en\/(?!\/)/ : /^\/(?!en\/)/);
      }
      const { body } = await anna.get(`/settings.php?back=${encodeURIComponent(back)}`);
      const [, hidden = ''] = /name="back"[^>]*value="([^"]*)"/.exec(body) ?? [];
      expect(new URL(new URL(hidden, ORIGIN).pathname, ORIGIN).origin).toBe(ORIGIN);
    });

    test('is the page that led here, where there is no script to say so', async () => {
      const referer = `${ORIGIN}/kategoria/1/kawa?page=2`;
      const { body } = await anna.get('/settings.php', { referer, host: new URL(ORIGIN).host });
      expect(body).toMatch(/name="back"[^>]*value="\/kategoria\/1\/kawa\?page=2"/);
      const foreign = await anna.get('/settings.php', { referer: 'https://evil.example/a' });
      expect(foreign.body).toMatch(/name="back"[^>]*value="\/"/);
    });
  });

  describe('that hold for a while', () => {
    test('are told of on the page of settings, in all their words', async () => {
      anna = shopperIn(use(), new Map(Object.entries({ ...FORCED, currency: 'EUR' })));
      const { body } = await anna.get('/settings.php');
      expect(body).toContain('Kraj dostawy: Niemcy. Ceny pokazujemy w walucie: euro (EUR).');
      expect(body).toContain('Koszt i czas dostawy podajemy dla: Niemcy, 10115.');
      expect(body).toContain('Zwykle: Polska.');
      expect(body).toContain('Przywróć domyślne');
      const english = await anna.get('/en/settings.php');
      expect(english.body).toContain('Delivery country: Germany. Prices are shown in: Euro (EUR).');
    });

    test.each([
      [['setRegionForced'], 'Inny kraj dostawy niż zwykle', 'Niemcy', 'Niemcy', 'Polska'],
      [['setZipcodeForced'], 'Inny kod pocztowy niż zwykle', 'Polska', 'Polska, 10115', 'Polska, 43-300'],
      [
        ['setRegionForced', 'setZipcodeForced'],
        'Inne miejsce dostawy niż zwykle',
        'Niemcy',
        'Niemcy, 10115',
        'Polska, 43-300',
      ],
    ])('say by the cookies %s: %s', async (cookies, title, country, place, usual) => {
      const forced = { ...FORCED, setZipcodeForced: FORCED.setZipcodeForced.replace('""', '"43-300"') };
      const kept = Object.entries(forced).filter(([name]) => cookies.includes(name));
      const { body } = await shopperIn(use(), new Map(kept)).get('/settings.php');
      const [, notice = ''] = body.split('id="region-notice"');
      for (const words of [
        title,
        `Kraj dostawy: ${country}. Ceny pokazujemy w walucie: złoty polski (PLN).`,
        `Koszt i czas dostawy podajemy dla: ${place}.`,
        `Zwykle: ${usual}.`,
        'Przywróć domyślne',
      ])
        expect(notice).toContain(words);
    });

    test('say so in English too', async () => {
      const { body } = await shopperIn(use(), new Map(Object.entries(FORCED))).get('/en/settings.php');
      const [, notice = ''] = body.split('id="region-notice"');
      for (const words of [
        'Another place of delivery than usual',
        'Delivery country: Germany. Prices are shown in: Polish Zloty (PLN).',
        'Delivery costs and times are for: Germany, 10115.',
        'Restore the default',
        'Continue',
      ])
        expect(notice).toContain(words);
    });

    test('end there without a script too, and what was chosen before holds again', async () => {
      anna = shopperIn(use(), new Map(Object.entries({ ...FORCED, currency: 'EUR' })));
      const { product } = await pagesOf(use(), 'pl');
      expect((await anna.get(product)).body).toContain('Dostawa: Niemcy');
      const answer = await anna.post(
        '/settings.php',
        new URLSearchParams({ restore: 'region', back: product }).toString(),
      );
      expect([answer.statusCode, answer.headers.location]).toEqual([303, product]);
      expect([...anna.jar]).toEqual([['currency', 'EUR']]);
      expect((await anna.get(product)).body).toContain('Dostawa: Polska');
    });

    test.each([
      '{"currentCountry":"<script>alert(1)</script>","showModal":true}',
      '{"currentCountry":{"toString":1},"showModal":true}',
      '{"currentCountry":"FR","showModal":true}',
      '{"currentCountry":["DE"],"showModal":{"a":1}}',
      '{"showModal":"true"}',
      '{broken',
      'null',
      '[]',
    ])('do no harm where their cookie holds %s', async (value) => {
      anna = shopperIn(use(), new Map(['setRegionForced', 'setZipcodeForced'].map((name) => [name, value])));
      const { product } = await pagesOf(use(), 'pl');
      expect((await anna.get(product)).body).toContain('Dostawa: Polska');
      const { statusCode, body } = await anna.get('/settings.php');
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script>alert');
      expect(body).toContain('<option value="1143020003" selected=""');
    });
  });

  test('are a page that nobody keeps, and that search engines leave out', async () => {
    const { headers, body } = await shopperIn(use()).get('/settings.php');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });
});

/** Where a browser ends up that is sent to an address. */
async function arrivesAt(shopper: Shopper, address: unknown): Promise<string> {
  const { statusCode, headers } = await shopper.get(String(address));
  return statusCode === 301 ? String(headers.location) : String(address);
}
