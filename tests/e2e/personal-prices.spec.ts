import type { Page } from '@playwright/test';
import { BASKET_CHANGED } from '#browser/other-tabs/other-tabs.ts';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { DESKTOP, PHONE } from '#tests/support/journey/accessibility.ts';
import {
  expect,
  IN_SIZES,
  mainPrice,
  test,
  toast,
  untilHydrated,
  untilReady,
} from '#tests/support/journey/shop.ts';
import { expectStill } from '#tests/support/journey/still.ts';
import { openInWebFonts } from '#tests/support/journey/web-fonts.ts';

const PRODUCT = '/produkt/7/brazylia-cerrado';
/** The code was there before its price was reduced, so that its lowest price is that of the reduction. */
const REDUCED_AFTER_CODE = '/produkt/8/gwatemala-huehuetenango';
/** Was first offered after the code began: its lowest price is the lowest since then. */
const NEWER_THAN_CODE = '/produkt/12';
const CODE = 'MGLA10';
const WITH_CODE = /product-price--omnibus-code(?: |$)/;
const WIDGETS = '/ajax/get.php';
const PROJECTOR = '/ajax/projector.php';

/** The code stands in the shopper's basket, as if it had been typed there on another page. */
const haveCode = (page: Page, mode: 'code' | 'uncode' = 'code') =>
  page.request.post('/basketchange.php', {
    form: { [BASKET_FIELDS.action]: mode, [BASKET_FIELDS.code]: CODE },
    headers: { accept: 'application/json' },
  });

const minor = (text: string | null) => Number(/([\d\s]+,\d\d)/.exec(text ?? '')?.[1]?.replace(/\D/g, ''));
const lessTenth = (amount: number) => Math.round(amount * 0.9);
const priceBox = (page: Page) => page.locator('.product-price');
/** How far below the top of the price the button is, and how high the price and the quiet ones below are. */
const placesOf = (page: Page) =>
  page.locator('.buy-box').evaluate((box) => {
    const [price, buy, quiet] = ['.product-price', '.buy-box__buy', '.quiet-prices'].map((part) =>
      box.querySelector(part)?.getBoundingClientRect(),
    );
    return [(buy?.top ?? 0) - (price?.top ?? 0), price?.height ?? 0, quiet?.height ?? 0].map(Math.round);
  });
const cardPrices = async (page: Page) =>
  (await page.locator('.card .price__now').allTextContents()).map(minor);

function requestsOf(page: Page): { url: string; body: string }[] {
  const asked: { url: string; body: string }[] = [];
  page.on('request', (request) => {
    if (/\/ajax\//.test(request.url()))
      asked.push({ url: request.url(), body: decodeURIComponent(request.postData() ?? '') });
  });
  return asked;
}

test('a product page asks for its product among all that is personal, and a guest for nothing more; an active code reaches it and its cards, and nothing moves', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  await untilHydrated(page, 'buy-box');
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([WIDGETS]);
  expect(asked[0]?.body).toContain(
    '"Projector":{"format":"json","params":{"product":7,"size":"250g","subscription":"0"}}',
  );
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /follow-code|size-requests/.test(name))).toEqual([]);
  const before = minor(await mainPrice(page).textContent());
  const cardsBefore = await cardPrices(page);
  const views = [];
  for (const view of [PHONE, DESKTOP]) {
    await page.setViewportSize(view);
    views.push({ view, placesBefore: await placesOf(page) });
  }
  await haveCode(page);
  for (const { view, placesBefore } of views) {
    await page.setViewportSize(view);
    await openInWebFonts(page, PRODUCT, '.product__summary');
    await expect(priceBox(page)).toHaveClass(WITH_CODE);
    await expect(priceBox(page)).toHaveClass(/product-price--omnibus-code-short/);
    await expect(mainPrice(page)).toHaveText(/34,11/);
    expect(minor(await mainPrice(page).textContent())).toBe(lessTenth(before));
    await expect(priceBox(page).locator('.product-price__main > .badge')).toHaveText('Z kodem');
    await expect(priceBox(page).locator('.product-price__main + .product-price__lowest')).toContainText(
      'Najniższa cena z 30 dni',
    );
    await expect(page.locator('.product-price__beforeRebate')).toHaveCount(0);
    expect(await placesOf(page)).toEqual(placesBefore);
    await expect(priceBox(page).locator('.product-price__saving')).toContainText('Oszczędzasz 10%');
    await expect(page.locator('.card__code')).toHaveCount(cardsBefore.length);
    expect(await cardPrices(page)).toEqual(cardsBefore.map(lessTenth));
    await expect(page.locator('.buy-bar')).toBeAttached();
    await expectStill(page);
  }

  asked.length = 0;
  await page.locator('.sizes').getByText('1 kg', { exact: true }).click();
  await expect(page).toHaveURL(/size=1kg/);
  await expect(priceBox(page)).toHaveClass(WITH_CODE);
  expect(asked.filter(({ url }) => url.includes(PROJECTOR))).toEqual([]);
  const shown = await mainPrice(page).textContent();
  await page.locator('.buy-box__buy button[type=submit]').click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await page.goto('/basketedit.php');
  await expect(page.locator('.line__price').first()).toHaveText(shown ?? '');
});

