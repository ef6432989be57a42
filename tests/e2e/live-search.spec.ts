import { holdScripts } from '#tests/support/journey/held-scripts.ts';
import { answerSearches, field, results, searchFor } from '#tests/support/journey/live-search.ts';
import { expect, test } from '#tests/support/journey/shop.ts';

test('the shop finds its products while one types, and a click opens one without a new page; Enter leads to all results', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await searchFor(page, 'brazylia');
  const product = results(page).locator('[href="/produkt/7/brazylia-cerrado"]');

  const opened = context.waitForEvent('page');
  const asked = context.waitForEvent(
    'request',
    (request) => request.isNavigationRequest() && request.url().includes('/produkt/7/'),
  );
  await product.click({ button: 'middle' });
  await asked;
  // Closed while it still navigates, a tab may never say that it is closed.
  const tab = await opened;
  await tab.waitForLoadState();
  await tab.close();
  await expect(results(page)).toBeVisible();

  await product.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brazylia Cerrado' })).toBeVisible();
  await expect(results(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await field(page).fill('');
  await searchFor(page, 'kawa');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/search\.php\?text=kawa$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „kawa”');
  await expect(results(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap before the shop’s scripts opens the search; a tapped result opens, and the search is gone', async ({
    page,
  }) => {
    await answerSearches(page);
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.footer')).toBeAttached();
    await field(page).tap();
    letThrough();
    const close = page.getByRole('button', { name: 'Zamknij wyszukiwanie' });
    await expect(close).toBeVisible();
    await field(page).pressSequentially('kawa');
    await page.getByRole('option', { name: /^Brazylia/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Brazylia Cerrado' })).toBeVisible();
    await expect(close).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
