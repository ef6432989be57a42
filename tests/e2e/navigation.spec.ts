import { expect, test, untilLaidOut } from '#tests/support/journey/shop.ts';

test('links, going back and forward, searching and sorting change the page without loading it again; going back to a place finds it at once', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await untilLaidOut(page);
  const card = page.locator('main section').last().locator('.card__name a').first();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const boxBefore = await card.boundingBox();
  const [name, href] = [await card.textContent(), await card.getAttribute('href')];
  await card.click();
  await expect(title).toHaveText(name ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${href}$`));
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', /^\/en\/product\//);
  // The place is found before the rest of the page is laid out.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goBack();
  await expect(title).toHaveText('Palarnia Mgła');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect.poll(() => card.boundingBox()).toEqual(boxBefore);
  await page.goForward();
  await expect(title).toHaveText(name ?? '');
  await page.locator('header input[name=text]').fill('etiopia');
  await page.locator('header input[name=text]').press('Enter');
  await expect(title).toHaveText('Wyniki dla „etiopia”');
  await page.getByLabel('Sortuj').selectOption('dearest');
  await expect(page).toHaveURL(/text=etiopia&sort=dearest/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
