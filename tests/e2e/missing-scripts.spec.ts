import { addButton, expect, test } from '#tests/support/journey/shop.ts';
import { CATEGORY, namesOn, openToggles, wishlistToggle } from '#tests/support/journey/toggles.ts';

test('where the code of an island or of a toggle cannot be loaded, its HTML still sells and is sent as a form, and that is reported; source maps are not served', async ({
  page,
  complaints,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('JSerror')) reports.push(decodeURIComponent(request.url()));
  });
  await page.route(/assets\/(react|press-toggle)-.*\.js/, (route) => route.abort());
  await openToggles(page, CATEGORY);
  const [name = ''] = await namesOn(page);
  await wishlistToggle(page, name).click();
  await expect(page).toHaveURL(/shoppinglist\.php/);
  await expect(page.getByRole('main')).toContainText(name);

  await page.goto('/produkt/7/brazylia-cerrado');
  await page.getByLabel('Ilość').fill('2');
  await addButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
  await expect(page.getByText('Produkt został dodany.')).toBeVisible();
  // The island and what draws it are asked for side by side: either fails first.
  expect(reports.join()).toMatch(/assets\/(island|parts)-/);
  const entry = await page.locator('head script[type=module]').getAttribute('src');
  expect((await page.request.get(`${entry}.map`)).status()).toBe(404);
  expect(await (await page.request.get(entry ?? '')).text()).not.toContain('sourceMappingURL');
  complaints.length = 0;
});
