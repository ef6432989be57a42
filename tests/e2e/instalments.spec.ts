import type { Page } from '@playwright/test';
import {
  addButton,
  expect,
  IN_SIZES,
  openProduct,
  quantityField,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

const DEAR = 'Młynek elektryczny Domowy';
const trigger = (page: Page) => page.locator('.instalments');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kalkulator rat: Raty Mgła' });

async function open(page: Page, name: string): Promise<void> {
  await openProduct(page, name);
  await untilHydrated(page, 'buy-box');
}

async function buy(page: Page): Promise<void> {
  await addButton(page).click();
  await expect(toast(page).last()).toContainText('Produkt został dodany.');
}

const priceOf = async (page: Page) =>
  Number((await page.locator('.price__now').first().innerText()).replace(/[^\d,]/g, '').replace(',', '.'));

test('with something in the basket, the dialog offers the sum with it', async ({ page }) => {
  await open(page, IN_SIZES);
  const price = await priceOf(page);
  await buy(page);
  await trigger(page).click();
  const both = 'Oblicz raty razem z kwotą z koszyka';
  await expect(dialog(page).getByRole('button', { name: both })).toBeDisabled();
  await expect(dialog(page)).toContainText('Zwiększ ilość produktu lub dodaj do koszyka inne produkty.');
  await page.keyboard.press('Escape');

  const enough = Math.ceil(300 / price) - 1;
  await quantityField(page).fill(String(enough));
  await trigger(page).click();
  const link = dialog(page).getByRole('link', { name: both });
  await expect(link).toHaveAttribute('href', `/informacje/raty?kwota=${((enough + 1) * price).toFixed(2)}`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raty' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is a link with the price of one, where that is within the limits', async ({
    page,
  }) => {
    await openProduct(page, DEAR);
    await expect(trigger(page)).toHaveAttribute(
      'href',
      `/informacje/raty?kwota=${(await priceOf(page)).toFixed(2)}`,
    );
    await trigger(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Raty' })).toBeVisible();
    await openProduct(page, IN_SIZES);
    await expect(trigger(page)).toBeHidden();
  });
});
