import { beforeAll, describe, expect, test } from 'vitest';
import { COFFEE, FILTERS } from '#tests/support/shop/checkout-shopper.ts';
import { type DemoProduct, demoProduct, describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const BASKET = `products { id name link size sizeName quantity worth { gross { value } } subscription selected }
  worth { gross { value formatted } } rebateCode productsCounter`;
const CHANGED = `{ status results { status error } basket { ${BASKET} } }`;

describeWithShop('the basket by GraphQL', (use) => {
  let filters: DemoProduct;
  let coffee: DemoProduct;
  beforeAll(async () => {
    filters = await demoProduct(use().shop, FILTERS);
    coffee = await demoProduct(use().shop, COFFEE);
  });

  function openShopper(headers: Record<string, string> = {}) {
    const shopper = shopperIn(use());
    const ask = async (query: string, variables: object = {}) => {
      const answer = await shopper.post('/graphql/v1/', JSON.stringify({ query, variables }), {
        'content-type': 'application/json',
        ...headers,
      });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const change = async (mutation: 'add' | 'remove', products: object[]) => {
      const name = mutation === 'add' ? 'addProductsToBasket' : 'removeProductsFromBasket';
      const query = `mutation ($products: [ProductInput!]!) { done: ${name}(ProductInput: $products) ${CHANGED} }`;
      const { data, errors } = await ask(query, { products });
      expect(errors).toBeUndefined();
      return data.done;
    };
    const basket = async () => (await ask(`{ basket { ${BASKET} } }`)).data.basket;
    return { ...shopper, ask, change, basket };
  }

  test('is empty at first, and looking starts no session', async () => {
    const shopper = openShopper();
    expect(await shopper.basket()).toMatchObject({ products: [], productsCounter: 0, rebateCode: null });
    expect([...shopper.jar]).toEqual([]);
  });

  test('takes several products at once, and is the basket of the page', async () => {
    const shopper = openShopper();
    const done = await shopper.change('add', [
      { id: filters.id, quantity: 4 },
      { id: coffee.id, size: '250g' },
      { id: coffee.id, size: '250g', subscription: 30 },
    ]);
    expect(done).toMatchObject({
      status: 'success',
      results: [1, 2, 3].map(() => ({ status: 'success', error: null })),
      basket: { productsCounter: 3 },
    });
    expect(done.basket.products).toMatchObject([
      { id: String(filters.id), name: filters.name, quantity: 4, worth: { gross: { value: 99.6 } } },
      { id: String(coffee.id), size: '250g', quantity: 1, subscription: 0, selected: true },
      { id: String(coffee.id), size: '250g', quantity: 1, subscription: 30 },
    ]);
    const { Basket } = await shopper.widgets({ Basket: {} });
    expect(Basket?.response.basket.worth_formatted).toBe(done.basket.worth.gross.formatted);
  });

  test('says of each product why it was not taken, and takes the others', async () => {
    const shopper = openShopper();
    const done = await shopper.change('add', [
      { id: filters.id, quantity: 1_000_000_000_000 },
      { id: filters.id, quantity: -1 },
      { id: 999_999 },
      { id: coffee.id },
      { id: coffee.id, size: '250g', subscription: 31 },
      { id: filters.id, quantity: 2 },
    ]);
    expect(done.status).toBe('error');
    expect(done.results.map(({ error }: { error: string | null }) => error)).toEqual([
      'Maksymalnie możesz zamówić 320 op.',
      'Minimalnie możesz zamówić 1 op.',
      'Tego produktu już nie ma w sklepie.',
      'Wybierz rozmiar.',
      'Tego produktu nie można zamówić w takiej subskrypcji.',
      null,
    ]);
    expect(done.basket.products).toMatchObject([{ quantity: 2 }]);
  });

  test.each(['NaN', '"dwa"', '{}', '[[]]'])('takes no quantity that is no number: %s', async (quantity) => {
    const shopper = openShopper();
    const query = `mutation { addProductsToBasket(ProductInput: [{id: ${filters.id}, quantity: ${quantity}}]) { status } }`;
    const headers = { 'content-type': 'application/json' };
    const answer = await shopper.post('/graphql/v1/', JSON.stringify({ query }), headers);
    expect([answer.statusCode, answer.json().errors.length]).toEqual([400, 1]);
    expect((await shopper.basket()).products).toEqual([]);
  });

  test.each(['1e309', '1.5', '0'])('takes no quantity that cannot be sold: %s', async (quantity) => {
    const shopper = openShopper();
    const { data } = await shopper.ask(
      `mutation { done: addProductsToBasket(ProductInput: [{id: ${filters.id}, quantity: ${quantity}}]) ${CHANGED} }`,
    );
    expect(data.done).toMatchObject({ status: 'error', basket: { products: [] } });
    expect(data.done.results[0].error).toMatch(/^Minimalnie możesz zamówić 1 op\.|^Ten produkt sprzedajemy/);
  });

  test('ends a call with too many products, and takes none of them', async () => {
    const shopper = openShopper();
    const products = Array.from({ length: 101 }, () => ({ id: filters.id }));
    const query = 'mutation ($all: [ProductInput!]!) { addProductsToBasket(ProductInput: $all) { status } }';
    const { errors } = await shopper.ask(query, { all: products });
    expect(errors).toHaveLength(1);
    expect((await shopper.basket()).products).toEqual([]);
  });

  test('loses just the product that is named, by size and subscription', async () => {
    const shopper = openShopper();
    await shopper.change('add', [
      { id: coffee.id, size: '250g' },
      { id: coffee.id, size: '1kg' },
      { id: coffee.id, size: '250g', subscription: 30 },
    ]);
    const done = await shopper.change('remove', [{ id: coffee.id, size: '250g' }]);
    expect(done.basket.products).toMatchObject([
      { size: '1kg', subscription: 0 },
      { size: '250g', subscription: 30 },
    ]);
    const again = await shopper.change('remove', [{ id: coffee.id, size: '250g' }]);
    expect(again.results).toEqual([{ status: 'error', error: 'Tego produktu już nie ma w sklepie.' }]);
    expect(again.basket.products).toHaveLength(2);
  });

  test('is nobody else’s', async () => {
    const owner = openShopper();
    await owner.change('add', [{ id: filters.id }]);
    await openShopper().change('remove', [{ id: filters.id }]);
    expect((await owner.basket()).products).toHaveLength(1);
  });

  describe('takes a discount code', () => {
    const activate = async (shopper: ReturnType<typeof openShopper>, code: string) =>
      (
        await shopper.ask('mutation ($code: String!) { activateRebateCode(code: $code) { status error } }', {
          code,
        })
      ).data.activateRebateCode;

    test('which then counts, and out again', async () => {
      const shopper = openShopper();
      await shopper.change('add', [{ id: filters.id, quantity: 4 }]);
      expect(await activate(shopper, 'mgla10')).toEqual({ status: 'success', error: null });
      expect(await shopper.basket()).toMatchObject({
        rebateCode: 'MGLA10',
        worth: { gross: { value: 89.64 } },
      });
      const { data } = await shopper.ask('mutation { removeRebateCode { status } }');
      expect(data.removeRebateCode.status).toBe('success');
      expect(await shopper.basket()).toMatchObject({ rebateCode: null, worth: { gross: { value: 99.6 } } });
    });

    test.each(['', 'NIEMA', '\u0000', 'x'.repeat(5000)])('unless there is none: %#', async (code) => {
      expect(await activate(openShopper(), code)).toEqual({ status: 'error', error: 'Nie ma takiego kodu.' });
    });
  });

  test('tells what delivering it costs, and when it leaves', async () => {
    const shopper = openShopper();
    await shopper.change('add', [{ id: filters.id, quantity: 2 }]);
    const { data } = await shopper.ask(`{ shipping(ShippingInput: {mode: basket}) {
      shippingTime { unknownTime } shipping { courier { name } prepaid cost { value } } } }`);
    expect(data.shipping.shippingTime).toEqual({ unknownTime: false });
    expect(data.shipping.shipping).toMatchObject([
      { courier: { name: 'Odbiór w\u00a0palarni' }, prepaid: true, cost: { value: 0 } },
      { courier: { name: 'Odbiór w\u00a0punkcie' }, prepaid: true, cost: { value: 11.9 } },
      { courier: { name: 'Kurier' }, prepaid: true, cost: { value: 15.9 } },
      { courier: { name: 'Kurier' }, prepaid: false, cost: { value: 21.9 } },
    ]);
  });

  test('speaks English to English pages', async () => {
    const shopper = openShopper({ referer: 'https://sklep.example/en/basketedit.php' });
    const { results } = await shopper.change('add', [{ id: filters.id, quantity: -1 }]);
    expect(results[0].error).toBe('The least you can order is 1 pack');
  });
});
