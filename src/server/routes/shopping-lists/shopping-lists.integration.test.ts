import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { ListAction, ListChangeAnswer } from '#contract/shopping-lists/list-change.ts';
import { priceStep, product, stock } from '#shop/db/schema/index.ts';
import { MOST_LISTS } from '#shop/shopping-lists/own-lists.ts';
import { RECALL_MS } from '#shop/shopping-lists/shopping-lists.ts';
import { COFFEE, FILTERS } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, type Shopper } from '#tests/support/shop/client-shopper.ts';
import { type DemoProduct, demoProduct, describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

type Fields = Record<string, string | number>;
const encoded = (mode: string, fields: Fields) =>
  new URLSearchParams({ mode, ...Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, `${v}`])) });

/** Sends a form of the lists as a script does. */
async function change(shopper: Shopper, mode: ListAction, fields: Fields = {}, language: Language = 'pl') {
  const url = linksIn(language).listChange;
  const answer = await shopper.post(url, encoded(mode, fields).toString(), { accept: 'application/json' });
  return answer.json<ListChangeAnswer>();
}

/** Sends it as a browser without scripts does, and follows where it is led. */
async function press(shopper: Shopper, mode: ListAction, fields: Fields = {}) {
  const sent = await shopper.post(linksIn('pl').listChange, encoded(mode, fields).toString(), {
    accept: 'text/html',
  });
  if (sent.statusCode !== 303) return { status: sent.statusCode, at: '', html: contentOf(sent.body) };
  const at = String(sent.headers.location);
  return { status: 303, at, html: (await page(shopper, at)).content };
}

/** A page of lists: what it answers with, and the content within the layout. */
async function page(shopper: Shopper, address = linksIn('pl').lists) {
  const { statusCode, headers, body } = await shopper.get(address);
  return { statusCode, headers, body, content: contentOf(body) };
}

const contentOf = (html: string) =>
  html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('\u00a0', ' ');

