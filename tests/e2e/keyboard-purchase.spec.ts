import type { Page } from '@playwright/test';
import { heading, orderButton, PLACE } from '#tests/support/journey/checkout.ts';
import { newName } from '#tests/support/journey/client.ts';
import { control } from '#tests/support/journey/form.ts';
import { walkAndChoose, walkAndPress, walkAndType, walkTo } from '#tests/support/journey/keyboard.ts';
import {
  addButton,
  basketCount,
  expect,
  test,
  toast,
  untilHydrated,
  untilReady,
} from '#tests/support/journey/shop.ts';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** From the main page to a product: its first Tab offers a way to the search. */
async function findByKeyboard(page: Page, product: string): Promise<void> {
  await page.goto('/');
  await untilReady(page);
  await walkAndPress(page, page.getByRole('button', { name: 'Przejdź do wyszukiwarki' }));
  await expect(page.locator('.header input[name=text]')).toBeFocused();
  await page.keyboard.type(product);
  await page.keyboard.press('Enter');
  await expect(heading(page, `Wyniki dla „${product}”`)).toBeVisible();
  await walkAndPress(page, page.getByRole('main').getByRole('link', { name: product, exact: true }));
  await expect(heading(page, product)).toBeVisible();
}

async function fillInByKeyboard(page: Page): Promise<void> {
  const typed = { email: `${newName()}@example.org`, ...PLACE };
  for (const [name, text] of Object.entries(typed)) await walkAndType(page, control(page, name), text);
}

test('a whole purchase goes by keyboard alone, and every stop can be seen', async ({ page }) => {
  test.slow();
  await findByKeyboard(page, 'Brazylia Cerrado');
  await untilHydrated(page, 'buy-box');
  await walkTo(page, page.locator('input[name=size]'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '500 g' })).toBeChecked();
  await walkAndPress(page, addButton(page));
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await expect(basketCount(page)).toHaveText('1');

  // One Tab from the button that has added it.
  await expect(page.getByRole('heading', { name: 'Dodano do koszyka' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^W koszyku: / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Koszyk')).toBeVisible();
  await walkAndPress(page, page.getByRole('link', { name: 'Przejdź do zamówienia' }));
  await expect(heading(page, 'Dane')).toBeVisible();
  await fillInByKeyboard(page);
  await walkAndPress(page, button(page, 'Dalej: dostawa'));

  await expect(heading(page, 'Dostawa i płatność')).toBeVisible();
  await walkAndChoose(page, page.getByRole('radio', { name: 'Odbiór w palarni' }));
  await walkAndChoose(page, page.getByRole('radio', { name: 'Płatność online' }));
  await walkAndPress(page, button(page, 'Dalej: podsumowanie'));
  await expect(heading(page, 'Podsumowanie')).toBeVisible();
  await walkAndPress(page, page.getByRole('main').getByRole('checkbox').first(), 'Space');
  await walkAndPress(page, orderButton(page));

  await expect(heading(page, 'Bramka testowa')).toBeVisible();
  await walkAndPress(page, page.getByRole('main').getByRole('button').first());
  await expect(heading(page, /^Zamówienie /)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/opłacone/i);
});
