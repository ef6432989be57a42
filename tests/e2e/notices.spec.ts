import type { BrowserContext, Page } from '@playwright/test';
import { buyFilters } from '#tests/support/checkout.ts';
import { expectForEverybody } from '#tests/support/everybody.ts';
import { addButton, expect, IN_SIZES, openProduct, test, toast, untilAwake } from '#tests/support/shop.ts';
import { expectStill } from '#tests/support/still.ts';

const TOP = 'Palimy we wtorki i czwartki, w małych partiach.';
const BOTTOM = 'Do dobrej kawy wystarczą świeże ziarna';
const DAY = 86_400;

const bar = (page: Page, text: string) => page.locator('.bar', { hasText: text });
const closed = (page: Page) => page.evaluate(() => localStorage.getItem('closedBars'));
const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name);

test.describe('notice bars', () => {
  test('stand above and below every page but those of the order process', async ({ page }) => {
    for (const address of ['/', '/kategoria/1/kawa', '/produkt/7/brazylia-cerrado', '/basketedit.php']) {
      await page.goto(address);
      await expect(bar(page, TOP), address).toBeVisible();
      await expect(bar(page, BOTTOM), address).toBeVisible();
    }
    await buyFilters(page);
    for (const load of [() => page.goto('/order.php'), () => page.reload()]) {
      await load();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar(page, TOP)).toBeHidden();
      await expect(bar(page, BOTTOM)).toBeHidden();
    }
  });

  test('are gone also where the order process is reached without loading a page, and are back after it', async ({
    page,
  }) => {
    await buyFilters(page);
    await page.goto('/basketedit.php');
    await expect(bar(page, TOP)).toBeVisible();
    await page.locator('main a[href$="/order.php"]').click();
    await expect(page).toHaveURL(/order\.php/);
    await expect(bar(page, TOP)).toBeHidden();
    await page.locator('.header__logo').click();
    await expect(bar(page, TOP)).toBeVisible();
  });

  test('that are closed never come back: their ids are kept, and the empty container goes', async ({
    page,
  }) => {
    await page.goto('/contact.php');
    await expect(page.locator('.bars')).toHaveCount(2);
    await page.getByRole('button', { name: `Zamknij ogłoszenie: ${TOP}` }).click();
    await expect(bar(page, TOP)).toHaveCount(0);
    await expect(page.locator('.bars')).toHaveCount(1);
    expect(await closed(page)).toBe('["roasting-days"]');
    await page.goto('/');
    await expect(bar(page, BOTTOM)).toBeVisible();
    await expect(bar(page, TOP)).toHaveCount(0);
    await page.getByRole('button', { name: `Zamknij ogłoszenie: ${BOTTOM}` }).click();
    await expect(page.locator('.bars')).toHaveCount(0);
    expect(await closed(page)).toBe('["roasting-days","brewing"]');
  });

  test('that are closed are not seen for a moment, and nothing moves when they go', async ({ page }) => {
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

  for (const kept of ['{', 'null', '5', '"roasting-days-and-more"', '[null, 7, {"a": 1}]', ''])
    test(`are shown and can be closed although the browser has kept something broken: ${kept}`, async ({
      page,
    }) => {
      await page.goto('/contact.php');
      await page.evaluate((value) => localStorage.setItem('closedBars', value), kept);
      await page.reload();
      await page.getByRole('button', { name: `Zamknij ogłoszenie: ${TOP}` }).click();
      await expect(bar(page, TOP)).toHaveCount(0);
      expect(await closed(page)).toBe('["roasting-days"]');
    });

  test('that are closed in one tab go in the other, and going back does not bring them', async ({
    page,
    context,
  }) => {
    await page.goto('/contact.php');
    const other = await context.newPage();
    await other.goto('/points.php');
    await expect(bar(other, TOP)).toBeVisible();
    await page.getByRole('button', { name: `Zamknij ogłoszenie: ${TOP}` }).click();
    await expect(bar(other, TOP)).toHaveCount(0);
    await page.goto('/signin.php');
    await page.goBack();
    await expect(bar(page, TOP)).toHaveCount(0);
  });

  test('are closed with the keyboard alone, and speak English', async ({ page }) => {
    await page.goto('/en/contact.php');
    const close = page.getByRole('button', { name: /Close the announcement: We roast on Tuesdays/ });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(close).toHaveCount(0);
    await expect(page.locator('.bars')).toHaveCount(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are shown, and nothing offers to close them', async ({ page }) => {
      await page.goto('/');
      await expect(bar(page, TOP)).toBeVisible();
      await expect(bar(page, BOTTOM)).toBeVisible();
      await expect(page.locator('.bar__close:visible')).toHaveCount(0);
    });
  });
});