test('reduced products have the code’s prices, each in its own way, and nothing moves', async ({ page }) => {
  await page.goto('/');
  const link = page
    .locator('.card', { has: page.locator('.price__lowest') })
    .first()
    .getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(address);
  const before = minor(await mainPrice(page).textContent());
  const regular = await priceBox(page).locator('s').first().textContent();
  await haveCode(page);
  await page.goto(address);
  await expect(priceBox(page)).toHaveClass(WITH_CODE);
  await expect(priceBox(page).locator('.product-price__main > .badge').first()).toHaveText('Z kodem');
  expect(minor(await mainPrice(page).textContent())).toBe(lessTenth(before));
  await expect(priceBox(page).locator('s').first()).toHaveText(regular ?? '');
  await expectStill(page);

  await page.goto(REDUCED_AFTER_CODE);
  await expect(page.locator('.product-price__beforeRebate')).toHaveText(/^Cena przed rabatem: \d+,\d\d\szł$/);
  await expectStill(page);

  await page.goto(NEWER_THAN_CODE);
  await expect(priceBox(page)).toHaveClass(WITH_CODE);
  await expect(priceBox(page).locator('.product-price__lowest')).toContainText('Najniższa cena z 30 dni');
  await expectStill(page);
});

test('lists, the comparison and what search finds have the code’s prices, and give them back with the code', async ({
  page,
  context,
}) => {
  await page.goto('/kategoria/1/kawa');
  await untilReady(page);
  const before = await cardPrices(page);
  const compared = page.waitForResponse(/compare/);
  await page.locator('.card').first().locator('.toggle').last().click();
  await compared;
  await haveCode(page);
  await page.goto('/product-compare.php');
  await expect(page.locator('.compare__table .price')).toContainText('Cena z kodem');
  expect(minor(await page.locator('.compare__table .price__now').textContent())).toBe(
    lessTenth(before[0] ?? 0),
  );
  await page.locator('header search input').fill('brazylia cerrado');
  await expect(page.locator('header search')).toContainText('34,11');
  const asked = requestsOf(page);
  await page.goto('/kategoria/1/kawa');
  await expect.poll(() => cardPrices(page)).toEqual(before.map(lessTenth));
  expect(asked.filter(({ body }) => body.includes('Projector'))).toEqual([]);
  await expectStill(page);

  // A page that one comes to without loading it again follows the code too.
  asked.length = 0;
  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: IN_SIZES })).toBeVisible();
  await expect(priceBox(page)).toHaveClass(WITH_CODE);
  expect(asked.filter(({ body }) => body.includes('"Projector"'))).toHaveLength(1);
  await expect(page.locator('.card__code').first()).toBeAttached();

  await haveCode(page, 'uncode');
  const other = await context.newPage();
  await other.goto('/contact.php');
  await other.evaluate((name) => new BroadcastChannel(name).postMessage(1), BASKET_CHANGED);
  await expect(priceBox(page)).not.toHaveClass(WITH_CODE);
  await expect(mainPrice(page)).toHaveText(/37,90/);
  await expect(page.locator('.card__code')).toHaveCount(0);
});
