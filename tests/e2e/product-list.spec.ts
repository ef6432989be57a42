import type { Page } from '@playwright/test';
import { expect, test, untilLaidOut } from '#tests/support/journey/shop.ts';

const COFFEE = '/kategoria/1/kawa';

const cards = (page: Page) => page.locator('.product-list__found .card');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const moreButton = (page: Page) => page.getByRole('button', { name: 'Pokaż więcej' });
const total = async (page: Page) =>
  Number.parseInt((await page.locator('#product-list-count').textContent()) ?? '', 10);

test('a list is narrowed down, ordered and gone on with in one page, and is there again after going back', async ({
  page,
}) => {
  await page.goto(COFFEE);
  await expect(page.locator('shop-product-list[data-ready]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const all = await total(page);
  await box(page, 'W promocji').check();
  await expect(page).toHaveURL(/kawa\?promotion=1$/);
  await expect(page.locator('.chosen__one')).toHaveCount(1);
  expect(await total(page)).toBeLessThan(all);
  await page.goBack();
  await expect(page).toHaveURL(/kawa$/);
  await expect(box(page, 'W promocji')).not.toBeChecked();
  await page.getByLabel('Sortuj').selectOption('dearest');
  await expect(page).toHaveURL(/kawa\?sort=dearest$/);
  await moreButton(page).press('Enter');
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL(/kawa\?sort=dearest&page=2$/);
  await untilLaidOut(page);
  const last = cards(page).nth(all - 1);
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.getByRole('link').click();
  await expect(page.locator('.product')).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(all);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.getByRole('link', { name: 'Poprzednia' }).click();
  await expect(page).toHaveURL(/kawa\?sort=dearest$/);
  await expect(cards(page)).toHaveCount(24);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
