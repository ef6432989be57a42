import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import { searchQuery } from '#shop/db/schema/index.ts';
import { demoProduct, describeOnEachShop } from '#tests/support/shop/test-shop.ts';
import { openIndexRefresher } from './index-refresher.ts';
import { withBlockList } from './text/block-list.ts';

const SLICE = { sort: 'best', limit: 3, offset: 0 } as const;
const HARMLESS = [
  '',
  ' ',
  '!',
  '& | ! ( ) : *',
  "kawa' OR true --",
  'kawa & !herbata',
  'kawa:*',
  '%',
  '_',
  '\\',
  '\0',
  'ka\0wa',
  '<script>alert(1)</script>',
  '"',
  '☕️🫖👩‍🍳',
  '\ud800',
  '日本茶',
  'do na z',
  'kawa '.repeat(2000),
  'a'.repeat(10_000),
];

describeOnEachShop('the search of the demo shop', (use) => {
  const find = (text: string) => use().shop.catalogue.search.list({ text }, NO_FILTERS, SLICE, 'pl');

  test.each(HARMLESS)('takes any text without harm: %j', async (text) => {
    const {
      catalogue: { search },
    } = use().shop;
    for (const sort of ['best', 'name'] as const)
      expect(
        (await search.list({ text }, NO_FILTERS, { ...SLICE, sort }, 'pl')).total,
      ).toBeGreaterThanOrEqual(0);
    await search.counts({ text }, NO_FILTERS, 'en');
    await search.suggest(text, 'pl', 6);
    await search.heard({ text, language: 'pl', found: 1, visitor: '192.0.2.1' });
  });

  test('says what it searched for instead of a mistyped text, in proper spelling', async () => {
    expect((await find('mlyenk reczny')).corrected).toBe('młynek reczny');
    expect((await find('młynek ręczny')).corrected).toBeUndefined();
    expect((await find('mlynek reczny')).corrected).toBeUndefined();
    expect((await find('5908417010184')).corrected).toBeUndefined();
  });

  test('leaves out a word that no product has, or that is in none together with the others', async () => {
    const { total } = await find('kawiarka');
    expect(await find('kawiarka hipopotam')).toMatchObject({ total, corrected: 'kawiarka' });
    expect((await find('syrop waniliowy ekspres')).corrected).toBe('syrop waniliowy');
    expect(await find('hipopotam')).toEqual({ ids: [], total: 0 });
  });

  test('counts and filters what a text finds like any other list', async () => {
    const {
      catalogue: { search },
    } = use().shop;
    const { groups } = await search.counts({ text: 'kubek' }, NO_FILTERS, 'pl');
    const [producer] = groups.find(({ kind }) => kind === 'producer')?.options ?? [];
    const filters = { ...NO_FILTERS, producers: [Number(producer?.value)] };
    const { total } = await search.list({ text: 'kubek' }, filters, SLICE, 'pl');
    expect(total).toBe(producer?.count);
    expect(total).toBeGreaterThan(0);
  });

  test('suggests products, producers, series, categories and pages while a word is being typed', async () => {
    const {
      catalogue: { search, products },
    } = use().shop;
    const grinder = await demoProduct(use().shop, 'mlynek-reczny-zawora');
    const begun = await search.suggest('mły', 'pl', 6);
    expect(begun.products).toContain(grinder.id);
    expect(begun.producers.map(({ name }) => name)).toEqual(['Młyny Zawora']);
    const tree = await products.tree('pl');
    expect(begun.categories.map((id) => tree.find(id)?.name)).toEqual(['Młynki']);
    expect((await search.suggest('kir', 'pl', 6)).series.map(({ name }) => name)).toEqual(['Kiri']);
    expect((await search.suggest('zwrot', 'pl', 6)).infoPages.map(({ slug }) => slug)).toContain(
      'zwroty-i-reklamacje',
    );
    expect((await search.suggest('mlyenk', 'pl', 6)).products).toContain(grinder.id);
    expect((await search.suggest('kawa', 'pl', 2)).products).toHaveLength(2);
  });

  const hear = (text: string, visitor: string, found = 4, language: Language = 'pl') =>
    use().shop.catalogue.search.heard({ text, language, found, visitor });

  test('suggests what three visitors searched for and found, however they spelt it', async () => {
    const {
      catalogue: { search },
    } = use().shop;
    const suggested = async () => (await search.suggest('zolty kub', 'pl', 6)).queries;
    await hear('zolty kubek', '192.0.2.1');
    await hear('  Żółty  KUBEK ', '192.0.2.2');
    expect(await suggested()).toEqual([]);
    await hear('zolty kubek', '2001:db8:0:1');
    expect(await suggested()).toEqual(['żółty kubek']);
    expect((await search.suggest('zolty kub', 'en', 6)).queries).toEqual([]);
  });

  test('does not suggest what one visitor alone searches for, however often and however spelt', async () => {
    const {
      catalogue: { search },
    } = use().shop;
    for (const text of ['zielony kubek', 'Zielony  kubek', 'zielony kubek', 'ZIELONY KUBEK'])
      await hear(text, '192.0.2.1');
    expect((await search.suggest('zielony kub', 'pl', 6)).queries).toEqual([]);
  });

  test('keeps of visitors neither their network nor anything of yesterday', async () => {
    const { database } = use().shop;
    await hear('czarny kubek', '192.0.2.77');
    const { rows } = await database.pool.query('SELECT * FROM search_visitor');
    expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
    await database.pool.query("INSERT INTO search_visitor (day, digest) VALUES (current_date - 1, 'x')");
    const refresher = openIndexRefresher({ database, currency: 'PLN', log: () => {} });
    refresher.start();
    await refresher.stop();
    const left = await database.pool.query('SELECT FROM search_visitor WHERE day < current_date');
    expect(left.rowCount).toBe(0);
  });

  test('neither keeps nor suggests words that the shop does not want to repeat', async () => {
    const search = withBlockList(use().shop.catalogue.search, ['ŻÓŁTY', 'kawa ziarnista']);
    for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      await hear('żółty talerzyk', visitor);
      await search.heard({ text: 'Zolty spodek', language: 'pl', found: 4, visitor });
    }
    expect((await search.suggest('talerzyk', 'pl', 6)).queries).toEqual([]);
    expect((await use().shop.catalogue.search.suggest('talerzyk', 'pl', 6)).queries).toEqual([
      'żółty talerzyk',
    ]);
    expect((await use().shop.catalogue.search.suggest('spodek', 'pl', 6)).queries).toEqual([]);
    expect((await search.suggest('kawa', 'pl', 6)).queries).not.toContain('kawa ziarnista');
  });

  test('never keeps what nobody found or what may be personal', async () => {
    const { database } = use().shop;
    const before = await database.orm.$count(searchQuery);
    await hear('jednorożec', '192.0.2.1', 0);
    await hear('anna@example.org', '192.0.2.1', 3);
    await hear('600 700 800', '192.0.2.1', 3);
    expect(await database.orm.$count(searchQuery)).toBe(before);
  });

  test('hears of a renamed producer', async () => {
    const {
      catalogue: { search },
      database,
    } = use().shop;
    expect((await search.suggest('norrvik', 'pl', 6)).producers).toHaveLength(1);
    await database.pool.query("UPDATE producer_text SET name = 'Sydvik' WHERE name = 'Norrvik'");
    await expect.poll(async () => (await search.suggest('sydvik', 'pl', 6)).producers.length).toBe(1);
    expect((await search.suggest('norrvik', 'pl', 6)).producers).toHaveLength(0);
  });
});
