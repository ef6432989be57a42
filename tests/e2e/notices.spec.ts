import type { Page } from '@playwright/test';
import { buyFilters } from '#tests/support/journey/checkout.ts';
import { expect, mainPrice, test, toast, untilHydrated } from '#tests/support/journey/shop.ts';
import { expectStill } from '#tests/support/journey/still.ts';

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
  for (const address of ['/', '/kategoria/1/kawa']) {
    const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
    for (const part of [TOP, BOTTOM, 'id="rabateCode"']) expect(html, address).toContain(part);
  }
  // An answer that is still on its way when the code is activated brings its prices itself.
  const told = page.waitForResponse('**/ajax/get.php');
  await page.goto('/produkt/7/brazylia-cerrado');
  await (await told).finished();
  await untilHydrated(page, 'buy-box');
  await expectBars();
  await expect(code(page)).toContainText('MGLA10');
  await code(page).getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(toast(page)).toContainText('MGLA10');
  await expect(code(page)).toBeHidden();
  await expect(page.locator('.product-price')).toHaveClass(/product-price--omnibus-code(?: |$)/);
  await expect(mainPrice(page)).toHaveText(/34,11/);
  await expect(page.locator('.card__code').first()).toBeAttached();
  await buyFilters(page);
  await page.goto('/basketedit.php');
  await expectBars();
  await expect(shipping(page)).toContainText(/Do darmowej dostawy brakuje 154,18\szł/);
  await expect(code(page)).toBeHidden();
  await page.locator('main a[href*="/order.php"]').click();
  await expect(page).toHaveURL(/order\.php/);
  await expectNone();
  await page.reload();
  // It is known by now what is in the basket.
  await expect(page.locator('.banners[data-due=freeShipping]')).toBeAttached();
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
