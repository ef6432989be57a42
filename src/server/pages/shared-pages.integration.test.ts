import { createHash } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import type { WidgetAnswer } from '#contract/widgets.ts';
import { SESSION_COOKIE } from '#contract/wire.ts';
import * as schema from '#shop/db/schema/index.ts';
import {
  type DemoProduct,
  demoProduct,
  describeWithShop,
  PAGE,
  pagesOf,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

type Shopper = ReturnType<typeof shopperIn>;

const GERMANY = '1143020143';

describeWithShop('a page for everybody', (use) => {
  let anna: Shopper;
  let jan: Shopper;
  let pages: string[];
  beforeAll(async () => {
    const { shop } = use();
    anna = await shopperWith(use(), await demoProduct(shop, 'filtry-stozkowe-02'), 'Prezenty dla mamy');
    jan = await shopperWith(use(), await demoProduct(shop, 'dripper-kiri-ceramiczny'), 'Tajny prezent');
    const polish = await pagesOf(use(), 'pl');
    const english = await pagesOf(use(), 'en');
    pages = [...Object.values(polish), ...Object.values(english), '/search.php?text=kawa', '/nie-ma-takiej'];
  });

  test('two shoppers with different baskets, lists and comparisons get the same bytes', async () => {
    for (const page of pages) {
      const [hers, his, nobodys] = [
        await anna.get(page),
        await jan.get(page),
        await use().app.inject(ask(page)),
      ];
      expect(hers.rawPayload.equals(his.rawPayload), page).toBe(true);
      expect(hers.rawPayload.equals(nobodys.rawPayload), page).toBe(true);
      expect(hers.headers, page).not.toHaveProperty('set-cookie');
    }
  });

  test('nothing personal is in it: no session, no basket, no list', async () => {
    const secrets = [anna, jan].flatMap((one) => {
      const token = one.jar.get(SESSION_COOKIE) ?? '';
      const hash = createHash('sha256').update(token).digest();
      return [token, hash.toString('hex'), hash.toString('base64'), hash.toString('base64url')];
    });
    for (const page of pages) {
      const { body } = await anna.get(page);
      for (const secret of [...secrets, 'Prezenty dla mamy', 'Tajny prezent'])
        expect(body.includes(secret), page).toBe(false);
      expect(body, page).toMatch(/data-basket-count[^>]*>0?</);
    }
  });

  test('what is personal comes from the batched request, to each their own', async () => {
    const wanted = { Basket: {}, Wishlist: {}, Comparers: {} };
    const hers = await anna.widgets(wanted);
    const his = await jan.widgets(wanted);
    const names = (answer: WidgetAnswer) => answer.Basket?.response.basket.products.map(({ name }) => name);
    const { name: filters } = await demoProduct(use().shop, 'filtry-stozkowe-02');
    const { name: dripper } = await demoProduct(use().shop, 'dripper-kiri-ceramiczny');
    expect([names(hers), names(his)]).toEqual([[filters], [dripper]]);
    expect(his.Comparers?.response.product.map(({ name }) => name)).toEqual([dripper]);
    expect(his.Wishlist?.response.attributes.count).toBe(1);
  });

  test('another delivery region changes the delivery line of a product and nothing else', async () => {
    const abroad = shopperIn(use(), new Map([['region', GERMANY]]));
    const { product, ...others } = await pagesOf(use(), 'pl');
    const home = await anna.get(product);
    const away = await abroad.get(product);
    expect(differences(home.body, away.body)).toEqual([
      ['Dostawa: Polska', 'Dostawa: Niemcy'],
      ['Koszt od 11,90\u00a0zł, odbiór osobisty gratis', 'Koszt od 39,00\u00a0zł'],
      [expect.stringMatching(/^w punkcie /), expect.stringMatching(/^u Ciebie /)],
    ]);
    for (const page of [...Object.values(others), '/search.php?text=kawa'])
      expect((await abroad.get(page)).body === (await anna.get(page)).body, page).toBe(true);
  });

  test('another currency changes the prices and nothing but the prices', async () => {
    const inEuro = shopperIn(use(), new Map([['currency', 'EUR']]));
    const { product, info } = await pagesOf(use(), 'pl');
    expect(amounts((await inEuro.get(product)).body)).toEqual(
      amounts((await anna.get(product)).body).map(() => '€'),
    );
    expect(withoutPrices((await inEuro.get(product)).body)).toBe(
      withoutPrices((await anna.get(product)).body),
    );
    expect(withoutPrices((await inEuro.get(info)).body)).toBe(withoutPrices((await anna.get(info)).body));
  });

  test('a currency or region that the shop does not offer is the usual one', async () => {
    const { main } = await pagesOf(use(), 'pl');
    const odd = shopperIn(
      use(),
      new Map([
        ['currency', 'XXX'],
        ['region', '<script>'],
      ]),
    );
    const answer = await odd.get(main);
    expect(answer.headers.etag).toBe((await anna.get(main)).headers.etag);
    expect(answer.headers['cache-control']).toContain('public');
  });

  test('a shared copy says so, and a chosen currency or region has a copy that no shared cache keeps', async () => {
    const { product } = await pagesOf(use(), 'pl');
    const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
    expect((await anna.get(product)).headers['cache-control']).toBe(shared);
    for (const chosen of [
      ['currency', 'EUR'],
      ['region', GERMANY],
    ] as const) {
      const { headers } = await shopperIn(use(), new Map([chosen])).get(product);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  test('a country that holds for a while has a copy that no shared cache keeps, and leaves the shared one alone', async () => {
    const { product } = await pagesOf(use(), 'pl');
    const forced = '{"currentCountry":"DE","defaultCountry":"PL","showModal":true}';
    const { headers, body } = await shopperIn(use(), new Map([['setRegionForced', forced]])).get(product);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body).toContain('Dostawa: Niemcy');
    expect((await anna.get(product)).body).toContain('Dostawa: Polska');
  });

  test('an address with a currency and a region is a page of its own: public, and for nobody without them', async () => {
    const { app } = use();
    const { product } = await pagesOf(use(), 'pl');
    const named = `${product}?currency=EUR&region=${GERMANY}&utm_source=ad`;
    for (const _ of ['made', 'kept']) {
      const foreign = await app.inject(ask(named));
      expect(foreign.headers['cache-control']).toContain('public');
      expect(foreign.headers).not.toHaveProperty('set-cookie');
      expect(foreign.headers.vary).toBe('accept-encoding');
      expect(foreign.body).toContain('Dostawa: Niemcy');
      expect(new Set(amounts(foreign.body))).toEqual(new Set(['€']));
      expect(foreign.body).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${product}"`));
      const plain = await app.inject(ask(product));
      expect(plain.body).toContain('Dostawa: Polska');
      expect(new Set(amounts(plain.body))).toEqual(new Set(['zł']));
    }
  });

  test('an address with a currency is not shared where a cookie chooses the rest', async () => {
    const { product } = await pagesOf(use(), 'pl');
    const abroad = shopperIn(use(), new Map([['region', GERMANY]]));
    expect((await abroad.get(`${product}?currency=EUR`)).headers['cache-control']).toBe('private, no-cache');
    const plain = await use().app.inject(ask(`${product}?currency=EUR`));
    expect(plain.headers['cache-control']).toContain('public');
    expect(plain.body).toContain('Dostawa: Polska');
    const inEuro = shopperIn(use(), new Map([['currency', 'EUR']]));
    expect(new Set(amounts((await inEuro.get(`${product}?currency=PLN`)).body))).toEqual(new Set(['zł']));
  });

  test('an address that names a currency keeps it on its way to the page’s right name', async () => {
    const { product } = await pagesOf(use(), 'pl');
    const wrong = product.replace(/[^/]+$/, 'inna-nazwa');
    const { headers } = await use().app.inject(ask(`${wrong}?currency=EUR`));
    expect(headers.location).toBe(`${product}?currency=EUR`);
  });

  test('what a page asks for afterwards is in the currency that the page’s address names', async () => {
    const { product } = await pagesOf(use(), 'pl');
    const shopper = shopperIn(use());
    const { id } = await demoProduct(use().shop, 'filtry-stozkowe-02');
    await shopper.change({ product: String(id), size: 'uniw', number: '1' });
    const answer = await shopper.post('/ajax/get.php', 'request={"Basket":{}}', {
      referer: `https://sklep.example${product}?currency=EUR`,
    });
    expect(answer.body).toContain('€');
    expect(answer.body).not.toContain('zł');
  });

  test('all who ask for the same missing page at once share one making of it', async () => {
    const { app, shop } = use();
    const { path } = await demoProduct(shop, 'czajnik-miedziany');
    const making = vi.spyOn(shop.catalogue.products, 'nextPriceChange');
    const queries = vi.spyOn(shop.database.pool, 'query');
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(ask(path))));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(making).toHaveBeenCalledTimes(1);
    expect(queries).toHaveBeenCalled();
    queries.mockClear();
    await app.inject(ask(path));
    expect(queries).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('tracking parameters and repeated ones make no other page, and spoil none', async () => {
    const { app, shop } = use();
    const { path } = await demoProduct(shop, 'brazylia-cerrado');
    const plain = await app.inject(ask(path));
    expect((await app.inject(ask(`${path}?utm_source=x&gclid=y`))).headers.etag).toBe(plain.headers.etag);
    const repeated = await app.inject(ask(`${path}?size=1kg&size=500g`));
    const large = await app.inject(ask(`${path}?size=1kg`));
    expect(large.headers.etag).toBe(repeated.headers.etag);
    expect(large.body).toMatch(/<input[^>]*checked=""[^>]*value="1kg"|value="1kg"[^>]*checked=""/);
  });
});

const ask = (url: string) => ({ url, headers: PAGE });

async function shopperWith(shop: TestShop, product: DemoProduct, listName: string): Promise<Shopper> {
  const shopper = shopperIn(shop);
  await shopper.change({ product: String(product.id), size: 'uniw', number: '1' });
  const sessionHash = createHash('sha256')
    .update(shopper.jar.get(SESSION_COOKIE) ?? '')
    .digest();
  const { orm } = shop.database;
  const [list] = await orm.insert(schema.shoppingList).values({ sessionHash, name: listName }).returning();
  const [sizeId = 0] = product.sizeIds;
  await orm.insert(schema.shoppingListItem).values({ shoppingListId: list?.id ?? 0, sizeId });
  await orm.insert(schema.comparisonItem).values({ sessionHash, productId: product.id });
  return shopper;
}

/** The pieces of text in which two pages differ. */
function differences(one: string, other: string): [string, string][] {
  const pieces = (html: string) => html.split(/<[^>]*>|·/).map((piece) => piece.trim());
  const others = pieces(other);
  return pieces(one).flatMap((piece, index): [string, string][] =>
    piece === others[index] ? [] : [[piece, others[index] ?? '']],
  );
}

const MONEY = /\d[\d\u00a0]*,\d\d\u00a0(zł|€)/g;
const amounts = (html: string) => [...html.matchAll(MONEY)].map(([, symbol]) => symbol);

/** The page with its amounts, written for people and for islands and search engines, left out. */
const withoutPrices = (html: string) =>
  html
    .replace(MONEY, 'PRICE')
    .replace(/&quot;(gross|net|delivery|rebateValue|minPrice|maxPrice)&quot;:\d+/g, 'PRICE')
    .replace(/"price":"[\d.]+","priceCurrency":"\w+"/g, 'PRICE')
    .replace(/(class="header__region".*?)\w{3}<\/a>/, '$1')
    .replace(/&quot;currency&quot;:(\{.*?\}|&quot;\w+&quot;)/g, 'CURRENCY');
