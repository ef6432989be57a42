import { expect, test } from 'vitest';
import { BASKET_FIELDS } from '#contract/basket-change.ts';
import { SESSION_COOKIE } from '#contract/wire.ts';
import { demoProduct, describeOnEachShop, shopperIn } from '#tests/support/test-shop.ts';

const WANTED = JSON.stringify({ Basket: {}, Wishlist: {}, Comparers: {} });

describeOnEachShop('the batched request', (use) => {
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

  test('answers a product page’s own key, which asks for nothing more', async () => {
    const answer = await ask('request={"Projector":{"format":"json","params":{}},"Comparers":{}}');
    expect(answer.json()).toEqual({ Projector: { response: {} }, Comparers: { response: { product: [] } } });
  });

  test('tells how many lists there are, also where nothing stands on them', async () => {
    const shopper = shopperIn(use());
    const { id } = await demoProduct(use().shop, 'brazylia-cerrado');
    await shopper.change({ product: String(id), size: '250g', [BASKET_FIELDS.quantity]: '1' });
    const session = await use().shop.sessions.find(shopper.jar.get(SESSION_COOKIE));
    if (!session) throw new Error('the shopper has no session');
    await use().shop.lists.create(session, { name: 'Na święta' });
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
