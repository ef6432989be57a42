import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { NEUTRAL_WORDS } from '#contract/shop-words.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { openTestShop, shopperIn, type TestShop } from '#tests/support/shop/test-shop.ts';

const COFFEE =
  /(?<!\p{L})(kaw(a|y|ę|ą|om|ie)?|kawiarni\p{L}*|palarni\p{L}*|palimy|palon\p{L}*|ziarn\p{L}*|mgł\p{L}*|mgla\p{L}*|espresso|coffees?|roast\p{L}*|beans?|brew\p{L}*)(?!\p{L})/giu;

// The same whatever the database: one is enough.
describe.each(LANGUAGES)('an empty shop in %s', (language) => {
  let opened: TestDatabase;
  let shop: TestShop;
  let pages: CrawledPage[];
  beforeAll(async () => {
    opened = await openTestDatabase('pglite');
    shop = await openTestShop(opened.database, {}, { demo: false, words: NEUTRAL_WORDS });
    pages = await crawled(shop, [
      ...Object.values(linksIn(language)).filter((link) => typeof link === 'string'),
      `${linksIn(language).search}?text=nic`,
    ]);
  }, 120_000);
  afterAll(async () => {
    await shop?.close();
    await opened?.remove();
  });

  test('speaks of its own things, not of those of the demo', () => {
    const said = pages.flatMap(({ address, body }) =>
      [...body.matchAll(COFFEE)].map(([word]) => `${word} in ${address}`),
    );
    expect(said).toEqual([]);
    const home = pages.find(({ address }) => address === linksIn(language).home)?.body;
    expect(home).toContain(NEUTRAL_WORDS.tagline[language]);
    expect(home).toContain(language === 'pl' ? 'nie ma jeszcze produktów' : 'nothing in the shop yet');
  });

  test('links to nothing that is not there', () => {
    expect(pages.filter(({ from, status }) => from && status >= 400)).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
  });
});

type CrawledPage = { address: string; from: string; status: number; body: string };

/** The pages of these addresses, and every address of the shop that they name. */
async function crawled(shop: TestShop, starts: string[]): Promise<CrawledPage[]> {
  const shopper = shopperIn(shop);
  const waiting = starts.map((address) => ({ address, from: '' }));
  const known = new Set(starts);
  const pages: CrawledPage[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { statusCode, headers, body } = await shopper.get(next.address);
    const isPage = String(headers['content-type']).startsWith('text/html');
    pages.push({ ...next, status: statusCode, body: isPage ? body : '' });
    for (const address of isPage ? addressesIn(body) : []) {
      if (known.has(address)) continue;
      known.add(address);
      waiting.push({ address, from: next.address });
    }
  }
  return pages;
}

/** The build's own files are not there in tests. */
const addressesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => !address.startsWith('/assets/'));
