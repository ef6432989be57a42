import { DESKTOP, PHONE } from '#tests/support/everybody.ts';
import { expect, IN_SIZES, openProduct, test, toast, untilAwake, untilStarted } from '#tests/support/shop.ts';

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

const isFetched = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

test('the closer look at a picture is fetched when it opens, fits into the window and goes through all by buttons and by keys', async ({
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
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('.gallery__thumbs a').nth(2).click();
  await expect(page.locator('.gallery__thumbs a').nth(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
  await expect(place).toHaveText(`3 / ${count}`);
});