describeWithShop('shopping lists in a browser', (use) => {
  let filters: DemoProduct;
  let coffee: DemoProduct;
  let shopper: Shopper;
  beforeAll(async () => {
    filters = await demoProduct(use().shop, FILTERS);
    filters.name = filters.name.replaceAll('\u00a0', ' ');
    coffee = await demoProduct(use().shop, COFFEE);
  });
  beforeEach(() => {
    shopper = shopperIn(use());
  });

  const listOf = async (owner: Shopper, fields: Fields = {}) =>
    (await change(owner, 'add', { product: filters.id, ...fields })).list ?? 0;
  const tokenOf = (html: string) => html.match(/\/lista\/([\w-]{43})/)?.[1] ?? '';

  test('begin with the first product that is noted', async () => {
    expect(await change(shopper, 'add', { product: coffee.id })).toMatchObject({
      status: 'success',
      message: `Dodano do listy: ${coffee.name}`,
      products: [coffee.id],
      count: 1,
    });
    const { body, headers } = await page(shopper);
    expect(body).toContain('Lista zakupowa');
    expect(body).toContain(coffee.name);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('<meta name="robots" content="noindex');
  });

  test('can be begun at every product that a page shows, and so can a comparison', async () => {
    for (const address of ['/', '/kategoria/1/kawa', '/search.php?text=etiopia', coffee.path]) {
      const { content } = await page(shopper, address);
      const cards = content.match(/<article class="card"/g)?.length;
      const toggles = content.match(/<button[^>]* class="toggle"[^>]* aria-label="[^>]*>/g) ?? [];
      expect(cards, address).toBeGreaterThan(1);
      for (const form of ['list-form', 'compare-form'])
        expect(
          toggles.filter((toggle) => toggle.includes(`form="${form}"`)).length,
          `${address} ${form}`,
        ).toBe(cards);
    }
  });

  test('take a product without JavaScript, in the size that its page shows', async () => {
    const { content } = await page(shopper, `${coffee.path}?size=1kg`);
    const form = content.slice(content.indexOf('data-toggle="list"')).split('</form>')[0];
    expect(form).toContain('name="size" value="1kg"');
    const { at, html } = await press(shopper, 'add', { product: coffee.id, size: '1kg' });
    expect(at).toMatch(/^\/shoppinglist\.php/);
    expect(html).toContain(coffee.name);
    expect(html).toContain('1 kg');
  });

  test('note the first size that can be bought where none was chosen', async () => {
    await change(shopper, 'add', { product: coffee.id });
    expect((await page(shopper)).content).toContain('250 g');
    await use()
      .database.orm.update(stock)
      .set({ quantity: 0 })
      .where(eq(stock.sizeId, coffee.sizeIds[0] ?? 0));
    const another = shopperIn(use());
    await expect
      .poll(async () => {
        await change(another, 'add', { product: coffee.id });
        return (await page(another)).content;
      })
      .toContain('500 g');
  });

  test('say what to do where there is none yet, and looking starts no session', async () => {
    const { body, statusCode } = await page(shopper);
    expect(statusCode).toBe(200);
    expect(body).toContain('Nie masz jeszcze żadnej listy.');
    expect(body).toContain('value="Lista zakupowa"');
    expect([...shopper.jar]).toEqual([]);
  });

  test('forget a product in all its sizes on all lists', async () => {
    const list = await listOf(shopper);
    const other = (await change(shopper, 'create', { name: 'Druga' })).list ?? 0;
    await change(shopper, 'add', { product: coffee.id, size: '1kg', list });
    await change(shopper, 'add', { product: coffee.id, size: '500g', list: other });
    expect((await change(shopper, 'forget', { product: coffee.id })).products).toEqual([filters.id]);
  });

  test('change a quantity and a note, which the page then shows', async () => {
    const list = await listOf(shopper);
    const fields = { list, product: filters.id, size: 'uniw', number: '3', note: 'do <biura>' };
    expect(await press(shopper, 'change', fields)).toMatchObject({
      status: 303,
      at: linksIn('pl').list(list),
    });
    const { content } = await page(shopper);
    expect(content).toContain('value="do &lt;biura&gt;"');
    expect(content).toMatch(/name="number"[^>]*value="3"|value="3"[^>]*name="number"/);
  });

  test('are created, renamed, deleted and brought back, each time in words', async () => {
    const created = await press(shopper, 'create', { name: ' Na  prezent ' });
    expect(created.html).toContain('Utworzono listę „Na prezent”.');
    const list = Number(created.at.match(/list=(\d+)/)?.[1]);
    expect((await press(shopper, 'rename', { list, name: 'Święta' })).html).toContain('„Święta”');
    const removed = await press(shopper, 'remove', { list });
    expect(removed.html).toContain('Usunięto listę „Święta”.');
    expect(removed.html.match(/>Przywróć</g)).toHaveLength(2);
    expect((await press(shopper, 'restore', { list })).html).toContain('Przywrócono listę „Święta”.');
    await change(shopper, 'remove', { list });
    use().now += RECALL_MS + 1000;
    expect((await page(shopper)).content).not.toContain('Niedawno usunięte');
    expect(await change(shopper, 'restore', { list })).toMatchObject({ status: 'error' });
    use().now = Date.now();
  });

  test('keep what was typed where it is refused', async () => {
    for (let made = 0; made < MOST_LISTS; made++) await change(shopper, 'create', { name: `Lista ${made}` });
    const refused = await press(shopper, 'create', { name: 'Pięćdziesiąta pierwsza' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(`Masz już ${MOST_LISTS} list`);
    expect(refused.html).toContain('value="Pięćdziesiąta pierwsza"');
    const list = Number(refused.html.match(/list=(\d+)/)?.[1]);
    expect((await press(shopper, 'rename', { list, name: '  ' })).html).toContain('Podaj nazwę listy.');
    const carried = await press(shopper, 'move', { list, item: 1, to: 'new', name: 'Jeszcze jedna' });
    expect(carried.status).toBe(422);
  });

  test('give a product to another list or to a new one, and stay where they were', async () => {
    const list = await listOf(shopper);
    const item = filters.sizeIds[0] ?? 0;
    const form = (await page(shopper, `${linksIn('pl').list(list)}&item=${item}`)).content;
    expect(form).toContain('id="carry"');
    const copied = await press(shopper, 'copy', { list, item, to: 'new', name: 'Na później' });
    expect(copied).toMatchObject({ status: 303, at: linksIn('pl').list(list) });
    expect(copied.html).toContain(`Skopiowano na listę „Na później”: ${filters.name}`);
    const to = (await change(shopper, 'create', { name: 'Druga' })).list ?? 0;
    const moved = await press(shopper, 'move', { list, item, to });
    expect(moved.html).toContain(`Przeniesiono na listę „Druga”: ${filters.name}`);
    expect(moved.html).toContain('Ta lista jest pusta.');
  });

  test('put everything into the basket, and name what cannot be bought', async () => {
    const sold = await demoProduct(use().shop, 'etiopia-guji-natural');
    const list = await listOf(shopper, { number: 2 });
    await change(shopper, 'add', { product: sold.id, list });
    const bought = await press(shopper, 'buy', { list });
    expect(bought.html).toContain(
      `Dodano do koszyka 1 produkt. Nie dodaliśmy: ${sold.name}, 250 g (Produkt niedostępny).`,
    );
    expect(bought.html).toContain('Przejdź do koszyka');
    const { Basket } = await shopper.widgets({ Basket: {} });
    expect(Basket?.response.basket.products).toMatchObject([{ count: 2 }]);
    await change(shopper, 'take', { list, item: filters.sizeIds[0] ?? 0 });
    expect(await press(shopper, 'buy', { list })).toMatchObject({ status: 422 });
  });

  test('tell what has become cheaper, dearer or unavailable since it was noted', async () => {
    await listOf(shopper);
    const sizeId = filters.sizeIds[0] ?? 0;
    const { orm } = use().database;
    const price = (gross: number, secondsAgo: number) =>
      orm.insert(priceStep).values({
        ...{ sizeId, currency: 'PLN', gross, regular: gross },
        startsAt: new Date(use().now - secondsAgo * 1000),
      });
    const content = async () => (await page(shopper)).content;
    await price(2390, 20);
    await expect.poll(content).toContain('Taniej o 1,00 zł niż wtedy, gdy trafił na listę');
    await price(2590, 10);
    await expect.poll(content).toContain('Drożej o 1,00 zł niż wtedy, gdy trafił na listę');
    const before = await orm.select().from(stock).where(eq(stock.sizeId, sizeId));
    await orm.update(stock).set({ quantity: 0 }).where(eq(stock.sizeId, sizeId));
    await expect.poll(content).toContain('Był dostępny, gdy trafił na listę');
    for (const { warehouseId, quantity } of before)
      await orm
        .update(stock)
        .set({ quantity })
        .where(and(eq(stock.sizeId, sizeId), eq(stock.warehouseId, warehouseId)));
    await price(2490, 5);
    await expect.poll(content).not.toContain('gdy trafił na listę');
  });

  test('name what has left the shop, so that it can be taken off', async () => {
    const cup = await demoProduct(use().shop, 'kubek-mgla').catch(() => coffee);
    const list = await listOf(shopper);
    await change(shopper, 'add', { product: cup.id, list });
    await use().database.orm.update(product).set({ active: false }).where(eq(product.id, cup.id));
    await expect
      .poll(async () => (await page(shopper)).content)
      .toContain('Tych produktów już nie ma w sklepie');
    expect((await press(shopper, 'buy', { list })).html).toContain('(Tego produktu już nie ma w sklepie)');
    await use().database.orm.update(product).set({ active: true }).where(eq(product.id, cup.id));
  });

  describe('that are shared', () => {
    let owner: Shopper;
    let list: number;
    let token: string;
    beforeEach(async () => {
      owner = shopperIn(use());
      list = await listOf(owner, { number: 4 });
      await change(owner, 'change', { list, product: filters.id, size: 'uniw', note: 'niespodzianka' });
      token = tokenOf((await press(owner, 'share', { list })).html);
    });
    const shared = (who: Shopper) => who.get(linksIn('pl').sharedList(token));

    test('are seen by everybody with the address, but not the notes, and nobody keeps them', async () => {
      const { body, headers, statusCode } = await shared(shopper);
      expect(statusCode).toBe(200);
      expect(contentOf(body)).toContain(filters.name);
      expect(body).not.toContain('niespodzianka');
      expect(body).toContain('<meta name="robots" content="noindex');
      expect(headers['cache-control']).toBe('private, no-store');
      expect([...shopper.jar]).toEqual([]);
    });

    test('are not there for a wrong address, nor once they are taken back or deleted', async () => {
      for (const guess of ['x', '1', token.slice(1), `${token}x`, '%00', '..%2f..'])
        expect((await shopper.get(linksIn('pl').sharedList(guess))).statusCode, guess).toBe(404);
      await change(owner, 'unshare', { list });
      const { statusCode, body } = await shared(shopper);
      expect(statusCode).toBe(404);
      expect(body).toContain('Nie ma takiej listy');
      expect(contentOf(body)).not.toContain(filters.name);
      expect(await change(shopper, 'buy', { shared: token })).toMatchObject({ status: 'error' });
      expect(await change(shopper, 'copy', { shared: token, to: 'new' })).toMatchObject({ status: 'error' });
    });

    test('go whole into the basket of whoever sees them', async () => {
      const bought = await press(shopper, 'buy', { shared: token });
      expect(bought.at).toBe(linksIn('pl').sharedList(token));
      expect(bought.html).toContain('Dodano do koszyka 1 produkt.');
      const { Basket } = await shopper.widgets({ Basket: {} });
      expect(Basket?.response.basket.products).toMatchObject([{ count: 4 }]);
    });

    test('become a list of one’s own, without the notes of another', async () => {
      const copied = await press(shopper, 'copy', { shared: token, to: 'new', name: 'Dla Ani' });
      expect(copied.html).toContain('Skopiowano na listę „Dla Ani”.');
      expect(copied.html).not.toContain('niespodzianka');
      const { Wishlist } = await shopper.widgets({ Wishlist: {} });
      expect(Wishlist?.response.products).toEqual([filters.id]);
      await change(owner, 'remove', { list });
      expect((await page(shopper)).content).toContain('Dla Ani');
    });

    test('are changed by nobody but their owner', async () => {
      for (const mode of ['rename', 'unshare', 'remove', 'take', 'change'] as const)
        expect(
          await change(shopper, mode, {
            list,
            name: 'x',
            product: filters.id,
            item: filters.sizeIds[0] ?? 0,
          }),
          mode,
        ).toMatchObject({ status: 'error' });
      expect((await shared(shopper)).statusCode).toBe(200);
    });
  });

  test('are nobody else’s: not by number, not with another session, not after signing out', async () => {
    const halina = await clientIn(use(), `halina${Date.now()}`);
    const list = (await change(halina, 'create', { name: 'Sekret Haliny' })).list ?? 0;
    await change(halina, 'add', { product: filters.id, list });
    const item = filters.sizeIds[0] ?? 0;
    const strangers = [shopper, await clientIn(use(), `zenon${Date.now()}`)];
    for (const stranger of strangers) {
      const own = await listOf(stranger, { product: coffee.id });
      const seen = await page(stranger, linksIn('pl').list(list));
      expect(seen.statusCode).toBe(404);
      expect(seen.body).not.toContain('Sekret');
      for (const [mode, fields] of [
        ['rename', { name: 'x' }],
        ['share', {}],
        ['remove', {}],
        ['restore', {}],
        ['take', { item }],
        ['buy', {}],
        ['add', { product: filters.id }],
        ['change', { product: filters.id, size: 'uniw', number: 9 }],
        ['move', { item, to: own }],
        ['copy', { item, to: own }],
      ] as const) {
        const answer = await change(stranger, mode, { list, ...fields });
        expect(answer, mode).toMatchObject({
          status: 'error',
          message: expect.not.stringContaining('Sekret'),
        });
      }
      expect(
        await change(stranger, 'move', { list: own, item: coffee.sizeIds[0] ?? 0, to: list }),
      ).toMatchObject({ status: 'error' });
    }
    const { content } = await page(halina, linksIn('pl').list(list));
    expect(content).toContain('Sekret Haliny');
    const cookies = new Map(halina.jar);
    await halina.post(linksIn('pl').signOut, '', { accept: 'text/html' });
    for (const jar of [halina.jar, cookies])
      expect((await page(shopperIn(use(), new Map(jar)), linksIn('pl').list(list))).body).not.toContain(
        'Sekret',
      );
  });

  test.each(['-1', '0', '1.5', 'NaN', '1e99', '99999999999999', '{}', '\u0000', "1' OR '1'='1"])(
    'take no number that is none: %j',
    async (bad) => {
      await listOf(shopper);
      expect((await page(shopper, `${linksIn('pl').lists}?list=${encodeURIComponent(bad)}`)).statusCode).toBe(
        404,
      );
      for (const mode of [
        'rename',
        'share',
        'remove',
        'restore',
        'add',
        'take',
        'move',
        'copy',
        'buy',
      ] as const)
        expect(
          (await change(shopper, mode, { list: bad, item: bad, product: bad, to: bad, name: 'x' })).status,
          mode,
        ).toBe('error');
      expect((await change(shopper, 'forget', { product: bad })).status).toBe('success');
    },
  );

  test('answer a form of no kind with words, and its address leads to the lists', async () => {
    expect(await change(shopper, 'nothing' as ListAction)).toMatchObject({
      status: 'error',
      message: 'Nie udało się zmienić listy. Spróbuj ponownie.',
    });
    const { statusCode, headers } = await shopper.get(linksIn('pl').listChange);
    expect([statusCode, headers.location]).toEqual([303, linksIn('pl').lists]);
  });

  test('leave a message for the next page only to a page that goes on', async () => {
    await change(shopper, 'add', { product: filters.id });
    expect(shopper.jar.has('shop_notice')).toBe(false);
    await change(shopper, 'add', { product: filters.id, go_on: 1 });
    expect(shopper.jar.has('shop_notice')).toBe(true);
  });

  test('speak English to English pages', async () => {
    const en = linksIn('en');
    expect((await change(shopper, 'add', { product: filters.id }, 'en')).message).toMatch(
      /^Added to the list: /,
    );
    const { content } = await page(shopper, en.lists);
    expect(content).toContain('Shopping list');
    expect((await change(shopper, 'rename', { list: 1, name: '' }, 'en')).message).toBe(
      'Give the list a name.',
    );
  });
});
