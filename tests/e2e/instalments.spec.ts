import type { Page } from '@playwright/test';
import {
  addButton,
  expect,
  IN_SIZES,
  openProduct,
  quantityField,
  test,
  toast,
  untilAwake,
} from '#tests/support/shop.ts';

const DEAR = 'Młynek elektryczny Domowy';
const trigger = (page: Page) => page.locator('.instalments');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kalkulator rat: Raty Mgła' });

async function open(page: Page, name: string): Promise<void> {
  await openProduct(page, name);
  await untilAwake(page, 'buy-box');
}

async function buy(page: Page): Promise<void> {
  await addButton(page).click();
  await expect(toast(page).last()).toContainText('Produkt został dodany.');
}

const priceOf = async (page: Page) =>
  Number((await page.locator('.price__now').first().innerText()).replace(/[^\d,]/g, '').replace(',', '.'));

test('the calculator of a product opens with the price of the quantity in its field', async ({ page }) => {
  await open(page, DEAR);
  const price = await priceOf(page);
  await expect(trigger(page)).toHaveText('Oblicz raty: Raty Mgła');
  await expect(trigger(page)).toHaveAttribute('href', `/informacje/raty?kwota=${price.toFixed(2)}`);
  await page.getByRole('button', { name: 'Więcej' }).click();
  await expect(trigger(page)).toHaveAttribute('href', `/informacje/raty?kwota=${(2 * price).toFixed(2)}`);
  await trigger(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raty' })).toBeVisible();
});

test('a product below the minimum is told so in a dialog; more of it opens the calculator', async ({
  page,
}) => {
  await open(page, IN_SIZES);
  await trigger(page).click();
  await expect(dialog(page)).toContainText(
    'Nie można obliczyć rat dla tego produktu, ponieważ najniższa kwota zakupu w systemie Raty Mgła to 300,00 zł',
  );
  const only = dialog(page).getByRole('button', { name: 'Oblicz raty tylko dla tego produktu' });
  await expect(only).toBeDisabled();
  await expect(only).toHaveAccessibleDescription('Zwiększ ilość produktu, aby obliczyć raty.');
  await expect(dialog(page).getByText('razem z kwotą z koszyka')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();

  await quantityField(page).fill(String(Math.ceil(300 / (await priceOf(page))) + 1));
  await expect(trigger(page)).toHaveAttribute('href', /kwota=\d+\.\d\d$/);
});

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

test('the basket has a calculator of its own, which follows its changes', async ({ page }) => {
  await open(page, IN_SIZES);
  const price = await priceOf(page);
  await buy(page);
  await page.goto('/basketedit.php');
  await untilAwake(page, 'basket-lines');
  await trigger(page).click();
  await expect(dialog(page)).toContainText('Najniższa kwota zakupu w systemie Raty Mgła to 300,00 zł');
  const button = dialog(page).getByRole('button', { name: 'Oblicz raty dla wybranych produktów' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Zwiększ ilość produktów w koszyku, aby obliczyć raty.');
  await page.keyboard.press('Escape');

  const enough = Math.ceil(300 / price);
  await page.getByLabel(`Ilość: ${IN_SIZES}`).fill(String(enough));
  await page.getByLabel(`Ilość: ${IN_SIZES}`).blur();
  await expect(trigger(page)).toHaveAttribute(
    'href',
    `/informacje/raty?kwota=${(enough * price).toFixed(2)}`,
  );
});

test('an English shopper reads the exact words', async ({ page }) => {
  await openProduct(page, IN_SIZES);
  await page.getByRole('link', { name: 'English' }).click();
  await untilAwake(page, 'buy-box');
  await trigger(page).click();
  const english = page.getByRole('dialog', { name: 'Instalment calculator: Raty Mgła' });
  await expect(english).toContainText(
    'You cannot run the instalments simulation for this product, because the minimum sum that allows for purchase made by Raty Mgła is 300,00 zł',
  );
  await expect(
    english.getByRole('button', { name: 'Calculate instalments only for this product' }),
  ).toHaveAccessibleDescription('Increase the product quantity to run the instalments calculator.');
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
