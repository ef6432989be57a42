import { expect, test } from 'vitest';
import { COMPARE_FIELDS } from '#contract/compare/compare-change.ts';
import { consentToCookie } from '#contract/consent/consent.ts';
import { linksIn } from '#contract/links.ts';
import { TEXT_SEARCH_QUERY } from '#contract/search/live-search.ts';
import { LIST_FIELDS } from '#contract/shopping-lists/list-change.ts';
import { CONSENT_COOKIE, GRAPHQL_PATH, PROJECTOR_PATH } from '#contract/wire.ts';
import { keepSecret, SECRET_PRODUCTS, spellingsOf } from '#tests/support/shop/secret-amounts.ts';
import {
  demoProduct,
  describeWithShop,
  openTestShop,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

const [SECRET, OTHER] = [3_493_713, 57];

/** What was answered, by what was asked for. */
type Said = Record<string, string>;

describeWithShop('a price on the phone', (use) => {
  test('stands nowhere that a shopper can look, and no answer shows whether it is high or low', async () => {
    await keepSecret(use(), SECRET, 2);
    const [shared, personal] = await inOneShop(use(), (shop) =>
      Promise.all([sharedAnswers(shop, ['PLN', 'EUR']), personalAnswers(shop)]),
    );
    const said = { ...shared, ...personal };
    expect(leaksOf(said)).toEqual([]);
    for (const key of SECRET_PRODUCTS) {
      const { name } = await demoProduct(use().shop, key);
      const mentions = Object.values(said).filter((body) => body.includes(name));
      expect(mentions.length, key).toBeGreaterThan(9);
    }
    await keepSecret(use(), OTHER, 1);
    expect(shared).toMatchObject(await inOneShop(use(), (shop) => sharedAnswers(shop, ['PLN'])));
  }, 180_000);
});

/** A process that has kept nothing from before, at the same moment as every other one. */
async function inOneShop<Answer>({ database, now }: TestShop, look: (shop: TestShop) => Promise<Answer>) {
  const running = Object.assign(await openTestShop(database), { now });
  return look(running).finally(() => running.close());
}

function leaksOf(said: Said): string[] {
  return Object.entries(said).flatMap(([asked, body]) => {
    const at = body.search(spellingsOf(SECRET));
    return at < 0 ? [] : [`${asked}: …${body.slice(Math.max(0, at - 60), at + 20)}…`];
  });
}

/** Pages and calls that are the same for everybody. */
async function sharedAnswers(running: TestShop, currencies: readonly string[]): Promise<Said> {
  const said: Said = {};
  for (const currency of currencies) {
    const { get, post } = shopperIn(running, new Map([['currency', currency]]));
    const note = async (asked: string, answer: ReturnType<typeof get>) => {
      const { statusCode, body } = await answer;
      expect([statusCode, body.includes('"errors"')], `${asked}: ${body.slice(0, 200)}`).toEqual([
        200,
        false,
      ]);
      said[`${currency} ${asked}`] = body;
    };
    const ask = (name: string, query: string, variables = {}) =>
      note(
        `${name} ${JSON.stringify(variables)}`,
        post(GRAPHQL_PATH, JSON.stringify({ query, variables }), { 'content-type': 'application/json' }),
      );
    for (const path of await pagesOf(running, currency === 'PLN')) await note(path, get(path));
    for (const key of SECRET_PRODUCTS) {
      const { id, name } = await demoProduct(running.shop, key);
      const [size] = (await running.shop.catalogue.products.product(id, 'pl'))?.sizes ?? [];
      for (const part of [
        `size=${size?.type}&get=${SIZE}`,
        `size=${size?.type}&get=${SIZE}&subscription=1`,
        'get=sizes',
      ]) {
        const path = `${PROJECTOR_PATH}?action=get&product=${id}&${part}`;
        await note(path, get(path, { accept: 'application/json' }));
      }
      await ask('shipping', SHIPPING, { id: String(id), size: size?.type });
      await ask('product', PRODUCT, { id });
      await ask('search', TEXT_SEARCH_QUERY, { text: name, limit: 6 });
    }
  }
  return said;
}

/** The product's own pages; with `lists`, also every list that has it, in the order of prices and between two of them. */
async function pagesOf({ shop }: TestShop, lists: boolean): Promise<string[]> {
  const found = new Set<string>();
  for (const language of ['pl', 'en'] as const) {
    const [links, tree] = [linksIn(language), await shop.catalogue.products.tree(language)];
    if (lists) for (const path of [links.home, links.feed]) found.add(path);
    for (const key of SECRET_PRODUCTS) {
      const { id, name, path } = await demoProduct(shop, key, language);
      found.add(path);
      if (!lists || language === 'en') continue;
      const category = tree.find((await shop.catalogue.products.product(id, language))?.mainCategory ?? 0);
      const list = category
        ? links.category(category, '?')
        : `${links.search}?text=${encodeURIComponent(name)}&`;
      for (const wanted of ['cheapest', 'dearest']
        .map((sort) => `sort=${sort}`)
        .concat('price_to=1', 'price_from=9000'))
        found.add(`${list}${wanted}&portion=96`);
    }
  }
  return [...found];
}

/** What is told to a shopper who has a code, compares, notes things on a list and does not mind being tracked. */
async function personalAnswers(running: TestShop): Promise<Said> {
  const said: Said = {};
  const links = linksIn('pl');
  const jar = new Map([[CONSENT_COOKIE, consentToCookie({ analytics: true, marketing: true })]]);
  const shopper = shopperIn(running, jar);
  const send = async (url: string, fields: Record<string, string>) =>
    (await shopper.post(url, new URLSearchParams(fields).toString(), { accept: 'application/json' })).body;
  await shopper.change({ mode: 'code', code: 'MGLA10' });
  for (const key of SECRET_PRODUCTS) {
    const { id, path } = await demoProduct(running.shop, key);
    const [size] = (await running.shop.catalogue.products.product(id, 'pl'))?.sizes ?? [];
    const product = String(id);
    said[`basket ${key}`] = await send(links.basketChange, {
      mode: 'add',
      product,
      size: size?.type ?? '',
      number: '1',
    });
    said[`list ${key}`] = await send(links.listChange, {
      [LIST_FIELDS.action]: 'add',
      [LIST_FIELDS.product]: product,
    });
    said[`comparison ${key}`] = await send(links.compareChange, {
      [COMPARE_FIELDS.action]: 'add',
      [COMPARE_FIELDS.product]: product,
    });
    const widgets = await shopper.widgets({
      Projector: { format: 'json', params: { product: id } },
      ...{ Basket: {}, Wishlist: {}, Comparers: {} },
      Snippets: { format: 'json', params: { request_uri: path } },
    });
    said[`get.php on ${path}`] = JSON.stringify(widgets);
  }
  for (const query of [LISTS, BASKET, '{ trackingEvents }'])
    said[query] = (
      await shopper.post(GRAPHQL_PATH, JSON.stringify({ query }), { 'content-type': 'application/json' })
    ).body;
  for (const path of [links.lists, links.compare, links.basket]) said[path] = (await shopper.get(path)).body;
  return said;
}

const SIZE = 'sizeavailability,sizedelivery,sizeprices';
const MONEY = '{ gross { value formatted } net { value formatted } }';
const PRICES = `price {
  price ${MONEY} unit ${MONEY} sellBy ${MONEY} max ${MONEY} crossedPrice ${MONEY} suggested ${MONEY}
  advancePrice ${MONEY} youSave ${MONEY} youSavePercent omnibusPrice ${MONEY}
  omnibusPriceDetails { unit ${MONEY} youSavePercent } beforeRebate ${MONEY}
  rebateNumber { number gross { value } net { value } }
}`;
const PRODUCT = `query ($id: Int!) {
  product(productId: $id) { product { name ${PRICES} sizes { id ${PRICES} } } }
  products(productIds: [$id]) { products { name ${PRICES} } }
}`;
const SHIPPING = `query ($id: ID!, $size: String) {
  shipping(ShippingInput: {mode: product, products: [{id: $id, size: $size, quantity: 1}]}) {
    shipping { courier { name } cost { value formatted } }
  }
}`;
const BASKET = `{ basket { worth ${MONEY} products { name price ${MONEY} } } }`;
const LISTS = `{ shoppingList { products { name price ${MONEY} } } }`;
