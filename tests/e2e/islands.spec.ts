import type { Page } from '@playwright/test';
import { gate } from '#tests/support/gate.ts';
import { addButton, basketCount, expect, IN_SIZES, test, toast } from '#tests/support/journey/shop.ts';

/** Opens the product with its islands' code held back; the answer lets it through. */
async function openUnhydrated(page: Page): Promise<() => void> {
  const { opened, open: release } = gate();
  await page.route('**/assets/react-*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/produkt/7/brazylia-cerrado');
  return release;
}

test('a size, a quantity, steps and a click that come before the island is hydrated are not lost', async ({
  page,
}) => {
  const release = await openUnhydrated(page);
  await page.locator('.sizes').getByText('1 kg', { exact: true }).click();
  await page.getByLabel('Ilość').fill('2');
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'Więcej' }).click();
  await addButton(page).click();
  await expect(page.locator('shop-island[name=buy-box]')).toHaveAttribute('aria-busy', 'true');
  release();

  await expect(toast(page)).toContainText('Produkt został dodany.');
  await expect(basketCount(page)).toHaveText('1');
  await expect(page.getByRole('radio', { name: '1 kg' })).toBeChecked();
  await expect(page.getByLabel('Ilość')).toHaveValue('4');
  await page.goto('/basketedit.php');
  await expect(page.locator('.line')).toContainText('1 kg');
  await expect(page.getByLabel(`Ilość: ${IN_SIZES}`)).toHaveValue('4');
});
