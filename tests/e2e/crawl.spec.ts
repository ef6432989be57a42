import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { newClient } from '#tests/support/journey/client.ts';
import { crawl } from '#tests/support/journey/crawl.ts';
import { ACCOUNT_PAGES, everyOf } from '#tests/support/journey/every-page.ts';
import { fillAccount } from '#tests/support/journey/full-account.ts';
import { expect, test } from '#tests/support/journey/shop.ts';
import { hydrateAll, noteLost } from '#tests/support/journey/whole-page.ts';

const FILES = ['/robots.txt', '/sitemap.xml', '/favicon.ico', linksIn('pl').feed, linksIn('en').feed];

test('every link leads somewhere, also a client’s, and every picture, style and font is there', async ({
  context,
  playwright,
  baseURL,
}) => {
  test.slow();
  await context.addCookies((await newClient(playwright.request)).state.cookies);
  const { order, list } = await fillAccount(context.request);
  const own = LANGUAGES.flatMap((language) => {
    const { home, lists, compare, basket, list: listAt } = linksIn(language);
    const inLanguage = (address: string) => home + address.replace(/^\/(en\/)?/, '');
    const account = [order, ...everyOf(ACCOUNT_PAGES).map(([, address]) => address)].map(inLanguage);
    return [...new Set(account), basket, lists, compare, listAt(list)];
  });
  const starts = ['/', '/en/', ...FILES, ...own];
  const { pages, asked, missing, foreign } = await crawl(context.request, baseURL ?? '', starts);
  expect(missing).toEqual([]);
  expect(foreign).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining(own));
  expect(pages.length).toBeGreaterThan(300);
  expect(asked).toBeGreaterThan(2 * pages.length);
});

test('a link that leads nowhere is noticed, and what a page says, misses or asks another host for', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const crawled = await crawl(context.request, baseURL ?? '', ['/nie-ma-takiej']);
  expect(crawled.missing).toEqual([{ address: '/nie-ma-takiej', from: 'the start', status: 404 }]);
  const body = `<main><img src="/gfx/nie-ma.png" alt=""><img src="https://elsewhere.example/x.png" alt="">
    <script>console.error('broken')</script></main>`;
  await page.route('**/wrong', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('https://elsewhere.example/**', (route) => route.abort('failed'));
  const lost = noteLost(page);
  await page.goto('/wrong');
  await hydrateAll(page);
  const said = [...lost(), ...complaints].join('\n');
  for (const wrong of [
    'broken',
    '404',
    'asks https://elsewhere.example/x.png',
    'lost: https://elsewhere.example/x.png',
  ])
    expect(said).toContain(wrong);
  complaints.length = 0;
});
