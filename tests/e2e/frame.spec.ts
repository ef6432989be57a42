import type { Locator } from '@playwright/test';
import { DESKTOP, PHONE } from '#tests/support/everybody.ts';
import {
  basketCount,
  expect,
  IN_SIZES,
  openProduct,
  test,
  toast,
  untilAwake,
  untilStarted,
} from '#tests/support/shop.ts';

const viewOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.getElementById('view-reference')?.offsetWidth);

test('there are four views', async ({ page }) => {
  for (const [width, view] of [
    [360, 1],
    [768, 2],
    [1280, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await viewOf(page)).toBe(view);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('breadcrumbs stand in the header on desktop views and at the top of the layout on small ones', async ({
      page,
    }) => {
      await openProduct(page, IN_SIZES);
      const crumbs = page.getByRole('navigation', { name: 'Gdzie jestem' });
      const edge = (of: Locator, side: 'top' | 'bottom') =>
        of.evaluate((element, name) => element.getBoundingClientRect()[name], side);
      const line = (of: string, name: string) =>
        page.locator(of).evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
      for (const [width, isDesktop] of [
        [1280, true],
        [979, false],
        [360, false],
        [980, true],
        [1600, true],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect(crumbs).toBeVisible();
        await expect(crumbs).toHaveCount(1);
        await expect(crumbs).toContainText('Single origin');
        // The line that ends the header runs under them, or above.
        expect(await line('header.header', 'border-bottom-width')).toBe(isDesktop ? '1px' : '0px');
        expect(await line('[data-region=breadcrumbs]', 'border-top-width')).toBe(isDesktop ? '0px' : '1px');
        expect(await edge(crumbs, 'top')).toBeGreaterThan(await edge(page.locator('.header__bar'), 'bottom'));
        expect(await edge(crumbs, 'bottom')).toBeLessThanOrEqual(await edge(page.locator('#content'), 'top'));
      }
    });
  });

test('the view is checked again 100 ms after a resize', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact.php');
  const group = page.locator('.footer').locator('[aria-expanded]');
  await untilStarted(page);
  await expect(group).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.setViewportSize({ width: 600, height: 900 });
  await page.waitForTimeout(300);
  await page.clock.runFor(90);
  await expect(group).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(group.first()).toBeVisible();
});

test('everything personal, and what the owner adds, comes in one request', async ({ page }) => {
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ajax/get.php')) bodies.push(request.postData());
  });
  await page.goto('/');
  await untilStarted(page);
  await page.waitForTimeout(300);
  expect(bodies).toHaveLength(1);
  const asked = JSON.parse(new URLSearchParams(bodies[0] ?? '').get('request') ?? '');
  expect(Object.keys(asked)).toEqual(['Basket', 'Wishlist', 'Comparers', 'Snippets', 'ToplayersAndWidgets']);
});

test('an error that nobody caught is sent to the error log, once', async ({ page, complaints }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    const report = new URL(request.url()).searchParams.get('JSerror');
    if (report) reports.push(`${request.method()} ${request.postData()} ${report}`);
  });
  await page.goto('/');
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('out of beans');
    };
    for (const type of ['beans', 'beans', 'water'])
      dispatchEvent(new ErrorEvent('error', { message: `out of ${type}`, error: `out of ${type}` }));
    setTimeout(fail);
  });
  await expect.poll(() => reports.length).toBe(3);
  await page.waitForTimeout(200);
  expect(reports.filter((report) => report === 'POST query { hello } out of beans')).toHaveLength(1);
  expect(reports.filter((report) => report === 'POST query { hello } out of water')).toHaveLength(1);
  expect(
    reports.filter((report) => /^POST query \{ hello \} Error: out of beans\n\s+at /.test(report)),
  ).toHaveLength(1);
  complaints.length = 0;
});

test('the back button of the breadcrumbs goes back in the history', async ({ page }) => {
  await page.goto('/contact.php');
  await page.locator('header input[name=text]').fill('brazylia cerrado');
  await page.locator('header input[name=text]').press('Enter');
  await expect(page).toHaveURL(/search\.php/);
  await page.getByRole('link', { name: 'Wstecz' }).click();
  await expect(page).toHaveURL(/contact\.php$/);
});

