import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { dateOfDay, dayOf, instantAt, weekDayOf } from '#domain/time/zone.ts';
import { type Database, openDatabase } from '#shop/db/database.ts';
import * as schema from '#shop/db/schema/index.ts';
import {
  demoProduct,
  describeWithShop,
  openTestShop,
  PAGE,
  pagesOf,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';
import { soon } from '#tests/support/soon.ts';

describeWithShop('a page that is kept', (use, kind) => {
  let id: number;
  let sizeId: number;
  /** Everything that shows the bestseller: its page, its categories up to the top, a search, the main page. */
  let touched: string[];
  let untouched: string[];
  beforeAll(async () => {
    const { shop } = use();
    const tree = await shop.catalogue.products.tree('pl');
    const everywhere = { categories: tree.roots.flatMap((root) => tree.within(root.id)) };
    const pricing = { now: use().now, rate: 1, newForDays: 30, fewLeft: 5 };
    const [bestseller] = await shop.catalogue.products.shelf(everywhere, 'popular', 1, 'pl', pricing);
    const record = await shop.catalogue.products.product(bestseller?.id ?? 0, 'pl');
    if (!record || record.mainCategory === null) throw new Error('the demo shop has no bestseller');
    id = record.id;
    sizeId = record.sizes[0]?.id ?? 0;
    const links = linksIn('pl');
    touched = [
      links.product(record),
      ...tree.trail(record.mainCategory).map((one) => links.category(one)),
      `${links.search}?text=${encodeURIComponent(record.name)}`,
      links.home,
    ];
    const { info, contact } = await pagesOf(use(), 'pl');
    untouched = [info, contact, (await demoProduct(shop, 'ksiazka-atlas-kawy')).path];
  });

  test('shows a changed price at once, wherever the product is shown', async () => {
    await settled(use(), [...touched, ...untouched]);
    await changePrice(use(), sizeId, { gross: 7777, startsAt: use().now });
    for (const page of touched)
      await soon(async () => expect(await body(use(), page), page).toContain('77,77'));
  });

  test('stays, and costs no query, when something else changes', async () => {
    const before = await settled(use(), untouched);
    const { database } = use();
    await database.orm.update(schema.product).set({ popularity: 1000 }).where(eq(schema.product.id, id));
    await untilHeard(database);
    const queries = vi.spyOn(database.pool, 'query');
    expect(await settled(use(), untouched)).toEqual(before);
    expect(queries).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('shows a new name at once', async () => {
    await settled(use(), touched);
    const pattern = and(eq(schema.productText.productId, id), eq(schema.productText.language, 'pl'));
    await use().database.orm.update(schema.productText).set({ name: 'Kawa Całkiem Nowa' }).where(pattern);
    await untilHeard(use().database);
    for (const page of touched.filter((one) => !one.includes('?text=')))
      expect(await body(use(), page), page).toContain('Kawa Całkiem Nowa');
    expect(await body(use(), '/search.php?text=calkiem+nowa')).toContain('Kawa Całkiem Nowa');
  });

  test('shows sold-out stock at once', async () => {
    const [page = ''] = touched;
    await settled(use(), touched);
    const sizes = (await use().shop.catalogue.products.product(id, 'pl'))?.sizes ?? [];
    for (const { id: one } of sizes)
      await use().database.orm.update(schema.stock).set({ quantity: 0 }).where(eq(schema.stock.sizeId, one));
    await untilHeard(use().database);
    expect(await body(use(), page)).toContain('https://schema.org/OutOfStock');
    expect(await body(use(), touched[1] ?? '')).toContain('Produkt niedostępny');
  });

  test('shows a renamed category at once', async () => {
    const { category, product } = await pagesOf(use(), 'pl');
    await settled(use(), [category, product]);
    const categoryId = Number(category.split('/')[2]);
    await use()
      .database.orm.update(schema.categoryText)
      .set({ name: 'Kawy z mgły' })
      .where(and(eq(schema.categoryText.categoryId, categoryId), eq(schema.categoryText.language, 'pl')));
    await untilHeard(use().database);
    expect(await body(use(), category)).toContain('<h1>Kawy z mgły</h1>');
    expect(await body(use(), product)).toContain('Kawy z mgły');
  });

  test('changes its price by itself when the time of the new price comes, with nobody seeing the old one', async () => {
    const { shop } = use();
    const { path, sizeIds } = await demoProduct(shop, 'dripper-kiri-ceramiczny');
    const shelf = `${linksIn('pl').search}?text=dripper`;
    await changePrice(use(), sizeIds[0] ?? 0, { gross: 6161, startsAt: use().now + 30_000 });
    await untilHeard(use().database);
    const before = await settled(use(), [path, shelf]);
    use().now += 29_999;
    expect(await settled(use(), [path, shelf])).toEqual(before);
    expect(await body(use(), path)).not.toContain('61,61');
    use().now += 1;
    for (const page of [path, shelf]) expect(await body(use(), page), page).toContain('61,61');
  });

  test('says of shipping what is true, and is the same page for as long as it is', async () => {
    const { path } = await demoProduct(use().shop, 'dripper-kiri-ceramiczny');
    const { timeZone, dispatch } = use().shop.settings.config;
    const openDaily = [1, 2, 3, 4, 5, 6, 7];
    // The day after all price changes of these tests.
    const day = dayOf(Date.now(), timeZone) + 1;
    const at = async (hours: number, seconds = 0, days = openDaily, on = day) => {
      // A shop that has kept nothing, so that each page is made at its own moment.
      const shop = await openTestShop(use().database, { dispatch: { ...dispatch, days, closedOn: [] } });
      shop.now = instantAt(on, hours * 60, timeZone) + seconds * 1000;
      const { headers, body } = await shop.app.inject({ url: path, headers: PAGE });
      await shop.close();
      return { etag: headers.etag, says: /class="shipping[^>]*>([^<]*)/.exec(body)?.[1] };
    };
    const early = await at(9);
    expect(early.says).toBe('Wysyłka dzisiaj');
    expect(await at(11, -1)).toEqual(early);
    const soon = await at(11, 1);
    expect(soon.says).toBe('Zamów do 14:00 to wyślemy dzisiaj');
    expect(await at(14, -1)).toEqual(soon);
    expect((await at(14)).says).toBe('Wysyłka jutro');
    const tuesday = day + ((9 - weekDayOf(day)) % 7);
    const [, month, date] = dateOfDay(tuesday + 6).split('-');
    expect((await at(9, 0, [5], tuesday)).says).toBe('Wysyłka w piątek');
    expect((await at(9, 0, [1], tuesday)).says).toBe(`Wysyłka w poniedziałek (${date}.${month})`);
  });

  test('past its time is sent once more while it is made again', async () => {
    const { shop } = use();
    const { path } = await demoProduct(shop, 'kolumbia-huila');
    const [before] = await settled(use(), [path]);
    use().now += 60_000;
    let release = () => {};
    const making = vi.spyOn(shop.catalogue.products, 'nextPriceChange').mockImplementation(
      () =>
        new Promise((resolve) => {
          release = () => resolve(undefined);
        }),
    );
    // The making hangs, and yet everybody gets an answer.
    for (let asked = 0; asked < 3; asked++) expect(await settled(use(), [path])).toEqual([before]);
    await soon(() => expect(making).toHaveBeenCalledTimes(1));
    release();
    vi.restoreAllMocks();
    const queries = vi.spyOn(shop.database.pool, 'query');
    await soon(async () => {
      queries.mockClear();
      expect(await settled(use(), [path])).toEqual([before]);
      expect(queries).not.toHaveBeenCalled();
    });
    vi.restoreAllMocks();
  });

  test('is made again for who asks after a change, while the older one is still being made', async () => {
    const { shop, app } = use();
    const { path, sizeIds } = await demoProduct(shop, 'kolumbia-huila');
    const url = `${path}?size=500g`;
    let release = () => {};
    vi.spyOn(shop.catalogue.products, 'nextPriceChange').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = () => resolve(undefined);
        }),
    );
    const early = app.inject({ url, headers: PAGE });
    await soon(() => expect(shop.catalogue.products.nextPriceChange).toHaveBeenCalled());
    await changePrice(use(), sizeIds[1] ?? 0, { gross: 4141, startsAt: use().now });
    await untilHeard(use().database);
    expect(await body(use(), url)).toContain('41,41');
    release();
    expect((await early).body).not.toContain('41,41');
    expect(await body(use(), url)).toContain('41,41');
    vi.restoreAllMocks();
  });

  // The embedded database serves one process.
  if (kind === 'pglite') return;
  test('is dropped by every process that serves the shop', async () => {
    const { path, sizeIds } = await demoProduct(use().shop, 'brazylia-cerrado');
    const url = use().database.pool.options.connectionString;
    const second = await openTestShop(await openDatabase({ url }));
    second.now = use().now;
    try {
      const [before] = await settled(second, [path]);
      const [contact] = await settled(second, [linksIn('pl').contact]);
      expect(await settled(use(), [path])).toEqual([before]);
      await changePrice(use(), sizeIds[0] ?? 0, { gross: 5151, startsAt: second.now });
      await soon(async () => expect(await body(second, path)).toContain('51,51'));
      expect(await settled(second, [linksIn('pl').contact])).toEqual([contact]);
    } finally {
      await second.close();
      await second.database.close();
    }
  });
});

const body = async ({ app }: TestShop, url: string) => (await app.inject({ url, headers: PAGE })).body;

/** The pages are made and kept; their ETags. */
async function settled({ app }: TestShop, urls: string[]): Promise<unknown[]> {
  const answers = [];
  for (const url of urls) answers.push(await app.inject({ url, headers: PAGE }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  return answers.map(({ headers }) => headers.etag);
}

async function changePrice(
  { database }: TestShop,
  sizeId: number,
  { gross, startsAt }: { gross: number; startsAt: number },
): Promise<void> {
  const step = { sizeId, currency: 'PLN', startsAt: new Date(startsAt), gross, regular: gross };
  await database.orm.insert(schema.priceStep).values(step);
}

/** Notices arrive in the order of commits: when this one has come, so have those before it. */
async function untilHeard(database: Database): Promise<void> {
  let heard = false;
  const stop = database.onChange((tag) => {
    heard ||= tag === 'mark';
  });
  await database.pool.query("SELECT pg_notify('shop_changed', 'mark')");
  await soon(() => expect(heard).toBe(true));
  stop();
}
