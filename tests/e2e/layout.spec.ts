import { DESKTOP, PHONE } from '#tests/support/journey/accessibility.ts';
import {
  expect,
  IN_SIZES,
  openProduct,
  test,
  untilHydrated,
  untilReady,
} from '#tests/support/journey/shop.ts';

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

test('the back button of the breadcrumbs goes back in the history, and leads up where there is none', async ({
  page,
  context,
}) => {
  const back = page.getByRole('link', { name: 'Wstecz' });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/contact.php');
  await page.locator('.footer').getByRole('link', { name: 'Dostawa' }).click();
  await expect(title).toHaveText('Dostawa');
  await untilReady(page);
  // Also from a page whose way up is loaded already.
  const prefetched = page.waitForResponse(/_regions/);
  await back.hover();
  await (await prefetched).finished();
  await back.click();
  await expect(title).toHaveText('Kontakt');
  await page.locator('header input[name=text]').fill('brazylia cerrado');
  await page.locator('header input[name=text]').press('Enter');
  await expect(page).toHaveURL(/search\.php/);
  await back.click();
  await expect(title).toHaveText('Kontakt');
  await expect(page).toHaveURL(/contact\.php$/);

  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/kategoria/1/kawa', '_blank', 'noopener'));
  const fresh = await opened;
  await fresh.getByRole('link', { name: 'Wstecz' }).click();
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Palarnia Mgła');
});

test.describe('on a small screen with many dots a pixel', () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 420, height: 800 } });

  test('the banner takes its slides from the slider module and can be turned and paused, and lazy pictures load the small source', async ({
    page,
  }) => {
    const module = page.waitForResponse('**/gfx/pl/menu_slider_main.js');
    await page.goto('/');
    expect((await module).ok()).toBe(true);
    await expect(page.getByText('1 / 3')).toBeVisible();
    const first = await page.locator('.slider h2').textContent();
    await page.getByRole('button', { name: 'Następny slajd' }).click();
    await expect(page.locator('.slider h2')).not.toHaveText(first ?? '');
    await expect(page.getByRole('button', { name: 'Wznów pokaz' })).toBeVisible();
    const picture = page.locator('.card img[loading=lazy]').last();
    await picture.scrollIntoViewIfNeeded();
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toContain('-320.');
  });
});

test('the closer look at a picture is fetched when it opens, and fits into the window', async ({ page }) => {
  await openProduct(page, IN_SIZES);
  await untilHydrated(page, 'picture-gallery');
  const dialog = page.locator('.gallery__dialog');
  const picture = dialog.locator('img');
  const isFetched = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  expect(await isFetched()).toBe(false);
  await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
  await expect.poll(isFetched).toBe(true);
  const turning = ['Poprzednie zdjęcie', 'Następne zdjęcie'].map((name) =>
    dialog.getByRole('button', { name }),
  );
  for (const view of [PHONE, { width: 768, height: 500 }, DESKTOP]) {
    await page.setViewportSize(view);
    for (const part of [dialog.getByRole('img'), dialog.getByText(/^\d \/ \d$/), ...turning])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  }
});
