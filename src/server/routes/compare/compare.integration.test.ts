import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { COMPARE_FIELDS, type CompareChangeAnswer } from '#contract/compare/compare-change.ts';
import { linksIn } from '#contract/links.ts';
import { product } from '#shop/db/schema/index.ts';
import { hiddenIn } from '#tests/support/shop/checkout-shopper.ts';
import { DATA, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import {
  type DemoProduct,
  demoProduct,
  describeWithShop,
  PAGE,
  shopperIn,
} from '#tests/support/shop/test-shop.ts';

const { compare, compareChange } = linksIn('pl');
const KEYS = [
  'brazylia-cerrado',
  'filtry-stozkowe-02',
  'dripper-kiri-ceramiczny',
  'etiopia-guji-natural',
  'kenia-kiambu',
  'rwanda-nyamasheke',
  'etiopia-konga',
] as const;

describeWithShop('the comparison', (use) => {
  let all: DemoProduct[];
  let coffee: DemoProduct;
  let filters: DemoProduct;
  let anna: Shopper;
  beforeAll(async () => {
    all = await Promise.all(KEYS.map((key) => demoProduct(use().shop, key)));
    [coffee, filters] = [await demoProduct(use().shop, KEYS[0]), await demoProduct(use().shop, KEYS[1])];
  });
  beforeEach(() => {
    anna = shopperIn(use());
  });

  const change = async (shopper: Shopper, mode: string, id?: number | string) => {
    const fields = { [COMPARE_FIELDS.action]: mode, ...(id !== undefined && { product: String(id) }) };
    const answer = await sendForm(shopper, compareChange, fields);
    return answer.json<CompareChangeAnswer>();
  };
  const add = (shopper: Shopper, { id }: DemoProduct) => change(shopper, 'add', id);
  const namesOf = async (shopper: Shopper) =>
    (await shopper.widgets({ Comparers: {} })).Comparers?.response.product.map(({ name }) => name);
  const pageOf = async (shopper: Shopper, query = '') => (await shopper.get(compare + query)).body;
  const rowsOf = (html: string) =>
    [...html.matchAll(/<th scope="row">([^<]*)<\/th>/g)].map(([, name]) => name);

  test('takes a product without JavaScript: on to the comparison, and told so once', async () => {
    const answer = await sendForm(anna, compareChange, { mode: 'add', product: String(coffee.id) }, PAGE);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, compare]);
    const said = `Dodano do porównania: ${coffee.name}`;
    expect(await pageOf(anna)).toContain(said);
    const again = await pageOf(anna);
    expect(again).not.toContain(said);
    expect(again).toContain(coffee.path);
  });

  test('answers a script with what is compared now', async () => {
    await add(anna, filters);
    const added = await add(anna, coffee);
    expect(added).toMatchObject({
      status: 'success',
      message: `Dodano do porównania: ${coffee.name}`,
      product: [{ id: filters.id }, { id: coffee.id, name: coffee.name, link: coffee.path }],
    });
    expect(added.product[1]?.icon).toMatch(/^\/gfx\/pictures\/brazylia-cerrado.*-320\.webp$/);
    const removed = await change(anna, 'remove', filters.id);
    expect(removed.message).toBe(`Usunięto z porównania: ${filters.name}`);
    expect(removed.product.map(({ id }) => id)).toEqual([coffee.id]);
    expect(await change(anna, 'clear')).toMatchObject({ status: 'success', product: [] });
  });

  test('ends at six products, and says what to do', async () => {
    for (const one of all.slice(0, 6)) expect(await add(anna, one)).toMatchObject({ status: 'success' });
    const seventh = all[6] ?? coffee;
    const refused = await add(anna, seventh);
    expect(refused).toMatchObject({
      status: 'error',
      message: 'Porównujesz już 6 produktów. Usuń jeden, aby dodać następny.',
    });
    expect(refused.product).toHaveLength(6);
    expect(await add(anna, coffee)).toMatchObject({ status: 'success' });
    await change(anna, 'remove', coffee.id);
    expect(await add(anna, seventh)).toMatchObject({ status: 'success' });
  });

  test('shows prices, availability, sizes and every parameter side by side, under the products’ names', async () => {
    await add(anna, coffee);
    await add(anna, filters);
    const html = await pageOf(anna);
    const columns = [...html.matchAll(/<th scope="col">(?:<a href="[^"]*">)?([^<]*)/g)].map(
      ([, name]) => name,
    );
    expect(columns).toEqual(['Cecha', coffee.name, filters.name]);
    const rows = rowsOf(html);
    expect(rows.slice(0, 5)).toEqual(['Cena', 'Dostępność', 'Rozmiary', 'Zakup', 'Producent']);
    const record = await Promise.all(
      [coffee, filters].map(({ id }) => use().shop.catalogue.products.product(id, 'pl')),
    );
    const parameters = record.flatMap((one) => one?.parameters.map(({ name }) => name) ?? []);
    expect(new Set(rows.slice(5))).toEqual(new Set(parameters));
    for (const row of html.match(/<tr>.*?<\/tr>/g)?.slice(2) ?? []) expect(row.match(/<td/g)).toHaveLength(2);
  });

  test('shows only the differences where they are asked for', async () => {
    const [one, other] = [coffee, all[3] ?? coffee];
    await add(anna, one);
    await add(anna, other);
    const everything = rowsOf(await pageOf(anna));
    const [first, second] = await Promise.all(
      [one, other].map(({ id }) => use().shop.catalogue.products.product(id, 'pl')),
    );
    const said = (record: typeof first, name: string | undefined) =>
      record?.parameters.filter((parameter) => parameter.name === name).map(({ value }) => value);
    const same = everything
      .slice(5)
      .filter((name) => JSON.stringify(said(first, name)) === JSON.stringify(said(second, name)));
    expect(same.length).toBeGreaterThan(0);
    const different = await pageOf(anna, '?diff=1');
    expect(rowsOf(different)).toEqual(everything.filter((name) => !same.includes(name)));
    expect(different).toContain('Pokaż wszystkie cechy');
  });

  test('of one product asks for another, and shows all of it', async () => {
    await add(anna, coffee);
    expect(await pageOf(anna)).toContain('Dodaj drugi produkt, żeby je porównać.');
    expect(rowsOf(await pageOf(anna, '?diff=1'))).toEqual(rowsOf(await pageOf(anna)));
  });

  test('puts a product of one size into the basket, as many as can be ordered at the least', async () => {
    await add(anna, filters);
    const html = await pageOf(anna);
    const [form = ''] =
      html.match(/<form(?! class="banner)[^>]*action="\/basketchange\.php".*?<\/form>/) ?? [];
    expect(form).toContain(`name="${BASKET_FIELDS.product}" value="${filters.id}"`);
    const names = [BASKET_FIELDS.action, BASKET_FIELDS.product, BASKET_FIELDS.size, BASKET_FIELDS.quantity];
    const fields = Object.fromEntries(names.map((name) => [name, hiddenIn(form, name)]));
    const answer = await anna.change(fields);
    expect([answer.statusCode, answer.json().basket.products[0].name]).toEqual([200, filters.name]);
  });

  test('leads to a product’s page where a size is to be chosen', async () => {
    await add(anna, coffee);
    const html = await pageOf(anna);
    expect(html).not.toContain(`name="${BASKET_FIELDS.product}" value="${coffee.id}"`);
    expect(html).toMatch(new RegExp(`<a href="${coffee.path}"[^>]*><span>Wybierz rozmiar`));
  });

  test('is one shopper’s: nobody sees or changes another’s', async () => {
    await add(anna, coffee);
    const jan = shopperIn(use());
    await add(jan, filters);
    await change(jan, 'remove', coffee.id);
    await change(jan, 'clear');
    expect([await namesOf(anna), await namesOf(jan)]).toEqual([[coffee.name], []]);
    expect(await pageOf(jan)).not.toContain(coffee.name);
  });

  test('is kept by nobody, and by no search engine', async () => {
    await add(anna, coffee);
    const { headers, body } = await anna.get(compare);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test('cannot be changed by another site’s page', async () => {
    await add(anna, coffee);
    const foreign = { ...DATA, 'sec-fetch-site': 'cross-site' };
    const answer = await sendForm(anna, compareChange, { mode: 'clear' }, foreign);
    expect(answer.statusCode).toBe(403);
    expect(await namesOf(anna)).toEqual([coffee.name]);
  });

  test.each([
    ['nothing', {}],
    ['no product', { mode: 'add' }],
    ['an empty product', { mode: 'add', product: '' }],
    ['a product that is no number', { mode: 'add', product: "1' OR 1=1 --" }],
    ['a product that nobody has', { mode: 'add', product: '999999' }],
    ['a number that no database holds', { mode: 'add', product: '99999999999999999999' }],
    ['less than nothing', { mode: 'add', product: '-1' }],
    ['a NUL', { mode: 'add', product: '\u0000' }],
    ['an action that nobody knows', { mode: '__proto__', product: 'constructor' }],
    ['a list', { mode: 'add', product: [1, 2] }],
    ['an object', { mode: { add: 1 }, product: { id: 1 } }],
  ])('refuses %s, and goes on', async (_, fields) => {
    const json = await anna.post(compareChange, JSON.stringify(fields), {
      ...DATA,
      'content-type': 'application/json',
    });
    expect([json.statusCode, json.json().status]).toEqual([422, 'error']);
    expect((await anna.get(compare)).statusCode).toBe(200);
    expect(await namesOf(anna)).toEqual([]);
  });

  test('without anything in it says what to do', async () => {
    const { statusCode, body } = await anna.get(`${compare}?diff=1`);
    expect(statusCode).toBe(200);
    expect(body).toContain('Nie porównujesz jeszcze żadnych produktów.');
    expect(body).toContain('do 6 produktów');
    expect(await change(anna, 'remove', 'x')).toMatchObject({ status: 'success', product: [] });
  });

  test('loses a product that left the shop, without an error', async () => {
    const { orm } = use().database;
    const gone = all[5] ?? coffee;
    await add(anna, coffee);
    await add(anna, gone);
    await orm.update(product).set({ active: false }).where(eq(product.id, gone.id));
    await expect.poll(() => namesOf(anna)).toEqual([coffee.name]);
    const { statusCode, body } = await anna.get(compare);
    expect([statusCode, body.includes(gone.name)]).toEqual([200, false]);
    await orm.update(product).set({ active: true }).where(eq(product.id, gone.id));
  });

  test('speaks English in the English shop', async () => {
    const english = await demoProduct(use().shop, KEYS[0], 'en');
    const links = linksIn('en');
    const answer = await sendForm(anna, links.compareChange, { mode: 'add', product: String(english.id) });
    expect(answer.json()).toMatchObject({ message: `Added to the comparison: ${english.name}` });
    await add(anna, filters);
    const { body } = await anna.get(links.compare);
    expect(body).toContain('Compare products');
    expect(body).toContain('Show only the differences');
    expect(body).toMatch(/<th[^>]*>(<[^>]*>)*Feature</);
    expect(body).toContain(english.path);
  });
});