test.describe('the banner of a discount code', () => {
  test.use({ newcomer: true });
  const banner = (page: Page) => page.locator('#rabateCode');

  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: baseURL ?? '' }]),
  );

  test('appears on any page, and once closed is hidden for a day by its cookie', async ({
    page,
    context,
  }) => {
    for (const address of ['/', '/kategoria/1/kawa', '/contact.php']) {
      await page.goto(address);
      await expect(banner(page)).toBeVisible();
    }
    await expect(banner(page)).toContainText('MGLA10');
    await banner(page).getByRole('button', { name: 'Zamknij: kod rabatowy' }).click();
    await expect(banner(page)).toBeHidden();
    const kept = await cookie(context, 'rabateCode_clicked');
    expect(kept?.path).toBe('/');
    expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - DAY)).toBeLessThan(60);
    await page.goto('/');
    await page.waitForTimeout(600);
    await expect(banner(page)).toBeHidden();
  });

  test('activates the code where the shopper is, and then has nothing more to say', async ({ page }) => {
    await openProduct(page, IN_SIZES);
    await banner(page).getByRole('button', { name: 'Użyj kodu' }).click();
    await expect(toast(page)).toContainText('MGLA10');
    await expect(banner(page)).toBeHidden();
    await page.goto('/basketedit.php');
    await expect(page.locator('main')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test('says so when the code could not be used, and stays', async ({ page, complaints }) => {
    await page.route('**/basketchange.php', (route) => route.abort());
    await page.goto('/contact.php');
    await banner(page).getByRole('button', { name: 'Użyj kodu' }).click();
    await expect(toast(page)).toHaveText('Nie udało się użyć kodu. Spróbuj ponownie za chwilę.');
    await expect(banner(page)).toBeVisible();
    complaints.length = 0;
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a form that activates the code', async ({ page }) => {
      await page.goto('/contact.php');
      await banner(page).getByRole('button', { name: 'Użyj kodu' }).click();
      await expect(page.locator('main')).toContainText('MGLA10');
    });
  });
});

test.describe('the banner of free delivery', () => {
  test.use({ newcomer: true });
  const banner = (page: Page) => page.locator('#freeShipping');

  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: baseURL ?? '' }]),
  );

  async function fill(page: Page): Promise<void> {
    await openProduct(page, IN_SIZES);
    await untilAwake(page, 'buy-box');
    await expect(banner(page)).toBeHidden();
    await addButton(page).click();
    await expect(banner(page)).toBeVisible();
  }

  test('says what is missing once something is in the basket, in the place of any other', async ({
    page,
  }) => {
    await fill(page);
    await expect(banner(page)).toContainText(/Do darmowej dostawy brakuje 161,10\szł/);
    await expect(page.locator('#rabateCode')).toBeHidden();
    for (const address of ['/', '/contact.php']) {
      await page.goto(address);
      await expect(banner(page)).toBeVisible();
    }
  });

  test('says when nothing is missing any more', async ({ page }) => {
    await fill(page);
    await page.locator('.buy-box__buy').getByLabel('Ilość').fill('5');
    await addButton(page).click();
    await expect(banner(page)).toContainText('Masz darmową dostawę');
  });

  test('speaks the shopper’s currency and language', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }]);
    await fill(page);
    await expect(banner(page)).toContainText(/brakuje \d+,\d\d\s€/);
    await page.goto('/en/contact.php');
    await expect(banner(page)).toContainText('€');
    await expect(banner(page)).not.toContainText('brakuje');
  });

  for (const width of [360, 768])
    test(`is not covered by what came of buying on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await fill(page);
      const { bottom } = await toast(page).evaluate((element) => element.getBoundingClientRect().toJSON());
      const { top } = await banner(page).evaluate((element) => element.getBoundingClientRect().toJSON());
      expect(bottom).toBeLessThan(top);
    });

  test('once closed is hidden for a day by its cookie', async ({ page, context }) => {
    await fill(page);
    await banner(page).getByRole('button', { name: 'Zamknij: darmowa dostawa' }).click();
    await expect(banner(page)).toBeHidden();
    const kept = await cookie(context, 'freeeshipping_clicked');
    expect(kept?.path).toBe('/');
    expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - DAY)).toBeLessThan(60);
    await page.goto('/');
    await page.waitForTimeout(600);
    await expect(banner(page)).toBeHidden();
  });

  test('once closed makes no room for the other banner, until the next page', async ({ page }) => {
    await fill(page);
    await banner(page).getByRole('button', { name: 'Zamknij: darmowa dostawa' }).click();
    await expect(banner(page)).toBeHidden();
    await addButton(page).click();
    await expect(toast(page).first()).toContainText('Produkt został dodany.');
    await expect(page.locator('#rabateCode')).toBeHidden();
    await page.locator('.header__logo').click();
    await expect(page.locator('#rabateCode')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test('is not in the order process', async ({ page }) => {
    await buyFilters(page);
    await page.goto('/order.php');
    await page.waitForTimeout(600);
    await expect(banner(page)).toBeHidden();
    await expect(page.locator('#rabateCode')).toBeHidden();
  });
});

test.describe('bars and banners', () => {
  test.use({ newcomer: true });

  for (const width of [360, 1280])
    test(`do not wait for the answer about cookies, and stand above the question at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/contact.php');
      const code = page.locator('#rabateCode');
      await expect(page.locator('#consent')).toBeVisible();
      await expect(code).toBeVisible();
      const bottomOf = async () => (await code.evaluate((element) => element.getBoundingClientRect())).bottom;
      const question = await page.locator('#consent').evaluate((element) => element.getBoundingClientRect());
      await expect.poll(bottomOf).toBeLessThanOrEqual(question.top);
      await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
      await expect.poll(bottomOf).toBeGreaterThan(question.top);
      await expect(code).toBeVisible();
    });

  test('can be used by everybody', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: baseURL ?? '' }]);
    await expectForEverybody(page, 'bars and banners', async () => {
      await page.goto('/contact.php');
      await expect(page.locator('#rabateCode')).toBeVisible();
    });
  });
});
