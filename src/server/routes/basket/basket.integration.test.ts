import { count, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { BASKET_FIELDS, type BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { SESSION_COOKIE } from '#contract/wire.ts';
import { priceStep, session, shoppingList, stock } from '#shop/db/schema/index.ts';
import { hiddenIn } from '#tests/support/shop/checkout-shopper.ts';
import {
  type DemoProduct,
  demoProduct,
  describeWithShop,
  PAGE,
  pagesOf,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

const ACTION = BASKET_FIELDS.action;

describeWithShop('the basket', (use) => {
  let filters: DemoProduct;
  let coffee: DemoProduct;
  beforeAll(async () => {
    filters = await demoProduct(use().shop, 'filtry-stozkowe-02');
    coffee = await demoProduct(use().shop, 'brazylia-cerrado');
  });
  const add = (product: DemoProduct, number: string, size = 'uniw') => ({
    product: String(product.id),
    size,
    number,
  });

  test('takes a product without JavaScript: back to the basket, and told so once', async () => {
    const shopper = shopperIn(use());
    const form = new URLSearchParams({ [ACTION]: 'add', ...add(coffee, '2', '250g') }).toString();
    const answer = await shopper.post('/basketchange.php', form, PAGE);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/basketedit.php']);
    const first = await shopper.get('/basketedit.php');
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.body).toContain('Produkt został dodany.');
    expect(first.body).toContain(coffee.name);
    const second = await shopper.get('/basketedit.php');
    expect(second.body).not.toContain('Produkt został dodany.');
    expect(second.body).toContain(coffee.name);
  });

  test('keeps a subscription in a line of its own, at its own price', async () => {
    const shopper = shopperIn(use());
    await shopper.change(add(coffee, '1', '250g'));
    const answer = await shopper.change({ ...add(coffee, '1', '250g'), [BASKET_FIELDS.subscription]: '30' });
    const { basket, lines }: BasketChangeAnswer = answer.json();
    expect(basket.products.map((line) => line.subscription_period)).toEqual(['0', '30']);
    const [once, again] = lines.lines;
    expect(again?.price.gross).toBe((once?.price.gross ?? 0) - 500);
    const more = await shopper.change({ ...add(coffee, '2', '250g'), [BASKET_FIELDS.subscription]: '30' });
    expect(more.json().basket.products.map(({ count }: { count: number }) => count)).toEqual([1, 3]);
  });

  test('takes what both lines of a size hold from one stock', async () => {
    const shopper = shopperIn(use());
    await shopper.change(add(coffee, '100', '250g'));
    const answer = await shopper.change({
      ...add(coffee, '100', '250g'),
      [BASKET_FIELDS.subscription]: '30',
    });
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Maksymalnie możesz zamówić 150 szt.']);
  });

  test('says of what is in the basket as often as it can be that it is there already', async () => {
    const samples = await demoProduct(use().shop, 'probka-dla-kawiarni');
    const shopper = shopperIn(use());
    const added = await shopper.change(add(samples, '1'));
    expect(added.json().message).toBe('Produkt został dodany.');
    const again = await shopper.change(add(samples, '1'));
    expect([again.statusCode, again.json().message]).toEqual([
      422,
      'Masz już w koszyku 1 szt., więcej nie możesz zamówić.',
    ]);
    const many = await shopper.change(add(samples, '5'));
    expect(many.json().message).toBe('Maksymalnie możesz zamówić 1 szt.');
  });

  test.each(['1', '31', '-30', '3e1000', 'co miesiąc'])(
    'refuses a subscription that the shop does not offer: every %s days',
    async (days) => {
      const answer = await shopperIn(use()).change({
        ...add(filters, '1'),
        [BASKET_FIELDS.subscription]: days,
      });
      expect([answer.statusCode, answer.json().message]).toEqual([
        422,
        'Tego produktu nie można zamówić w takiej subskrypcji.',
      ]);
    },
  );

  test('speaks English to English shoppers', async () => {
    const shopper = shopperIn(use());
    const english = await demoProduct(use().shop, 'brazylia-cerrado', 'en');
    const form = new URLSearchParams(add(coffee, '1', '250g')).toString();
    const answer = await shopper.post('/en/basketchange.php', form, PAGE);
    expect(answer.headers.location).toBe('/en/basketedit.php');
    const { body } = await shopper.get('/en/basketedit.php');
    expect(body).toContain(english.name);
    expect(body).not.toContain('Produkt został dodany.');
    const more = new URLSearchParams(add(coffee, '2', '250g')).toString();
    const told = await shopper.post('/en/basketchange.php', more, { accept: 'application/json' });
    expect(told.json().basket.products).toMatchObject([{ count: 3, worth_unit: 'pcs' }]);
  });

  test('answers a script with the whole basket in the words of the contract', async () => {
    const shopper = shopperIn(use());
    const answer = await shopper.change(add(coffee, '2', '250g'));
    expect(answer.statusCode).toBe(200);
    const { status, message, basket }: BasketChangeAnswer = answer.json();
    expect([status, message]).toEqual(['success', 'Produkt został dodany.']);
    expect(basket).toEqual({
      products: [
        {
          link: coffee.path,
          icon: expect.stringMatching(/^\/gfx\/pictures\/.+-320\.webp$/),
          icon_second: expect.stringMatching(/^\/gfx\/pictures\/.+-320\.jpg$/),
          name: coffee.name,
          size: '250g',
          size_name: expect.stringMatching(/^250\s?g$/),
          product_version_name: '',
          count: 2,
          count_formatted: '2',
          worth_unit: 'szt.',
          prices: {
            worth_net_formatted: expect.stringMatching(MONEY),
            worth_gros_formatted: expect.stringMatching(MONEY),
          },
          subscription_period: '0',
        },
      ],
      user: { client: false },
      worth: grosze(basket.worth_formatted) / 100,
      worth_net: grosze(basket.worth_net_formatted) / 100,
      worth_formatted: basket.products[0]?.prices.worth_gros_formatted,
      worth_net_formatted: basket.products[0]?.prices.worth_net_formatted,
      productsCounter: 1,
      shippingCost_formatted: '11,90\u00a0zł',
      shippingCost_net_formatted: '9,67\u00a0zł',
      toShippingFree: 199 - grosze(basket.worth_formatted) / 100,
      toShippingFree_formatted: expect.stringMatching(MONEY),
      shipping_name: 'Odbiór w\u00a0punkcie',
      total_formatted: expect.stringMatching(MONEY),
      total_net_formatted: expect.stringMatching(MONEY),
    });
    expect(grosze(basket.total_formatted ?? '')).toBe(grosze(basket.worth_formatted) + 1190);
    expect(grosze(basket.toShippingFree_formatted ?? '')).toBe(Math.round(basket.toShippingFree * 100));
  });

  test('knows when delivery is free, and what it costs abroad in the shopper’s currency', async () => {
    const { basket }: BasketChangeAnswer = (await shopperIn(use()).change(add(coffee, '10', '250g'))).json();
    expect([basket.toShippingFree, basket.shippingCost_formatted]).toEqual([0, '0,00\u00a0zł']);
    const abroad = shopperIn(
      use(),
      new Map([
        ['currency', 'EUR'],
        ['region', '1143020143'],
      ]),
    );
    const away: BasketChangeAnswer = (await abroad.change(add(filters, '1'))).json();
    expect(away.basket.worth_formatted).toBe('5,83\u00a0€');
    expect(away.basket.shippingCost_formatted).toBe('9,13\u00a0€');
  });

  test('lowers the price as the quantity passes each volume tier', async () => {
    const shopper = shopperIn(use());
    const worth = async (number: string) => {
      const { basket }: BasketChangeAnswer = (await shopper.change(add(filters, number))).json();
      return [basket.products[0]?.count, basket.worth_formatted];
    };
    expect(await worth('4')).toEqual([4, '99,60\u00a0zł']);
    expect(await worth('1')).toEqual([5, '118,30\u00a0zł']);
    expect(await worth('5')).toEqual([10, '224,10\u00a0zł']);
    expect(await worth('10')).toEqual([20, '423,40\u00a0zł']);
  });

  test('changes and removes lines, with and without JavaScript', async () => {
    const shopper = shopperIn(use());
    const line = await onlyLine(shopper, add(filters, '1'));
    const changed: BasketChangeAnswer = (
      await shopper.change({ [ACTION]: 'change', line, number: '3' })
    ).json();
    expect(changed.lines.lines.map(({ quantity }) => quantity)).toEqual([3]);
    const form = new URLSearchParams({ [ACTION]: 'remove', line }).toString();
    expect((await shopper.post('/basketchange.php', form, PAGE)).statusCode).toBe(303);
    const { body } = await shopper.get('/basketedit.php');
    expect(body).toContain('Usunięto z koszyka');
    expect(body).toContain('Koszyk jest pusty.');
  });

  test('puts back what was removed, with its quantity and period, and only once', async () => {
    const shopper = shopperIn(use());
    const fields = { ...add(coffee, '3', '250g'), [BASKET_FIELDS.subscription]: '30' };
    const line = await onlyLine(shopper, fields);
    const gone: BasketChangeAnswer = (await shopper.change({ [ACTION]: 'remove', line })).json();
    expect(gone.lines.lines).toEqual([]);
    expect(gone.removed).toEqual({
      product: String(coffee.id),
      size: '250g',
      quantity: '3',
      subscription: '30',
    });
    for (let clicks = 0; clicks < 2; clicks++) {
      const { product = '', quantity = '', ...rest } = gone.removed ?? {};
      const back = await shopper.change({ [ACTION]: 'restore', product, number: quantity, ...rest });
      expect(back.json().message).toBe('Produkt wrócił do koszyka.');
      expect(back.json().lines.lines).toMatchObject([{ quantity: 3, everyDays: 30 }]);
    }
  });

  test('offers to undo a removal without JavaScript too, on the next page alone', async () => {
    const shopper = shopperIn(use());
    const line = await onlyLine(shopper, add(filters, '2'));
    await shopper.post('/basketchange.php', `${ACTION}=remove&line=${line}`, PAGE);
    const { body } = await shopper.get('/basketedit.php');
    const form = Object.fromEntries(
      ['product', 'size', 'number', 'subscription'].map((name) => [name, hiddenIn(body, name)]),
    );
    const sent = new URLSearchParams({ [ACTION]: 'restore', ...form }).toString();
    await shopper.post('/basketchange.php', sent, PAGE);
    const after = (await shopper.get('/basketedit.php')).body;
    expect(after).toContain('Produkt wrócił do koszyka.');
    expect(after).toContain(filters.name);
    expect(after).not.toContain('>Cofnij<');
  });

  test('counts what is ordered now, and keeps the rest for later', async () => {
    const shopper = shopperIn(use());
    await shopper.change(add(filters, '1'));
    const { lines }: BasketChangeAnswer = (await shopper.change(add(coffee, '1', '250g'))).json();
    const [first, second] = lines.lines;
    const answer = await shopper.change({ [ACTION]: 'select', lines: String(first?.id) });
    const { message, lines: now }: BasketChangeAnswer = answer.json();
    expect(message).toBe('Zmieniono, co zamawiasz teraz.');
    expect(now.lines.map(({ later }) => later ?? false)).toEqual([false, true]);
    expect(now.worth).toEqual(first?.worth);
    await shopper.change({ [ACTION]: 'select', lines: '' });
    expect((await shopper.get('/basketedit.php')).body).not.toContain('>Przejdź do zamówienia</a>');
    const all = { [ACTION]: 'select', lines: `${first?.id} ${second?.id} x -1 1e309 ${'9'.repeat(30)}` };
    expect((await shopper.change(all)).json().lines.worth).toEqual(lines.worth);
  });

  test('chooses no lines of somebody else', async () => {
    const owner = shopperIn(use());
    const line = await onlyLine(owner, add(filters, '1'));
    const thief = shopperIn(use());
    for (const lines of ['', line]) await thief.change({ [ACTION]: 'select', lines });
    expect((await owner.get('/basketedit.php')).body).toContain('>Przejdź do zamówienia</a>');
    expect((await thief.get('/basketedit.php')).body).toContain('Koszyk jest pusty.');
  });

  test('moves a line to a shopping list', async () => {
    const shopper = shopperIn(use());
    const line = await onlyLine(shopper, add(filters, '2'));
    const before = await use().database.orm.$count(shoppingList);
    const answer = await shopper.change({ [ACTION]: 'later', line });
    expect(answer.json()).toMatchObject({
      message: `Odłożono na listę zakupową: ${filters.name}`,
      lines: { lines: [] },
    });
    expect(await use().database.orm.$count(shoppingList)).toBe(before + 1);
    expect((await shopper.change({ [ACTION]: 'later', line })).statusCode).toBe(422);
  });

  test('says aloud which prices and stocks have changed since the last visit, once', async () => {
    const shopper = shopperIn(use());
    const jug = await demoProduct(use().shop, 'dzbanek-do-mleka');
    const [sizeId = 0] = jug.sizeIds;
    const record = await use().shop.catalogue.products.product(jug.id, 'pl');
    await shopper.change(add(jug, '3', record?.sizes[0]?.type));
    await shopper.get('/basketedit.php');
    const { orm } = use().database;
    const startsAt = new Date(use().now - 1000);
    await orm.insert(priceStep).values({ sizeId, currency: 'PLN', startsAt, gross: 777, regular: 777 });
    await orm.update(stock).set({ quantity: 1 }).where(inArray(stock.sizeId, jug.sizeIds));
    await expect
      .poll(async () => (await use().shop.catalogue.products.product(jug.id, 'pl'))?.sizes[0]?.stocks)
      .not.toEqual(record?.sizes[0]?.stocks);
    const first = (await shopper.get('/basketedit.php')).body;
    expect(first).toMatch(CHANGED_PRICE);
    expect(first).toContain('na 7,77\u00a0zł od ostatniej wizyty.');
    expect(first).toContain('Zostało tylko 1');
    const second = (await shopper.get('/basketedit.php')).body;
    expect(second).not.toMatch(CHANGED_PRICE);
    expect(second).toContain('Zostało tylko 1');
  });

  test.each([
    ['', 'Nie ma takiego kodu.'],
    ['NIEMA', 'Nie ma takiego kodu.'],
    ['x'.repeat(5000), 'Nie ma takiego kodu.'],
    ["' OR 1=1 --", 'Nie ma takiego kodu.'],
  ])('takes no code that is none (%#)', async (code, sentence) => {
    const shopper = shopperIn(use());
    await shopper.change(add(filters, '1'));
    const answer = await shopper.change({ [ACTION]: 'code', code });
    expect([answer.statusCode, answer.json().message]).toEqual([422, sentence]);
    expect(answer.json().lines.code).toBeUndefined();
  });

  test('takes a code, shows what it takes off, and lets it go', async () => {
    const shopper = shopperIn(use());
    await shopper.change(add(filters, '4'));
    const on: BasketChangeAnswer = (await shopper.change({ [ACTION]: 'code', code: 'mgla10' })).json();
    expect([on.message, on.lines.worth.gross]).toEqual(['Kod MGLA10 działa.', 8964]);
    expect((await shopper.get('/basketedit.php')).body).not.toMatch(CHANGED_PRICE);
    const off: BasketChangeAnswer = (await shopper.change({ [ACTION]: 'uncode' })).json();
    expect([off.message, off.lines.worth.gross]).toEqual(['Kod usunięty.', 9960]);
    expect((await shopper.get('/basketedit.php')).body).not.toMatch(CHANGED_PRICE);
  });

  test('tells what delivery costs to a country and a postal code, and what is wrong with them', async () => {
    const shopper = shopperIn(use());
    await shopper.change(add(filters, '1'));
    const estimate = async (country: string, zipcode: string) =>
      (await shopper.get(`/basketedit.php?${new URLSearchParams({ country, zipcode })}`)).body;
    const home = await estimate('1143020003', '00-950');
    for (const said of ['Odbiór w\u00a0punkcie', '11,90', 'Kurier, płatność przy odbiorze', '21,90'])
      expect(home).toContain(said);
    const [, ways = ''] = /<ul class="estimate__methods">(.*?)<\/ul>/.exec(home) ?? [];
    expect(ways).toMatch(/<span>Kurier<\/span><strong>15,90/);
    const abroad = await estimate('1143020143', '10115');
    expect(abroad).toMatch(/<ul class="estimate__methods"><li>((?!<li>).)*39,00((?!<li>).)*<\/ul>/);
    // It is remembered: the basket counts with it from now on.
    const later = (await shopper.get('/basketedit.php')).body;
    expect(later).toMatch(/<dt>Dostawa: Kurier.*<dd>39,00/);
    expect(later).toContain('value="10115"');
    await estimate('1143020003', '00-950');
    const wrong = await estimate('1143020003', '<b>');
    expect(wrong).toContain('value="&lt;b&gt;"');
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).not.toContain('Kurier, płatność przy odbiorze');
    for (const country of ['x', '-1', '1e309', '9'.repeat(30)])
      expect(await estimate(country, '00-950')).toContain('Kurier, płatność przy odbiorze');
  });

  test('asks for a total with the cheapest delivery, and says which that is and when it is there', async () => {
    const shopper = shopperIn(use());
    await shopper.change(add(filters, '1'));
    const { body } = await shopper.get('/basketedit.php');
    expect(body).toMatch(/<dt>Dostawa: Odbiór w\spunkcie<small>w punkcie najpóźniej .*?<dd>11,90\szł/s);
    const goods = grosze(/<dt>Produkty<\/dt><dd>(.*?)<\/dd>/.exec(body)?.[1] ?? '');
    const total = grosze(/Razem z dostawą<\/span> <strong>(.*?)<\/strong>/.exec(body)?.[1] ?? '');
    expect(total - goods).toBe(1190);
  });

  test('is nobody else’s: a line’s number alone opens nothing', async () => {
    const owner = shopperIn(use());
    const line = await onlyLine(owner, add(filters, '2'));
    const thief = shopperIn(use());
    await thief.change(add(coffee, '1', '250g'));
    for (const fields of [
      { [ACTION]: 'change', line, number: '9' },
      { [ACTION]: 'remove', line },
      { [ACTION]: 'later', line },
    ]) {
      const answer = await thief.change(fields);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().basket.products.map(({ name }: { name: string }) => name)).toEqual([coffee.name]);
    }
    const { Basket } = await owner.widgets({ Basket: {} });
    expect(Basket?.response.basket.products.map((one) => one.count)).toEqual([2]);
  });

  test('adds up exactly when twenty clicks come at once', async () => {
    const shopper = shopperIn(use());
    await shopper.change(add(filters, '1'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.change(add(filters, '2'))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { Basket } = await shopper.widgets({ Basket: {} });
    expect(Basket?.response.basket.products.map((one) => one.count)).toEqual([41]);
  });

  test('starts a session with a cookie that scripts and other sites cannot use', async () => {
    const answer = await use().app.inject({ method: 'POST', url: '/basketchange.php', headers: PAGE });
    const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 60 * 86_400 });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  });

  test('leaves no session behind when somebody merely looks', async () => {
    const before = await sessions(use());
    const shopper = shopperIn(use());
    for (const page of [...Object.values(await pagesOf(use(), 'pl')), '/basketedit.php'])
      await shopper.get(page);
    await shopper.widgets({ Basket: {}, Wishlist: {}, Comparers: {} });
    expect(await sessions(use())).toBe(before);
    expect([...shopper.jar]).toEqual([]);
  });
});

const CHANGED_PRICE = /Cena zmieniła się z \d/;
const MONEY = /^\d+,\d\d\u00a0zł$/;
const grosze = (formatted: string) => Number(formatted.replace(/\D/g, ''));

async function onlyLine(
  shopper: ReturnType<typeof shopperIn>,
  fields: Record<string, string>,
): Promise<string> {
  const { lines }: BasketChangeAnswer = (await shopper.change(fields)).json();
  return String(lines.lines[0]?.id);
}

async function sessions({ database }: TestShop): Promise<number> {
  const [row] = await database.orm.select({ count: count() }).from(session);
  return row?.count ?? 0;
}
