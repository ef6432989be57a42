import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn, routesIn } from '#contract/links.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { everyPage } from '#tests/support/pages/every-page.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import type { SeenPage } from '#tests/support/pages/seen-pages.ts';
import { structuredDataIn } from '#tests/support/pages/structured-data.ts';
import { unseenParts } from '#tests/support/pages/unseen-parts.ts';
import { openDemoDatabase, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

const TWO_MINUTES = 120_000;

/** Addresses that answer with no page: forms are sent there, or files come from there. */
const NO_PAGE = [
  ...['basketChange', 'listChange', 'compareChange', 'orderPay', 'orderCancel', 'orderAgain', 'signOut'],
  ...['accountAddressRemove', 'accountExport', 'accountComplaintFile', 'feed'],
];

// The same whatever the database: one is enough.
describe.each(LANGUAGES)('every page in %s', (language) => {
  const routes = routesIn(language);
  let opened: TestDatabase;
  let shop: TestShop;
  let pages: SeenPage[];
  beforeAll(async () => {
    opened = await openDemoDatabase('postgres');
    shop = await openTestShop(opened.database);
    pages = await everyPage(shop, language);
  }, TWO_MINUTES);
  afterAll(async () => {
    await shop?.close();
    await opened?.remove();
  });

  test('is looked at: there is no address of the shop that this list does not know', () => {
    const seen = new Set(pages.map(({ address }) => address.replace(/[? ].*$/, '')));
    const words = Object.values(routes).map(wordOf);
    const unseen = words.filter((word) => ![...seen].some((address) => address.startsWith(word)));
    for (const [name, link] of Object.entries(linksIn(language)))
      if (typeof link === 'string' && !NO_PAGE.includes(name) && !seen.has(link)) unseen.push(name);
    expect(unseen).toEqual([]);
    expect(
      pages.filter(({ html }) => !html.startsWith('<!doctype html>')).map(({ address }) => address),
    ).toEqual([]);
  });

  test('names each of its forms that is filled in', () => {
    const unnamed = pages.flatMap(({ address, html }) =>
      unnamedForms(html).map((form) => `${address} ${form.slice(0, 120)}`),
    );
    expect([...new Set(unnamed)]).toEqual([]);
  });

  test('is valid HTML', { timeout: TWO_MINUTES }, async () => {
    const mistakes: string[] = [];
    const unseen = unseenParts();
    for (const { address, html } of pages)
      for (const mistake of await mistakesIn(unseen(html))) mistakes.push(`${address} ${mistake}`);
    expect(mistakes).toEqual([]);
  });

  test('tells search engines of products, ways and the shop as they ask for it, and of nothing else', () => {
    const told = pages.map(({ address, status, html }) => ({ address, status, ...structuredDataIn(html) }));
    expect(told.filter(({ mistakes }) => mistakes.length > 0)).toEqual([]);
    expect(told.map(({ address, kinds }) => [address, ...kinds])).toEqual(
      told.map(({ address, status }) => [address, ...(status === 200 ? kindsAt(address) : [])]),
    );
  });

  /** Of which things a page tells, by its address. */
  function kindsAt(address: string): string[] {
    const { home } = linksIn(language);
    const [product, ...lists] = [routes.product, routes.category, routes.producer, routes.series].map(wordOf);
    if (address === home) return ['WebSite', 'OnlineStore'];
    if (product && address.startsWith(product)) return ['Product', 'BreadcrumbList'];
    return lists.some((list) => address.startsWith(list)) ? ['BreadcrumbList'] : [];
  }
});

/** What all addresses of a route begin with. */
const wordOf = (route: string) => route.replace(/:.*$/, '');

const FILLED_IN = /<(?:select|textarea|input(?![^>]*type="(?:hidden|submit)"))\b/;

/** A form of one button is named by it; the buy box has the page's own heading, and no byte to spare. */
const unnamedForms = (html: string): string[] =>
  [...html.matchAll(/<form\b[^>]*>.*?<\/form>/gs)]
    .map(([form]) => form)
    .filter(
      (form) => FILLED_IN.test(form) && !/^<form[^>]*(aria-label|buy-box__form|notify__form)/.test(form),
    );
