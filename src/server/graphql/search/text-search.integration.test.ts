import { afterEach, expect, test, vi } from 'vitest';
import { TEXT_SEARCH_QUERY, type WireTextSearch } from '#contract/search/live-search.ts';
import type { Suggestions } from '#shop/search/search-engine.ts';
import { findOffer } from '#tests/support/shop/demo-offers.ts';
import { demoProduct, describeWithShop, openTestShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const NOTHING: Suggestions = {
  products: [],
  producers: [],
  series: [],
  categories: [],
  infoPages: [],
  queries: [],
};

describeWithShop('the search query', (use) => {
  afterEach(() => vi.restoreAllMocks());

  function send(variables: object, cookies: Record<string, string> = {}, headers = {}, shop = use()) {
    const shopper = shopperIn(shop, new Map(Object.entries(cookies)));
    const body = JSON.stringify({ query: TEXT_SEARCH_QUERY, variables });
    return shopper.post('/graphql/v1/', body, { ...JSON_TYPE, ...headers });
  }
  async function ask(...asked: Parameters<typeof send>) {
    const answer = await send(...asked);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  const search = async (...asked: Parameters<typeof ask>): Promise<WireTextSearch> =>
    (await ask(...asked)).data.productsTextSearch;
  const given = (found: Partial<Suggestions>, { shop } = use()) =>
    vi.spyOn(shop.catalogue.search, 'suggest').mockResolvedValue({ ...NOTHING, ...found });

  test('answers a product with its link, both pictures and both prices', async () => {
    const { record, offer } = await findOffer(
      use(),
      ({ record, offer }) => record.sizes.length === 1 && offer.purchase === 'buy',
    );
    given({ products: [record.id] });
    const { products } = await search({ text: record.name });
    const picture = `/gfx/pictures/${record.pictures[0]?.name}-320`;
    expect(products).toMatchObject([
      {
        name: record.name,
        link: `/produkt/${record.id}/${record.slug}`,
        iconSmall: `${picture}.webp`,
        iconSmallSecond: `${picture}.jpg`,
        from: false,
        price: {
          price: { gross: { value: offer.price.gross / 100 }, net: { value: offer.price.net / 100 } },
        },
      },
    ]);
    expect(products[0]?.price.price.gross.formatted).toMatch(/^[\d\u00a0]+,\d\d\u00a0zł$/);
  });

  test('answers products in the order in which they were found', async () => {
    const [first, second] = [
      await demoProduct(use().shop, 'filtry-stozkowe-02'),
      await demoProduct(use().shop, 'brazylia-cerrado'),
    ];
    given({ products: [first.id, second.id] });
    const { products } = await search({ text: 'kawa' });
    expect(products.map(({ name }) => name)).toEqual([first.name, second.name]);
  });

  test('says that other sizes cost more, and a price of 0 of what is sold on the phone', async () => {
    const coffee = await demoProduct(use().shop, 'brazylia-cerrado');
    const onPhone = await findOffer(use(), ({ offer }) => offer.purchase === 'phone_only');
    given({ products: [coffee.id, onPhone.record.id] });
    const { products } = await search({ text: 'kawa' });
    expect(products[0]?.from).toBe(true);
    expect(products[1]?.price.price).toMatchObject({ gross: { value: 0 }, net: { value: 0 } });
  });

  test('says why a price is 0: for points, as a gift, or told on the phone', async () => {
    const keys = ['kubek-za-punkty', 'naklejka-mgla', 'probka-dla-kawiarni', 'ekspres-duo-dla-kawiarni'];
    const found = await Promise.all(keys.map((key) => demoProduct(use().shop, key)));
    given({ products: found.map(({ id }) => id) });
    const { products } = await search({ text: 'kawa' });
    expect(products.map(({ points, gratis }) => [points, gratis])).toEqual([
      [120, false],
      [0, true],
      [0, true],
      [0, false],
    ]);
  });

  test('answers producers, series, information pages and suggested queries with their links', async () => {
    given({
      producers: [{ id: 3, slug: 'kiri', name: 'Kiri' }],
      series: [{ id: 4, slug: 'poranek', name: 'Poranek' }],
      infoPages: [{ title: 'Dostawa', slug: 'dostawa' }],
      queries: ['kawa & mleko'],
    });
    expect(await search({ text: 'ki' })).toMatchObject({
      producers: [{ name: 'Kiri', link: '/producent/3/kiri' }],
      series: [{ name: 'Poranek', link: '/seria/4/poranek' }],
      cms: [{ name: 'Dostawa', link: '/informacje/dostawa' }],
      searchQueries: [{ name: 'kawa & mleko', link: '/search.php?text=kawa%20%26%20mleko' }],
    });
  });

  test('answers a category with all titles that lead to it, and leaves out one that is gone', async () => {
    const tree = await use().shop.catalogue.products.tree('pl');
    const parent = tree.roots.find(({ children }) => children.length > 0);
    const child = parent?.children[0];
    given({ categories: [child?.id ?? 0, 999_999] });
    const { menuNodes } = await search({ text: 'kawa' });
    expect(menuNodes).toEqual([
      {
        name: child?.name,
        link: `/kategoria/${child?.id}/${child?.slug}`,
        bc: { item: [{ title: parent?.name }, { title: child?.name }] },
      },
    ]);
  });

  test('speaks the shopper’s language and counts in the shopper’s currency', async () => {
    const coffee = await demoProduct(use().shop, 'brazylia-cerrado', 'en');
    const suggest = given({ products: [coffee.id], producers: [{ id: 3, slug: 'kiri', name: 'Kiri' }] });
    const english = { referer: 'https://sklep.example/en/' };
    const { products, producers } = await search({ text: 'brazil' }, { currency: 'EUR' }, english);
    expect(suggest).toHaveBeenCalledWith('brazil', 'en', 6);
    expect(products).toMatchObject([{ name: coffee.name, link: coffee.path }]);
    expect(products[0]?.price.price.gross.formatted).toContain('€');
    expect(producers[0]?.link).toBe('/en/producer/3/kiri');
  });

  test('asks for as many as the caller wants, within bounds, or as the shop has set', async () => {
    const suggest = given({});
    const limits = [undefined, 3, 0, -5, 20, 1000];
    for (const limit of limits) await search({ text: 'kawa', limit });
    expect(suggest.mock.calls.map(([, , limit]) => limit)).toEqual([6, 3, 20, 20]);
    const other = await openTestShop(use().database, { search: { limit: 9, minLength: 4 } });
    const set = given({}, other);
    await search({ text: 'kawa' }, {}, {}, other);
    await search({ text: 'kaw' }, {}, {}, other);
    expect(set.mock.calls).toEqual([['kawa', 'pl', 9]]);
    await other.close();
  });

  test.each([0, -1])('finds nothing where a client wants nothing (%d), and asks nobody', async (limit) => {
    const suggest = given({ queries: ['kawa'], producers: [{ id: 3, slug: 'kiri', name: 'Kiri' }] });
    const { products, producers, searchQueries } = await search({ text: 'kawa', limit });
    expect([products, producers, searchQueries]).toEqual([[], [], []]);
    expect(suggest).not.toHaveBeenCalled();
  });

  test.each(['', 'k', '  k  ', '\u0000k\u0000', '☕'])(
    'finds nothing for too short a text: %j',
    async (text) => {
      const suggest = given({ queries: ['kawa'] });
      expect((await search({ text })).searchQueries).toEqual([]);
      expect(suggest).not.toHaveBeenCalled();
    },
  );

  test('cuts a text that nobody would type', async () => {
    const suggest = given({});
    await search({ text: 'ż'.repeat(10_000) });
    await search({ text: ` ka\u0000wa\n\tz mlekiem \ud800` });
    expect(suggest.mock.calls.map(([text]) => text)).toEqual(['ż'.repeat(200), 'ka wa z mlekiem']);
  });

  test('finds what the demo shop has, also without diacritics', async () => {
    const { products } = await search({ text: 'brazylia' });
    expect(products.map(({ name }) => name)).toContain('Brazylia Cerrado');
    const { menuNodes } = await search({ text: 'mlynki' });
    expect(menuNodes.map(({ name }) => name).join()).toMatch(/młynki/i);
    expect(Object.values(await search({ text: 'qqxx' })).flat()).toEqual([]);
  });

  test.each([
    "' OR 1=1 --",
    `"' OR ''='`,
    '%',
    '%%%',
    '___',
    '<script>alert(1)</script>',
    '☕🫘👩‍🌾',
    'kawa '.repeat(2000),
    '\\\\',
    '((((',
    'a:*&!|',
    '""',
  ])('takes no harm from %s', async (text) => {
    const { errors } = await ask({ text });
    expect(errors).toBeUndefined();
  });

  test('is not answered to a flood, until the next minute', async () => {
    const shop = await openTestShop(use().database);
    given({ queries: ['kawa'] }, shop);
    for (let each = 0; each < 240; each++)
      expect((await search({ text: `kawa ${each}` }, {}, {}, shop)).searchQueries).toHaveLength(1);
    const refused = await send({ text: 'kawa' }, {}, {}, shop);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.json()).toMatchObject({
      data: null,
      errors: [{ message: 'Za dużo żądań naraz. Spróbuj ponownie za chwilę.' }],
    });
    shop.now += 60_000;
    expect((await search({ text: 'kawa' }, {}, {}, shop)).searchQueries).toHaveLength(1);
    await shop.close();
  });

  test('bounds the work of one call that asks many times', async () => {
    const aliases = Array.from(
      { length: 30 },
      (_, n) => `a${n}: productsTextSearch(searchInput: {text: "kawa"}) { products { name } }`,
    );
    given({});
    const answer = await shopperIn(use()).post(
      '/graphql/v1/',
      JSON.stringify({ query: `{ ${aliases.join(' ')} }` }),
      JSON_TYPE,
    );
    expect(answer.json().errors[0].message).toBe('A call may ask for at most 100 products.');
  });
});
