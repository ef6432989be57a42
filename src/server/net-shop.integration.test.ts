import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { composeEmail } from '#shop/email/compose.ts';
import {
  BY_GATEWAY,
  BY_TRANSFER,
  COFFEE,
  FILTERS,
  guestWith,
  orderBy,
  putIn,
  toSummary,
} from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, emailsTo, type Shopper } from '#tests/support/shop/client-shopper.ts';
import { type FoundOffer, findOffer } from '#tests/support/shop/demo-offers.ts';
import {
  demoProduct,
  describeWithShop,
  openTestShop,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

const SAYS_SO = { pl: /^ (netto|brutto)/, en: /^ (net|gross)/ };

/** What a reader sees of a page. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', '\u00a0');

/** The amounts of a page that do not say whether they are net or gross; tax is neither. */
function unnamed(html: string, language: Language): string[] {
  const text = textOf(html);
  return [...text.matchAll(/(VAT )?\d[\d\u00a0]*,\d\d\u00a0(zł|€)/g)]
    .filter(([amount, tax], index, all) => {
      const rest = text.slice((all[index]?.index ?? 0) + amount.length);
      return !tax && !SAYS_SO[language].test(rest);
    })
    .map(([amount]) => amount);
}

const amountsIn = (html: string) => textOf(html).match(/\d[\d\u00a0]*,\d\d\u00a0(zł|€)/g) ?? [];

describeWithShop('a net shop', (use) => {
  let net: TestShop;
  beforeAll(async () => {
    net = await openTestShop(use().database, { priceType: 'net' });
  });
  afterAll(() => net.close());

  /** The page; every amount on it says whether it is net or gross. */
  async function read(shopper: Shopper, url: string, language: Language = 'pl'): Promise<string> {
    const { body, statusCode } = await shopper.get(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect([url, unnamed(body, language)]).toEqual([url, []]);
    return body;
  }
  const pageOf = ({ record, offer }: FoundOffer) => `${linksIn('pl').product(record)}?size=${offer.type}`;

  test('says of every amount on its shared pages that it is net', async () => {
    const kinds: ((found: FoundOffer) => boolean)[] = [
      ({ offer }) => offer.regular !== undefined,
      ({ record }) => record.tiers.length > 0,
      ({ record }) => record.parts.length > 0,
      ({ record }) => record.subscriptions.length > 0,
      ({ record }) => record.sellBy !== 1,
      ({ offer }) => offer.suggested !== undefined,
      ({ offer }) => offer.advance !== undefined,
    ];
    for (const kind of kinds) {
      const html = await read(shopperIn(net), pageOf(await findOffer(net, kind)));
      expect(amountsIn(html).length).toBeGreaterThan(1);
    }
    for (const language of LANGUAGES) {
      const links = linksIn(language);
      const [category] = (await net.shop.catalogue.products.tree(language)).roots;
      for (const url of [
        links.home,
        category ? links.category(category) : '',
        `${links.search}?text=${language === 'pl' ? 'kawa' : 'coffee'}`,
      ])
        expect(amountsIn(await read(shopperIn(net), url, language)).length).toBeGreaterThan(3);
    }
  });

  test('shows on a product’s page the net price, the gross beside it, and delivery without tax', async () => {
    const { path } = await demoProduct(net.shop, FILTERS);
    const text = textOf(await read(shopperIn(net), path));
    expect(text).toContain('20,24\u00a0zł netto');
    expect(text).toContain('24,90\u00a0zł brutto');
    expect(text).toContain('Koszt od 9,67\u00a0zł netto');
  });

  test('tells search engines and the feed what is paid, with tax', async () => {
    const { path } = await demoProduct(net.shop, FILTERS);
    const { body } = await shopperIn(net).get(path);
    expect(body).toMatch(/"price":"24\.90"/);
    const feed = (await shopperIn(net).get(linksIn('pl').feed, {})).body;
    const item = feed.split('<item>').find((one) => one.includes(path));
    expect(item).toContain('>24.90 PLN<');
  });

  test('filters and sorts its lists by net prices, and shows how far these reach', async () => {
    const grinder = linksIn('pl').search;
    const shopper = shopperIn(net);
    const pricesOf = (html: string) =>
      [...html.matchAll(/price__now">([\d\u00a0]+),(\d\d)/g)].map(([, whole = '', rest = '']) =>
        Number(whole.replaceAll('\u00a0', '') + rest),
      );
    const all = await read(shopper, `${grinder}?text=filtry&sort=cheapest`);
    const prices = pricesOf(all);
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(all).toContain('Cena (zł netto)');
    const lowest = Math.min(...prices);
    expect(all).toContain(`placeholder="${Math.floor(lowest / 100)}"`);
    const upTo = (lowest / 100).toFixed(2);
    const narrowed = await read(shopper, `${grinder}?text=filtry&price_to=${upTo}`);
    expect(pricesOf(narrowed)).toEqual(prices.filter((price) => price === lowest));
    expect(textOf(narrowed)).toContain(`do ${upTo.replace('.', ',')}\u00a0zł netto`);
    const [category] = (await net.shop.catalogue.products.tree('pl')).roots;
    const counted = await read(
      shopper,
      `${linksIn('pl').category(category ?? { id: 0, slug: '' })}?price_to=33`,
    );
    for (const price of pricesOf(counted)) expect(price).toBeLessThanOrEqual(3300);
  });

  test.each([
    ['pl', 'netto', 'brutto'],
    ['en', 'net', 'gross'],
  ] as const)(
    'sells in %s by net prices, and asks for the gross of their sum',
    async (language, word, gross) => {
      const links = linksIn(language);
      const shopper = await guestWith(net, '2');
      const basket = await read(shopper, `${links.basket}?country=1143020003&zipcode=00-950`, language);
      for (const said of [
        `20,24\u00a0zł ${word}`,
        `40,48\u00a0zł ${word}`,
        `9,67\u00a0zł ${word}`,
        `50,15\u00a0zł ${word}`,
        `61,68\u00a0zł ${gross}`,
        `12,93\u00a0zł ${word}`,
      ])
        expect(textOf(basket)).toContain(said);
      await toSummary(shopper, { language, delivery: BY_GATEWAY });
      await read(shopper, links.checkoutDelivery, language);
      const summary = textOf(await read(shopper, links.checkoutSummary, language));
      for (const said of [
        `40,48\u00a0zł ${word}`,
        `12,93\u00a0zł ${word}`,
        `53,41\u00a0zł ${word}`,
        'VAT 12,28\u00a0zł',
        `65,69\u00a0zł ${gross}`,
      ])
        expect(summary).toContain(said);
      const payment = await read(
        shopper,
        await orderBy(shopper, { language, delivery: BY_GATEWAY }),
        language,
      );
      expect(textOf(payment)).toContain(`65,69\u00a0zł ${gross}`);
    },
  );

  test('writes the same amounts on the order’s page, in its e-mail and among the client’s orders', async () => {
    const shopper = await clientIn(net, 'netka');
    await putIn(net, shopper, FILTERS, '2');
    const page = textOf(await read(shopper, await orderBy(shopper, { delivery: BY_TRANSFER })));
    for (const said of [
      '40,48\u00a0zł netto',
      '12,93\u00a0zł netto',
      '53,41\u00a0zł netto',
      '65,69\u00a0zł brutto',
    ])
      expect(page).toContain(said);
    expect(page).toContain('Do zapłaty: 65,69\u00a0zł brutto');
    const subject = (await emailsTo(net, 'anna@example.org')).find(({ kind }) => kind === 'order_placed');
    const { text } = composeEmail(
      { ...subject, to: 'anna@example.org', language: 'pl' } as never,
      net.shop.settings,
    );
    for (const said of [
      ', 40,48\u00a0zł netto',
      ': 12,93\u00a0zł netto',
      'Razem: 53,41\u00a0zł netto (65,69\u00a0zł brutto)',
    ])
      expect(text).toContain(said);
    const orders = textOf(await read(shopper, linksIn('pl').accountOrders));
    expect(orders).toContain('53,41\u00a0zł netto, 65,69\u00a0zł brutto');
  });

  test('an order keeps the price type that it was sold by', async () => {
    const shopper = await clientIn(net, 'dawniej');
    await putIn(net, shopper, FILTERS, '2');
    const page = await orderBy(shopper);
    const gross = shopperIn(use(), shopper.jar);
    const { body } = await gross.get(page);
    expect(textOf(body)).toContain('53,41\u00a0zł netto');
  });

  describe('on the wire', () => {
    test('counts what is missing to free delivery in net, and keeps both amounts of all else', async () => {
      const shopper = shopperIn(net);
      const { id } = await demoProduct(net.shop, FILTERS);
      const { basket } = (await shopper.change({ product: String(id), size: 'uniw', number: '2' })).json();
      expect(basket).toMatchObject({
        worth: 49.79,
        worth_net: 40.48,
        shippingCost_formatted: '11,89\u00a0zł',
        shippingCost_net_formatted: '9,67\u00a0zł',
        toShippingFree: 158.52,
        toShippingFree_formatted: '158,52\u00a0zł',
      });
    });

    test('has shipping methods and their cost without tax', async () => {
      const { id } = await demoProduct(net.shop, FILTERS);
      const query = `{ shipping(ShippingInput: {products: [{id: ${id}, size: "uniw"}]}) { shipping { cost { value } } } }`;
      const answer = await shopperIn(net).post('/graphql/v1/', JSON.stringify({ query }), {
        'content-type': 'application/json',
      });
      const { shipping } = answer.json().data.shipping;
      expect(shipping.map((way: { cost: { value: number } }) => way.cost.value)).toContain(9.67);
    });

    test('offers a gift from a worth of net goods on', async () => {
      const shopper = shopperIn(net);
      const { id } = await demoProduct(net.shop, FILTERS);
      await shopper.change({ product: String(id), size: 'uniw', number: '2' });
      const basket = textOf(await read(shopper, linksIn('pl').basket));
      expect(basket).toMatch(/Prezent od 50,00\u00a0zł netto: .*\. Brakuje 9,52\u00a0zł netto\./);
    });
  });

  test('tells shopping lists in net prices', async () => {
    const { id } = await demoProduct(net.shop, COFFEE);
    const shopper = shopperIn(net);
    const asked = (query: string) =>
      shopper.post('/graphql/v1/', JSON.stringify({ query }), { 'content-type': 'application/json' });
    const created = await asked(
      'mutation { shoppingListCreate(ShoppingListSettingsInput: {name: "A"}) { id } }',
    );
    const list = created.json().data.shoppingListCreate.id;
    await asked(
      `mutation { addToShoppingList(id: ${list}, ProductInput: [{id: ${id}, size: "250g", quantity: 1}]) { status } }`,
    );
    expect(amountsIn(await read(shopper, `${linksIn('pl').lists}?id=${list}`)).length).toBeGreaterThan(0);
  });
});
