import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { newClient } from '#tests/support/journey/client.ts';
import { crawl } from '#tests/support/journey/crawl.ts';
import { ACCOUNT_PAGES, everyOf } from '#tests/support/journey/every-page.ts';
import { fillAccount } from '#tests/support/journey/full-account.ts';
import { expect, test } from '#tests/support/journey/shop.ts';
import { walk } from '#tests/support/journey/walk.ts';

const FILES = ['/robots.txt', '/sitemap.xml', '/favicon.ico', linksIn('pl').feed, linksIn('en').feed];

test('every link leads somewhere, and every picture, style and font is there', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const { pages, asked, missing, foreign } = await crawl(request, baseURL ?? '', ['/', '/en/', ...FILES]);
  expect(missing).toEqual([]);
  expect(foreign).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
  expect(asked).toBeGreaterThan(2 * pages.length);
});

test('a page that says something, misses a file, asks another host or leads nowhere is noticed', async ({
  page,
  baseURL,
  complaints,
}) => {
  const body = `<main><a href="/nie-ma-takiej">Kawa</a><img src="/gfx/nie-ma.png" alt="">
    <img src="https://elsewhere.example/x.png" alt=""><script>console.error('broken')</script></main>`;
  await page.route('**/wrong', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('https://elsewhere.example/**', (route) => route.abort('failed'));
  const wrong = (await walk(page, baseURL ?? '', ['/wrong'], { followLinks: true })).join('\n');
  for (const said of [
    'error: broken',
    `404: ${baseURL}/gfx/nie-ma.png`,
    'asks https://elsewhere.example/x.png',
    'lost: https://elsewhere.example/x.png',
    `leads to 404: ${baseURL}/nie-ma-takiej`,
  ])
    expect(wrong).toContain(said);
  complaints.length = 0;
});

for (const language of LANGUAGES) {
  test(`no page says anything to the console, misses a file or asks another host (${language})`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    expect(await walk(page, baseURL ?? '', await oneOfEachKind(page, language))).toEqual([]);
  });

  test(`no page of a client says anything to the console, misses a file, asks another host or leads nowhere (${language})`, async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    test.slow();
    const { state } = await newClient(playwright.request);
    await context.addCookies(state.cookies);
    const { order, list } = await fillAccount(context.request);
    const { home, account, basket, lists, compare, list: listAt } = linksIn(language);
    const inLanguage = (address: string) => home + address.replace(/^\/(en\/)?/, '');
    const own = everyOf(ACCOUNT_PAGES).map(([, address]) => inLanguage(address));
    const addresses = [...own, inLanguage(order), basket, lists, listAt(list), compare];
    const wrong = await walk(page, baseURL ?? '', [...new Set(addresses)], { followLinks: true });
    expect(wrong).toEqual([]);
    // Whoever is not let in sees the entrance, which is a page in order.
    await page.goto(account);
    await expect(page).toHaveURL(account);
  });
}

/** One address of every kind of page that everybody can open, found as a search engine finds it. */
async function oneOfEachKind({ request }: Page, language: Language): Promise<string[]> {
  const { home, search, basket, lists, compare, region, signIn, register, forgotPassword } =
    linksIn(language);
  const files = await Promise.all(
    ['pages', 'products-1'].map(async (name) => (await request.get(`/sitemap-${name}.xml`)).text()),
  );
  const kinds = new Map<string, string>();
  for (const [, address = ''] of files.join('').matchAll(/<loc>([^<]+)/g)) {
    const { pathname } = new URL(address);
    const kind = pathname.replace(/^\/(en\/)?/, '').split('/')[0] ?? '';
    if (pathname.startsWith('/en/') === (language === 'en') && !kinds.has(kind)) kinds.set(kind, pathname);
  }
  return [
    ...[home, ...kinds.values(), `${search}?text=kawa`, `${search}?text=qqqxyz`, basket, lists, compare],
    ...[region, signIn, register, forgotPassword],
  ];
}
