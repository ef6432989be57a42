import { expect, test, untilReady } from '#tests/support/journey/shop.ts';

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
  await back.hover();
  await expect.poll(() => page.evaluate(isPrefetched)).toBe(true);
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

/** Whether the regions of the main page have come whole: the browser lists what has, and not before. */
const isPrefetched = () =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name.startsWith(`${location.origin}/?_regions`));

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