test('the back button goes back also from a page whose way up is loaded already', async ({ page }) => {
  await page.goto('/contact.php');
  await page.locator('.footer').getByRole('link', { name: 'Dostawa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dostawa');
  await untilStarted(page);
  const prefetched = page.waitForResponse(/_regions/);
  await page.getByRole('link', { name: 'Wstecz' }).hover();
  await (await prefetched).finished();
  await page.getByRole('link', { name: 'Wstecz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/contact\.php$/);
});

test('the back button leads up where there is nothing to go back to', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/kategoria/1/kawa', '_blank', 'noopener'));
  const fresh = await opened;
  await fresh.getByRole('link', { name: 'Wstecz' }).click();
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Palarnia Mgła');
});

for (const language of ['pl', 'en'])
  test(`a basket of more than a hundred products fits into the header (${language})`, async ({ page }) => {
    await page.route('**/ajax/get.php', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.Basket.response.basket.productsCounter = 128;
      await route.fulfill({ response, json: answer });
    });
    await page.goto(language === 'pl' ? '/contact.php' : '/en/contact.php');
    const count = basketCount(page);
    await expect(count).toHaveText('128');
    for (const width of [320, 360, 640, 768, 980, 1200, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const { x = 0, width: wide = 0 } = (await count.boundingBox()) ?? {};
      expect(x + wide, `the number at ${width} px`).toBeLessThanOrEqual(width - 12);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `the page at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

test('the button back to the top is looked after every 30 ms of scrolling', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.locator('.footer__group button').first()).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  const isFarDown = () => page.evaluate(() => document.documentElement.hasAttribute('data-far-down'));
  const scrolled = page.evaluate(
    () => new Promise((resolve) => addEventListener('scroll', () => resolve(true), { once: true })),
  );
  await page.evaluate(() => scrollTo({ top: innerHeight * 3, behavior: 'instant' }));
  await scrolled;
  await page.clock.runFor(29);
  expect(await isFarDown()).toBe(false);
  await page.clock.runFor(1);
  expect(await isFarDown()).toBe(true);
});

test('a button back to the top appears after two screens', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Do góry' });
  await page.evaluate(() => scrollTo({ top: innerHeight * 1.9, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: innerHeight * 2 + 10, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the contact page tells how to reach the shop', async ({ page }) => {
  await page.goto('/contact.php');
  await expect(page.getByRole('link', { name: '+48 33 600 00 00' })).toBeVisible();
});

test('a product with a price on the phone leads to the contact page', async ({ page }) => {
  await page.goto('/search.php?text=ekspres');
  await page.locator('.card', { hasText: 'Cena na telefon' }).first().getByRole('link').click();
  await untilAwake(page, 'buy-box');
  await page.locator('.buy-box').getByRole('button', { name: 'Dodaj do koszyka' }).click({ force: true });
  await expect(toast(page)).toContainText('Cena na telefon. Skontaktuj się ze sprzedawcą');
  await page.getByRole('link', { name: 'Zapytaj o cenę' }).click();
  await expect(page).toHaveURL(/contact\.php$/);
});

test('the banner takes its slides from the slider module and can be turned and paused', async ({ page }) => {
  const module = page.waitForResponse('**/gfx/pl/menu_slider_main.js');
  await page.goto('/');
  expect((await module).ok()).toBe(true);
  await expect(page.getByText('1 / 3')).toBeVisible();
  const first = await page.locator('.slider h2').textContent();
  await page.getByRole('button', { name: 'Następny slajd' }).click();
  await expect(page.locator('.slider h2')).not.toHaveText(first ?? '');
  await expect(page.getByRole('button', { name: 'Wznów pokaz' })).toBeVisible();
});

for (const deviceScaleFactor of [1, 3])
  test.describe(`with ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 420, height: 800 } });

    test('screens up to 420 px load the small source of lazy pictures', async ({ page }) => {
      await page.goto('/');
      const picture = page.locator('.card img[loading=lazy]').last();
      await picture.scrollIntoViewIfNeeded();
      const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(source).toContain('-320.');
    });
  });

test('the menu opens as a drawer on a phone, and closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Filiżanki i kubki' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filiżanki i kubki');
  await expect(menu).toBeHidden();
});

test('the gallery of a product shows another picture and a closer look', async ({ page }) => {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'picture-gallery');
  await page.locator('.gallery__thumbs a').nth(2).click();
  await expect(page.locator('.gallery__thumbs a').nth(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
  await expect(page.locator('.gallery__dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.gallery__dialog')).toBeHidden();
});

const isFetched = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

test('the closer look is fetched when it opens, fits into the window and goes through the pictures by buttons and by keys', async ({
  page,
}) => {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'picture-gallery');
  const dialog = page.locator('.gallery__dialog');
  const place = dialog.getByText(/^\d \/ \d$/);
  const previous = dialog.getByRole('button', { name: 'Poprzednie zdjęcie' });
  const next = dialog.getByRole('button', { name: 'Następne zdjęcie' });
  const fetched = () => dialog.locator('img').evaluate(isFetched);
  expect(await fetched()).toBe(false);
  await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
  await expect.poll(fetched).toBe(true);
  for (const view of [PHONE, { width: 768, height: 500 }, DESKTOP]) {
    await page.setViewportSize(view);
    for (const part of [dialog.getByRole('img'), place, previous, next])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  }
  const count = await page.locator('.gallery__thumbs a').count();
  await expect(place).toHaveText(`1 / ${count}`);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(dialog.getByRole('img', { name: `zdjęcie 2 z ${count}` })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText(`1 / ${count}`);
  for (let presses = 1; presses < count; presses++) await next.click();
  await expect(place).toHaveText(`${count} / ${count}`);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('a page that is not there says so, with a search and a way home', async ({ page, complaints }) => {
  const response = await page.goto('/nie-ma-takiej');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie ma takiej strony');
  await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
  await page.getByRole('link', { name: 'Na stronę główną' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palarnia Mgła');
  // The browser itself reports the 404.
  complaints.length = 0;
});
