import { expect, test } from 'vitest';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import type { WidgetRequest } from '#contract/widgets.ts';
import { CONSENT_COOKIE, TRACKING_HEADER } from '#contract/wire.ts';
import { snippet, topLayer, trackingEvent } from '#shop/db/schema/index.ts';
import {
  demoProduct,
  describeWithShop,
  openTestShop,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

const JSON_CALL = { 'content-type': 'application/json', accept: 'application/json' };

const about = (request_uri: string, params: Record<string, unknown> = { pc: true }): WidgetRequest => {
  const asked = { format: 'json', params: { ...params, request_uri, additional_ajax: false } } as const;
  return { Snippets: asked, ToplayersAndWidgets: asked };
};

const body = (wanted: WidgetRequest) => `request=${encodeURIComponent(JSON.stringify(wanted))}`;

describeWithShop('the batched request for what the owner adds', (use) => {
  test('answers with nothing where nothing is added', async () => {
    expect(
      await shopperIn(use()).widgets({ ...about('/'), Projector: { format: 'json', params: {} } }),
    ).toEqual({
      Projector: { response: {} },
      Snippets: { response: { items: [], active: false } },
      ToplayersAndWidgets: {
        response: {
          items: {},
          needs_consent: [],
          words: { title: 'Wiadomość od sklepu', close: expect.any(String) },
        },
      },
    });
  });

  test('answers with the snippets and top layers of the page, its language and its screen', async () => {
    const { orm } = use().database;
    await orm.insert(snippet).values([
      { name: 'all', region: 'head', content: '<meta name="x">', needsConsent: false },
      { name: 'products', region: 'body_top', content: '<p>p</p>', pages: '/produkt/* /en/product/*' },
      { name: 'english', region: 'body_bottom', content: '<p>en</p>', language: 'en' },
      { name: 'phones', region: 'body_bottom', content: '<p>m</p>', onTablet: false, onPc: false },
      { name: 'off', region: 'head', content: '<p>off</p>', active: false },
    ]);
    await orm.insert(topLayer).values([
      { name: 'popup', content: '<h2>Hi</h2>', needsConsent: false },
      { name: 'script', content: 'x()' },
    ]);
    const shopper = shopperIn(use());
    const namesOn = async (...page: Parameters<typeof about>) =>
      (await shopper.widgets(about(...page))).Snippets?.response.items.map(({ name }) => name);
    await expect.poll(() => namesOn('/')).toEqual(['all']);
    expect(await namesOn('/produkt/7/kawa?size=1')).toEqual(['all', 'products']);
    expect(await namesOn('/en/product/7/coffee', { mobile: true })).toEqual([
      'all',
      'products',
      'english',
      'phones',
    ]);
    const { Snippets, ToplayersAndWidgets } = await shopper.widgets(about('/en/'));
    expect(Snippets?.response).toMatchObject({
      active: true,
      items: [{ region: 'head', content: '<meta name="x">', needs_consent: false }, { name: 'english' }],
    });
    expect(ToplayersAndWidgets?.response).toMatchObject({
      items: { popup: '<h2>Hi</h2>', script: 'x()' },
      needs_consent: ['script'],
      words: { title: 'A message from the shop' },
    });
    await orm.delete(snippet);
    await orm.delete(topLayer);
  });
});

describeWithShop('tracking', (use) => {
  const consenting = (shop: TestShop) => shopperIn(shop, new Map([[CONSENT_COOKIE, 'analytics']]));
  const take = async (shopper: ReturnType<typeof shopperIn>): Promise<string[]> =>
    (
      await shopper.post('/graphql/v1/', JSON.stringify({ query: 'query { trackingEvents }' }), JSON_CALL)
    ).json().data.trackingEvents;
  const eventsIn = (scripts: string[]) => scripts.map((script) => /"event":"(\w+)"/.exec(script)?.[1]);
  const adding = (id: number) => ({ [BASKET_FIELDS.action]: 'add', [BASKET_FIELDS.product]: String(id) });

  test('of a shopper who allows it tells of a product seen and added, each once', async () => {
    const { id, path, name } = await demoProduct(use().shop, 'dripper-kiri-ceramiczny');
    const shopper = consenting(use());
    const seen = await shopper.post('/ajax/get.php', body(about(path)));
    expect(seen.headers[TRACKING_HEADER]).toBe('1');
    const added = await shopper.change(adding(id));
    expect([added.statusCode, added.headers[TRACKING_HEADER]]).toEqual([200, '2']);
    const scripts = await take(shopper);
    expect(eventsIn(scripts)).toEqual(['view_item', 'add_to_cart']);
    expect(scripts[1]).toContain(JSON.stringify(name));
    expect(scripts[1]).toContain('"currency":"PLN"');
    expect(await take(shopper)).toEqual([]);
    expect((await shopper.change({})).headers[TRACKING_HEADER]).toBeUndefined();
  });

  test('of a basket filled over GraphQL, or without scripts, is told too', async () => {
    const { id } = await demoProduct(use().shop, 'dripper-kiri-ceramiczny');
    const shopper = consenting(use());
    const query = `mutation { addProductsToBasket(ProductInput: [{id: "${id}"}]) { status } }`;
    const answer = await shopper.post('/graphql/v1/', JSON.stringify({ query }), JSON_CALL);
    expect(answer.headers[TRACKING_HEADER]).toBe('1');
    await shopper.post('/basketchange.php', new URLSearchParams(adding(id)).toString());
    // The form has led to a page: what waits is told with that page's own request.
    expect((await shopper.post('/ajax/get.php', body(about('/')))).headers[TRACKING_HEADER]).toBe('2');
    expect(eventsIn(await take(shopper))).toEqual(['add_to_cart', 'add_to_cart']);
  });

  test.each([undefined, 'necessary', 'marketing', 'nonsense'])(
    'without consent notes nothing and begins no session: %s',
    async (consent) => {
      const { id, path } = await demoProduct(use().shop, 'dripper-kiri-ceramiczny');
      const shopper = shopperIn(use(), new Map(consent ? [[CONSENT_COOKIE, consent]] : []));
      const seen = await shopper.post('/ajax/get.php', body(about(path)));
      expect([seen.headers[TRACKING_HEADER], seen.cookies]).toEqual([undefined, []]);
      expect((await shopper.change(adding(id))).headers[TRACKING_HEADER]).toBeUndefined();
      expect(await use().database.orm.$count(trackingEvent)).toBe(0);
    },
  );

  test('withdrawn before an event is told drops the event', async () => {
    const { path } = await demoProduct(use().shop, 'dripper-kiri-ceramiczny');
    const shopper = consenting(use());
    await shopper.post('/ajax/get.php', body(about(path)));
    shopper.jar.set(CONSENT_COOKIE, 'necessary');
    expect(await take(shopper)).toEqual([]);
    expect(await use().database.orm.$count(trackingEvent)).toBe(0);
  });

  test('asks nothing of shoppers who only look at their basket again', async () => {
    const shopper = consenting(use());
    const again = await shopper.post('/ajax/get.php', 'request={"Basket":{}}');
    expect([again.headers[TRACKING_HEADER], again.cookies]).toEqual([undefined, []]);
  });

  test('of strange pages is no event', async () => {
    const shopper = consenting(use());
    for (const page of ['/produkt/999999999/x', '/produkt/x/y', '/produkt/', '/en/product/1'])
      expect(
        (await shopper.post('/ajax/get.php', body(about(page)))).headers[TRACKING_HEADER],
      ).toBeUndefined();
  });
});

describeWithShop('scripts that the owner names', (use) => {
  test('are named on every page, and only their origins are opened to it', async () => {
    const scripts = [
      {
        name: 'a</script>',
        src: 'https://stats.example/a.js',
        type: 'script',
        place: 'head',
        connect: ['https://in.example'],
      },
      { name: 'b', src: '/b.js', type: 'module', place: 'before_shop_js', needsConsent: false },
    ] as const;
    const named = await openTestShop(use().database, {
      scripts: scripts.map((script) => ({
        ...script,
        connect: 'connect' in script ? [...script.connect] : [],
      })),
    });
    const answer = await named.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const [, json = ''] =
      /<script id="shop-scripts" type="application\/json">(.*?)<\/script>/.exec(answer.body) ?? [];
    expect(JSON.parse(json)).toEqual([
      { name: 'a</script>', src: 'https://stats.example/a.js', type: 'script', place: 'head' },
      { name: 'b', src: '/b.js', type: 'module', place: 'before_shop_js', needsConsent: false },
    ]);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' blob: 'sha256-[^']+' https:\/\/stats\.example;/);
    expect(policy).toContain("connect-src 'self' https://in.example;");
    await named.close();
  });

  test('leave no trace where there are none', async () => {
    const answer = await use().app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(answer.body).not.toContain('shop-scripts');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' blob: 'sha256-[^']+';/);
  });
});
