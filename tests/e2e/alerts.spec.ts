import type { Page } from '@playwright/test';
import {
  addButton,
  expect,
  IN_SIZES,
  openProduct,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

/** Asks for none, which is below the minimum: a warning. */
async function askForNone(page: Page): Promise<void> {
  await page.getByLabel('Ilość').fill('0');
  await page.getByLabel('Ilość').blur();
  await expect(toast(page)).toHaveCount(1);
}

async function open(page: Page): Promise<void> {
  await openProduct(page, IN_SIZES);
  await untilHydrated(page, 'buy-box');
}

test.describe('an alert', () => {
  test('is of one of four kinds, each announced: information, warning, error, success', async ({
    page,
    complaints,
  }) => {
    await open(page);
    await askForNone(page);
    await expect(toast(page)).toHaveClass('toast toast--warning');
    await expect(toast(page)).toHaveAttribute('role', 'alert');
    await toast(page).click();

    await addButton(page).click();
    await expect(page.locator('.toast--success')).toHaveAttribute('role', 'status');

    await page.route('**/basketchange.php', (route) => route.abort());
    await addButton(page).click();
    await expect(page.locator('.toast--error')).toHaveAttribute('role', 'alert');

    await page.locator('.footer').getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
    // It is looked for before it comes: on a busy machine its four seconds may be over when the press is.
    const told = expect(page.locator('.toast--info')).toHaveAttribute('role', 'status');
    await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await told;
    complaints.length = 0;
  });
});
