import { describe, expect, test } from 'vitest';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { SESSION_COOKIE } from '#contract/wire.ts';
import { demoProduct, describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const WANTED = JSON.stringify({ Basket: {}, Wishlist: {}, Comparers: {} });

describeWithShop('the batched request', (use) => {
  const ask = (payload: string, headers: Record<string, string> = {}) =>
    shopperIn(use()).post('/ajax/get.php', payload, headers);

  test.each([
    ['encoded, as browsers do', `request=${encodeURIComponent(WANTED)}`],
    [
      'encoded with pluses for spaces',
      `request=${encodeURIComponent('{ "Basket": {}, "Wishlist": {}, "Comparers": {} }').replaceAll('%20', '+')}`,
    ],
    ['as it is, as old clients do', `request=${WANTED}`],
    ['as JSON alone', WANTED],
  ])('is understood %s', async (_, payload) => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      Basket: { response: { basket: expect.objectContaining({ products: [], productsCounter: 0 }) } },
      Wishlist: { response: { attributes: { count: 0 }, products: [], lists: 0 } },
      Comparers: { response: { product: [] } },
    });
  });

  test('answers what was asked for, and passes over what it does not know', async () => {
    expect(Object.keys((await ask('request={"Basket":{}}')).json())).toEqual(['Basket']);
    const odd = '{"Wishlist":null,"Comparers":"x","Nothing":{},"__proto__":{},"constructor":{}}';
    expect(Object.keys((await ask(`request=${odd}`)).json())).toEqual(['Wishlist', 'Comparers']);
    expect((await ask('request={}')).json()).toEqual({});
  });

  test.each([{}, { product: 999_999 }, { product: 'x' }, { product: [7] }])(
    'answers a product page’s key with nothing where no product is named: %j',
    async (params) => {
      const request = JSON.stringify({ Projector: { format: 'json', params }, Comparers: {} });
      const answer = await ask(`request=${request}`);
      expect(answer.json()).toEqual({
        Projector: { response: {} },
        Comparers: { response: { product: [] } },
      });
    },
  );

  describe('of a product page', () => {
    const product = async () => (await demoProduct(use().shop, 'brazylia-cerrado')).id;
    const projectorOf = async (shopper: ReturnType<typeof shopperIn>, params: object) =>
      (await shopper.widgets({ Projector: { format: 'json', params } })).Projector?.response;
    const withCode = async () => {
      const shopper = shopperIn(use());
      await shopper.change({ [BASKET_FIELDS.action]: 'code', [BASKET_FIELDS.code]: 'MGLA10' });
      return shopper;
    };

    test('answers with what the product data call says of its size, and with no more to a guest', async () => {
      const id = await product();
      const response = await projectorOf(shopperIn(use()), { product: id, size: '1kg' });
      expect(Object.keys(response ?? {})).toEqual([
        'product_id',
        'size',
        'sizeavailability',
        'sizedelivery',
        'sizeprices',
      ]);
      const get = 'sizeavailability,sizedelivery,sizeprices';
      const called = await shopperIn(use()).get(
        `/ajax/projector.php?action=get&product=${id}&size=1kg&get=${get}`,
      );
      expect(response?.sizeprices).toEqual(called.json().sizeprices);
      const monthly = await projectorOf(shopperIn(use()), { product: id, size: '1kg', subscription: 1 });
      expect(monthly?.sizeprices?.price_normal).toEqual(response?.sizeprices);
    });

    test('answers a shopper’s own prices with a code, of every size that the page holds', async () => {
      const response = await projectorOf(await withCode(), { product: await product(), size: '250g' });
      expect(response).toMatchObject({ rebate_code: 'MGLA10', sizeprices: { value: '34.11' } });
      expect(response?.sizeprices?.beforerebate).toBe('37.90');
      const held = response?.sizes?.items ?? [];
      expect(held.length).toBeGreaterThan(1);
      for (const { price } of held) expect(Number(price.value)).toBeLessThan(Number(price.beforerebate));
    });

    test('tells with the basket which code changes prices, also while nothing is in it', async () => {
      const codeOf = async (shopper: ReturnType<typeof shopperIn>) =>
        (await shopper.widgets({ Basket: {} })).Basket?.response.basket.rebate_code;
      expect(await codeOf(shopperIn(use()))).toBeUndefined();
      expect(await codeOf(await withCode())).toBe('MGLA10');
    });

    test('answers the prices of other products on the page as HTML, each for who asks', async () => {
      const id = await product();
      const params = { products: [id, `${id}:1kg`, 'x', '0', '99999999999', 999_999, `${id}:none`] };
      const ask = async (shopper: ReturnType<typeof shopperIn>) =>
        (await shopper.widgets({ Prices: { params } })).Prices?.response.items ?? {};
      const plain = await ask(shopperIn(use()));
      expect(Object.keys(plain).sort()).toEqual([`${id}`, `${id}:1kg`].sort());
      expect(plain[id]).toMatch(/37,90/);
      const own = await ask(await withCode());
      expect(own[id]).toMatch(/34,11.zł/);
      expect(own[id]).toContain('Cena z kodem');
      expect(own[`${id}:1kg`]).not.toBe(plain[`${id}:1kg`]);
    });
  });

  test('tells how many lists there are, also where nothing stands on them', async () => {
    const shopper = shopperIn(use());
    const { id } = await demoProduct(use().shop, 'brazylia-cerrado');
    await shopper.change({ product: String(id), size: '250g', [BASKET_FIELDS.quantity]: '1' });
    const session = await use().shop.clients.sessions.find(shopper.jar.get(SESSION_COOKIE));
    if (!session) throw new Error('the shopper has no session');
    await use().shop.lists.shoppingLists.create(session, { name: 'Na święta' });
    const { Wishlist } = await shopper.widgets({ Wishlist: {} });
    expect(Wishlist?.response).toEqual({ attributes: { count: 0 }, products: [], lists: 1 });
  });

  test.each([
    '',
    'request=',
    'request=null',
    'request=[]',
    'request=1',
    'request={',
    'request=%',
    'request=%7B%22',
    'x=1',
    '\u0000',
  ])('that makes no sense is refused: %j', async (payload) => {
    const answer = await ask(payload);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'bad_request' }]);
  });

  test('larger than any real one is refused', async () => {
    expect((await ask(`request={"Basket":"${'x'.repeat(300_000)}"}`)).statusCode).toBe(413);
  });

  test('speaks the language of the page that asks', async () => {
    const { id } = await demoProduct(use().shop, 'brazylia-cerrado');
    const english = await demoProduct(use().shop, 'brazylia-cerrado', 'en');
    const shopper = shopperIn(use());
    await shopper.change({ product: String(id), size: '250g', [BASKET_FIELDS.quantity]: '1' });
    const from = async (referer: string) => {
      const answer = await shopper.post('/ajax/get.php', `request=${WANTED}`, { referer });
      return answer.json().Basket.response.basket.products[0];
    };
    expect(await from('https://sklep.example/en/')).toMatchObject({ name: english.name, link: english.path });
    expect((await from('https://sklep.example/')).name).not.toBe(english.name);
    expect((await from('rubbish')).name).not.toBe(english.name);
  });

  test('with a made-up session is a guest’s', async () => {
    for (const token of ['x', 'a'.repeat(43), "' OR 1=1 --", 'ą'.repeat(43)]) {
      const shopper = shopperIn(use(), new Map([['witryna_session', token]]));
      const { Basket } = await shopper.widgets({ Basket: {} });
      expect(Basket?.response.basket.productsCounter).toBe(0);
    }
  });
});
