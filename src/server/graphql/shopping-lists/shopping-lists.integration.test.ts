import { beforeAll, expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { COFFEE, FILTERS } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, type Shopper } from '#tests/support/shop/client-shopper.ts';
import { type DemoProduct, demoProduct, describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const LISTS = 'id name public link publicLink productsCounter products { id name size quantity note change }';
const RESULT = 'status id error { code message }';
const CREATE = `mutation ($name: String, $public: Boolean) {
  done: shoppingListCreate(ShoppingListSettingsInput: {name: $name, public: $public}) { ${RESULT} } }`;
const SET = `mutation ($id: ID!, $name: String, $public: Boolean) {
  done: setShoppingList(id: $id, ShoppingListSettingsInput: {name: $name, public: $public}) { ${RESULT} } }`;
const DELETE = `mutation ($id: ID!) { done: shoppingListDelete(id: $id) { ${RESULT} } }`;
const ADD = `mutation ($id: ID, $products: [ShoppingListProductInput!]!) {
  done: addToShoppingList(id: $id, ProductInput: $products) { status results { ${RESULT} } } }`;
const REMOVE = `mutation ($id: ID!, $products: [ShoppingListProductInput!]!) {
  done: removeFromShoppingList(id: $id, ProductInput: $products) { status results { ${RESULT} } } }`;
const NO_LIST = { status: 'error', id: null, error: { code: 'no_list' } };

describeWithShop('shopping lists by GraphQL', (use) => {
  let filters: DemoProduct;
  let coffee: DemoProduct;
  beforeAll(async () => {
    filters = await demoProduct(use().shop, FILTERS);
    coffee = await demoProduct(use().shop, COFFEE);
  });

  function asking(shopper: Shopper = shopperIn(use()), headers: Record<string, string> = {}) {
    const ask = async (query: string, variables: object = {}, address = '/graphql/v1/') => {
      const answer = await shopper.post(address, JSON.stringify({ query, variables }), {
        'content-type': 'application/json',
        ...headers,
      });
      expect(answer.statusCode).toBe(200);
      const { data, errors } = answer.json();
      expect(errors).toBeUndefined();
      return data;
    };
    const change = async (query: string, variables: object) => (await ask(query, variables)).done;
    const lists = async () => (await ask(`{ shoppingList { ${LISTS} } }`)).shoppingList;
    return { ...shopper, ask, change, lists };
  }

  test('are created by their name alone, which answers with status and id', async () => {
    const shopper = asking();
    const { shoppingListCreate } = await shopper.ask(
      'mutation { shoppingListCreate(ShoppingListSettingsInput: {name: "Lista zakupowa"}) { status id } }',
      {},
      '/graphql/v1/?query=createShoppingList',
    );
    expect(shoppingListCreate).toEqual({ status: 'success', id: expect.stringMatching(/^\d+$/) });
    expect(await shopper.lists()).toEqual([
      {
        id: shoppingListCreate.id,
        name: 'Lista zakupowa',
        public: false,
        link: linksIn('pl').list(Number(shoppingListCreate.id)),
        publicLink: null,
        productsCounter: 0,
        products: [],
      },
    ]);
  });

  test('have the usual name in the language of the page where none is given', async () => {
    const pole = asking();
    await pole.change(CREATE, {});
    expect(await pole.lists()).toMatchObject([{ name: 'Lista zakupowa' }]);
    const english = asking(shopperIn(use()), { referer: 'https://sklep.example/en/' });
    await english.change(CREATE, {});
    expect(await english.lists()).toMatchObject([{ name: 'Shopping list' }]);
  });

  test('are none at first, and looking starts no session', async () => {
    const shopper = asking();
    expect(await shopper.lists()).toEqual([]);
    expect([...shopper.jar]).toEqual([]);
  });

  test('are renamed, shared and deleted, and refuse what cannot be', async () => {
    const shopper = asking();
    const { id } = await shopper.change(CREATE, { name: 'Jedna', public: true });
    const [{ publicLink }] = await shopper.lists();
    expect((await shopper.get(new URL(publicLink).pathname)).statusCode).toBe(200);
    expect(await shopper.change(SET, { id, name: 'Inna', public: false })).toMatchObject({
      status: 'success',
      id,
    });
    expect(await shopper.lists()).toMatchObject([{ name: 'Inna', public: false }]);
    expect((await shopper.get(new URL(publicLink).pathname)).statusCode).toBe(404);
    expect(await shopper.change(SET, { id, name: ' ' })).toEqual({
      status: 'error',
      id: null,
      error: { code: 'no_name', message: 'Podaj nazwę listy.' },
    });
    expect(await shopper.change(DELETE, { id })).toMatchObject({ status: 'success' });
    expect(await shopper.change(DELETE, { id })).toMatchObject(NO_LIST);
    expect(await shopper.lists()).toEqual([]);
  });

  test('take products with size, quantity and note, and say of each why it was not taken', async () => {
    const shopper = asking();
    const done = await shopper.change(ADD, {
      products: [
        { id: filters.id, size: 'onesize', quantity: 3, note: 'do biura' },
        { id: coffee.id, size: '1kg' },
        { id: coffee.id },
        { id: coffee.id, size: 'XXL' },
        { id: 999_999 },
      ],
    });
    expect(done.status).toBe('error');
    expect(done.results.map(({ error }: { error: { code: string } | null }) => error?.code ?? null)).toEqual([
      null,
      null,
      null,
      'no_size',
      'no_product',
    ]);
    const [list] = await shopper.lists();
    expect(list).toMatchObject({ name: 'Lista zakupowa', productsCounter: 3 });
    expect(list.products).toMatchObject([
      { id: String(filters.id), size: 'uniw', quantity: 3, note: 'do biura', change: null },
      { id: String(coffee.id), size: '1kg', quantity: 1, note: '' },
      { id: String(coffee.id), size: '250g' },
    ]);
  });

  test('lose a product in one size or in all', async () => {
    const shopper = asking();
    await shopper.change(ADD, {
      products: [{ id: filters.id }, { id: coffee.id, size: '1kg' }, { id: coffee.id, size: '250g' }],
    });
    const [{ id }] = await shopper.lists();
    const left = async (products: object[]) => {
      const { status } = await shopper.change(REMOVE, { id, products });
      const [list] = await shopper.lists();
      return [status, list.products.map(({ size }: { size: string }) => size)];
    };
    expect(await left([{ id: coffee.id, size: '1kg' }])).toEqual(['success', ['uniw', '250g']]);
    expect(await left([{ id: coffee.id, size: '1kg' }])).toEqual(['error', ['uniw', '250g']]);
    expect(await left([{ id: filters.id, size: 'onesize' }, { id: coffee.id }])).toEqual(['success', []]);
  });

  test('end a call with too many products, and take none of them', async () => {
    const shopper = shopperIn(use());
    const products = Array.from({ length: 101 }, () => ({ id: filters.id }));
    const answer = await shopper.post(
      '/graphql/v1/',
      JSON.stringify({ query: ADD, variables: { products } }),
      {
        'content-type': 'application/json',
      },
    );
    expect(answer.json().errors).toHaveLength(1);
    expect(await asking(shopper).lists()).toEqual([]);
  });

  test('are nobody else’s: not by id, not with another session, not after signing out', async () => {
    const halina = asking(await clientIn(use(), `halina-g${Date.now()}`));
    const { id } = await halina.change(CREATE, { name: 'Sekret' });
    await halina.change(ADD, { id, products: [{ id: filters.id }] });
    const strangers = [asking(), asking(await clientIn(use(), `zenon-g${Date.now()}`))];
    for (const stranger of strangers) {
      const products = [{ id: filters.id }];
      expect(
        (await stranger.ask(`query ($id: ID) { shoppingList(id: $id) { name } }`, { id })).shoppingList,
      ).toEqual([]);
      expect(await stranger.change(SET, { id, name: 'x', public: true })).toMatchObject(NO_LIST);
      expect(await stranger.change(DELETE, { id })).toMatchObject(NO_LIST);
      expect((await stranger.change(ADD, { id, products })).results).toMatchObject([NO_LIST]);
      expect((await stranger.change(REMOVE, { id, products })).results).toMatchObject([NO_LIST]);
    }
    expect(await halina.lists()).toMatchObject([{ name: 'Sekret', public: false, productsCounter: 1 }]);
    const stolen = new Map(halina.jar);
    await halina.post(linksIn('pl').signOut, '', { accept: 'text/html' });
    for (const jar of [halina.jar, stolen])
      expect(await asking(shopperIn(use(), new Map(jar))).lists()).toEqual([]);
  });

  test.each(['0', '-1', '1.5', 'NaN', '99999999999', "1' OR '1'='1", ''])(
    'find nothing by an id that is none: %j',
    async (id) => {
      const shopper = asking();
      await shopper.change(CREATE, { name: 'Moja' });
      expect(
        (await shopper.ask(`query ($id: ID) { shoppingList(id: $id) { name } }`, { id })).shoppingList,
      ).toEqual([]);
      for (const query of [SET, DELETE])
        expect(await shopper.change(query, { id, name: 'x' })).toMatchObject(NO_LIST);
      for (const query of [ADD, REMOVE])
        expect((await shopper.change(query, { id, products: [{ id: filters.id }] })).status).toBe('error');
      expect(await shopper.lists()).toMatchObject([{ name: 'Moja', productsCounter: 0 }]);
    },
  );
});
