import type { Page } from '@playwright/test';
import {
  addButton,
  basketCount,
  expect,
  IN_ONE_SIZE,
  IN_SIZES,
  openProduct,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Zawartość koszyka' });
const products = (page: Page) => panel(page).getByRole('listitem');

async function buy(page: Page, name: string): Promise<void> {
  await openProduct(page, name);
  await untilHydrated(page, 'buy-box');
  await addButton(page).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
}

test('a pointer that rests on the basket sees what is in it, what it is worth and what delivery costs', async ({
  page,
}) => {
  await buy(page, IN_SIZES);
  await buy(page, IN_ONE_SIZE);
  await basketLink(page).hover();
  await expect(products(page)).toHaveCount(2);
  await expect(products(page).first()).toContainText('250 g · 1 szt.');
  const icon = products(page).first().locator('img');
  await expect
    .poll(() => icon.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-320\.webp$/);
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(products(page).last()).toContainText(IN_ONE_SIZE);
  await expect(products(page).last().getByRole('paragraph')).toHaveText('1 szt.');
  await expect(panel(page)).toContainText(/Wartość\s*\d+,\d\d\szł \d+,\d\d\szł netto/);
  await expect(panel(page)).toContainText(/Dostawa od\s*\d+,\d\d\szł \d+,\d\d\szł netto/);

  await page.mouse.move(20, 600);
  await expect(panel(page)).toBeHidden();
  await basketLink(page).hover();
  await panel(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('an open mini-cart follows what is added, in every open tab', async ({ page, context }) => {
  const second = await context.newPage();
  await buy(page, IN_SIZES);
  await second.goto('/');
  for (const tab of [second, page]) {
    await basketLink(tab).hover();
    await expect(products(tab).first()).toContainText('1 szt.');
  }
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).first().focus();
  await basketLink(page).hover();
  await page.keyboard.press('Enter');
  await expect(products(page).first()).toContainText('2 szt.');
  await expect(products(second).first()).toContainText('2 szt.');
});

test('tabs of a browser without channels learn of a change through its storage', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const second = await context.newPage();
  await second.goto('/');
  await buy(page, IN_SIZES);
  await expect(basketCount(second)).toHaveText('1');
});
