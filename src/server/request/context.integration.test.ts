import { expect, onTestFinished, test, vi } from 'vitest';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { COMPARE_FIELDS } from '#contract/compare/compare-change.ts';
import { linksIn } from '#contract/links.ts';
import { LIST_FIELDS } from '#contract/shopping-lists/list-change.ts';
import { GRAPHQL_PATH, WIDGETS_PATH } from '#contract/wire.ts';
import { demoProduct, describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const { basketChange, compareChange, listChange, checkout } = linksIn('pl');
const DATA = { accept: 'application/json' };
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describeWithShop('the context of a request', (use) => {
  /** How often the database was asked for a session since the last time, and how often one began. */
  function watchSessions() {
    const {
      clients: { sessions },
    } = use().shop;
    const [find, start] = [vi.spyOn(sessions, 'find'), vi.spyOn(sessions, 'start')];
    onTestFinished(() => {
      find.mockRestore();
      start.mockRestore();
    });
    return () => {
      const counts = [find.mock.calls.length, start.mock.calls.length];
      find.mockClear();
      start.mockClear();
      return counts;
    };
  }

  const changes: [string, string, (product: string) => Record<string, string>][] = [
    ['the basket', basketChange, (product) => ({ [BASKET_FIELDS.product]: product, size: '250g' })],
    ['the comparison', compareChange, (product) => ({ [COMPARE_FIELDS.product]: product })],
    ['a list', listChange, (product) => ({ [LIST_FIELDS.action]: 'add', [LIST_FIELDS.product]: product })],
    ['no list, and is refused', listChange, () => ({ [LIST_FIELDS.action]: 'rename', list: '99' })],
  ];

  test.each(changes)('asks for its session once where it changes %s', async (_, path, fields) => {
    const shopper = shopperIn(use());
    const { id } = await demoProduct(use().shop, 'brazylia-cerrado');
    await shopper.change({ [BASKET_FIELDS.product]: String(id), size: '250g' });
    const counted = watchSessions();
    for (const headers of [DATA, PAGE]) {
      await shopper.post(path, formOf(fields(String(id))), headers);
      expect(counted()).toEqual([1, 0]);
    }
  });

  test.each(changes)(
    'begins one session for a guest who has none and changes %s',
    async (_, path, fields) => {
      const { id } = await demoProduct(use().shop, 'brazylia-cerrado');
      const counted = watchSessions();
      await shopperIn(use()).post(path, formOf(fields(String(id))), DATA);
      expect(counted()).toEqual([1, 1]);
    },
  );

  test('asks for its session once for all that is personal on a page, a query or a step of the checkout', async () => {
    const shopper = shopperIn(use());
    const { id } = await demoProduct(use().shop, 'brazylia-cerrado');
    await shopper.change({ [BASKET_FIELDS.product]: String(id), size: '250g' });
    const counted = watchSessions();
    const wanted = { Basket: {}, Wishlist: {}, Comparers: {} };
    await shopper.post(WIDGETS_PATH, `request=${encodeURIComponent(JSON.stringify(wanted))}`);
    expect(counted()).toEqual([1, 0]);
    const query = JSON.stringify({ query: '{ basket { productsCounter } shoppingList { id } }' });
    await shopper.post(GRAPHQL_PATH, query, { 'content-type': 'application/json' });
    expect(counted()).toEqual([1, 0]);
    await shopper.get(checkout);
    expect(counted()).toEqual([1, 0]);
  });

  test('asks for no session where a page is the same for everybody', async () => {
    const counted = watchSessions();
    await shopperIn(use()).get('/');
    expect(counted()).toEqual([0, 0]);
  });
});
