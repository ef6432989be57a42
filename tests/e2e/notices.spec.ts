import type { Page } from '@playwright/test';
import { buyFilters } from '#tests/support/checkout.ts';
import { expectForEverybody } from '#tests/support/everybody.ts';
import { addButton, expect, IN_SIZES, openProduct, test, toast, untilAwake } from '#tests/support/shop.ts';
import { expectStill } from '#tests/support/still.ts';

const TOP = 'Palimy we wtorki i czwartki, w małych partiach.';
const BOTTOM = 'Do dobrej kawy wystarczą świeże ziarna';

const bar = (page: Page, text: string) => page.locator('.bar', { hasText: text });
const code = (page: Page) => page.locator('#rabateCode');
const shipping = (page: Page) => page.locator('#freeShipping');

// Who comes for the first time, and has answered the question of cookies.
test.use({ newcomer: true });
test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: baseURL ?? '' }]),
);

test('bars and banners are on every page but those of the order process, however that is reached', async ({
  page,
}) => {
  const expectBars = async () => {
    for (const text of [TOP, BOTTOM]) await expect(bar(page, text), page.url()).toBeVisible();
  };
  const expectNone = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of [TOP, BOTTOM]) await expect(bar(page, text)).toBeHidden();
    for (const banner of [shipping(page), code(page)]) await expect(banner).toBeHidden();
  };
  for (const address of ['/', '/kategoria/1/kawa', '/produkt/7/brazylia-cerrado']) {
    await page.goto(address);
    await expectBars();
    await expect(code(page)).toBeVisible();
  }
  await buyFilters(page);
  await page.goto('/basketedit.php');
  await expectBars();
  await expect(shipping(page)).toBeVisible();
  await page.locator('main a[href$="/order.php"]').click();
  await expect(page).toHaveURL(/order\.php/);
  await expectNone();
  await page.reload();
  // It is known by now what is in the basket.
  await expect(page.locator('#freeShipping[data-shown]')).toBeAttached();
  await expectNone();
  await page.locator('.header__logo').click();
  await expectBars();
});

test('notice bars that are closed are not seen for a moment, and nothing moves when they go', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('closedBars', '["roasting-days"]');
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const content = document.querySelector('.header');
      if (content) seen.push(document.querySelector('[data-bar=roasting-days]') !== null);
      if (seen.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/contact.php');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.length))
    .toBe(20);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(true);
  await expectStill(page, 'the contact page', 300);
});

test('the banner of a code activates it where the shopper is, and then has nothing more to say', async ({
  page,
}) => {
  await openProduct(page, IN_SIZES);
  await expect(code(page)).toContainText('MGLA10');
  await code(page).getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(toast(page)).toContainText('MGLA10');
  await expect(code(page)).toBeHidden();
  await page.goto('/basketedit.php');
  await expect(page.locator('main')).toBeVisible();
  await expect(code(page)).toBeHidden();
});

test('the banner of free delivery says what is missing to it, in the shopper’s currency and language', async ({
  page,
  context,
  baseURL,
}) => {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await expect(shipping(page)).toBeHidden();
  await addButton(page).click();
  await expect(shipping(page)).toContainText(/Do darmowej dostawy brakuje 161,10\szł/);
  await expect(code(page)).toBeHidden();
  await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }]);
  await page.goto('/contact.php');
  await expect(shipping(page)).toContainText(/brakuje \d+,\d\d\s€/);
  await page.goto('/en/contact.php');
  await expect(shipping(page)).toContainText('€');
  await expect(shipping(page)).not.toContainText('brakuje');
  await context.clearCookies({ name: 'currency' });
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await page.locator('.buy-box__buy').getByLabel('Ilość').fill('5');
  await addButton(page).click();
  await expect(shipping(page)).toContainText('Masz darmową dostawę');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('bars are shown and nothing offers to close them, and the banner of a code is a form that activates it', async ({
    page,
  }) => {
    await page.goto('/contact.php');
    for (const text of [TOP, BOTTOM]) await expect(bar(page, text)).toBeVisible();
    await expect(page.locator('.bar__close:visible')).toHaveCount(0);
    await code(page).getByRole('button', { name: 'Użyj kodu' }).click();
    await expect(page.locator('main')).toContainText('MGLA10');
  });
});

test('bars and banners can be used by everybody', async ({ page }) => {
  await expectForEverybody(page, 'bars and banners', async () => {
    await page.goto('/contact.php');
    await expect(page.locator('#rabateCode')).toBeVisible();
  });
});
